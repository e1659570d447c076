import type { ReactNode } from 'react';
import { FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { saveCustomerFeedback } from '@amberlane/contract/call-index/leads';
import { isCountry, type Country } from '@amberlane/contract/site';
import { Notice, TextLink } from '@amberlane/ui';
import { EmailField, FieldGroup, TextField } from '@amberlane/ui/fields';
import { AttachmentsField } from '../lead-form/attachments-field.tsx';
import { ContactNumberField, ContactWayField, CountryField, fieldLabel, fieldLabelId } from '../lead-form/contact-fields.tsx';
import { LeadColumns } from '../lead-form/lead-columns.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { leadSends } from '../lead-form/lead-sends.ts';
import { OfficeCard } from '../lead-form/office-card.tsx';
import { PointList } from '../lead-form/point-list.tsx';
import { MessageField } from '../lead-form/message-field.tsx';
import { MoreFields } from '../lead-form/more-fields.tsx';
import { NameFields, OtherInfoField } from '../lead-form/person-fields.tsx';
import { PrivacyLine } from '../lead-form/privacy-line.tsx';
import { needsNumber } from '../lead-form/reply-by-number.ts';
import { useLeadForm, type LeadFormState } from '../lead-form/use-lead-form.ts';
import { AnswerStep } from './answer-promise.tsx';
import { answerDays, blankFeedback, checkFeedback, startQuery, toFeedback, type FeedbackStart, type FeedbackValues } from './feedback-values.ts';
import { TopicField } from './topic-field.tsx';
import css from './feedback.module.css';

const STEPS = ['reference', 'read', 'answer', 'reopen'] as const;
const OWN_LABELS: ReadonlySet<string> = new Set(['topic', 'waybillNo']);
const labelIdOf = (field: string): string => (OWN_LABELS.has(field) ? `feedback-form.${field}` : fieldLabelId(field));

interface FeedbackFormProps {
  readonly start: FeedbackStart;
  /** On a page of another squad. */
  readonly inSlot?: boolean;
}

/** Feedback and complaints: topic first, since it decides how soon we answer; a parcel, the words, files, the sender. */
export function FeedbackForm({ start, inSlot = false }: FeedbackFormProps) {
  const intl = useIntl();
  const market = useMarket();
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const lead = useLeadForm({
    name: 'feedback',
    call: saveCustomerFeedback,
    initial: blankFeedback(start, market.country),
    prefilled: ['waybillNo', 'topic'],
    toRequest: toFeedback,
    check: checkFeedback,
    send: (request) => dispatch(leadSends.endpoints.sendFeedback.initiate(request, { track: false })),
  });
  const { values } = lead;
  const country = isCountry(values.country) ? values.country : market.country;
  const level = inSlot ? 3 : 2;
  return (
    <LeadColumns
      inSlot={inSlot}
      aside={
        <>
          <PointList
            level={level}
            title={<FormattedMessage id="lead-form.next.title" />}
            kind="steps"
            points={STEPS.filter((step) => (step === 'reference' ? lead.arrived === null : step !== 'answer' || (lead.arrived === null && answerDays(values.topic) !== null))).map((step) =>
              step === 'answer' ? (
                <AnswerStep key={step} topic={values.topic} country={country} />
              ) : (
                <FormattedMessage key={step} id={`feedback-form.next.${step}`} values={{ days: RULES.feedback.reopenDays, status: toStatus }} />
              ),
            )}
          />
          {/* A page of another squad that holds the form has the reader's own office on it. */}
          {inSlot && country === market.country ? null : <OfficeCard level={level} country={country} {...(lead.arrived === null && { call: 'feedback-form.urgent' })} />}
        </>
      }
    >
      {lead.arrived ? null : (
        <Notice>
          <FormattedMessage id="feedback-form.first" values={{ track: toTrack, claims: toClaims }} />
        </Notice>
      )}
      <LeadForm
        lead={lead}
        label={intl.formatMessage({ id: 'feedback-form.label' })}
        submit={<FormattedMessage id="feedback-form.submit" />}
        receivedTitle={<FormattedMessage id="feedback-form.received" />}
        country={country}
        labelIdOf={labelIdOf}
        returnQuery={startQuery(start)}
      >
        <Matter lead={lead} country={country} />
        <Sender lead={lead} />
        <PrivacyLine />
      </LeadForm>
    </LeadColumns>
  );
}

/** The words of a message that lead to the page of sent messages. */
const toStatus = (words: ReactNode) => (
  <TextLink key="status" to="service/case">
    {words}
  </TextLink>
);

/** The words of a message that lead to a parcel's latest state, and to the time limits of a claim. */
const toTrack = (words: ReactNode) => (
  <TextLink key="track" to="track">
    {words}
  </TextLink>
);
const toClaims = (words: ReactNode) => (
  <TextLink key="claims" to="service/support#claims">
    {words}
  </TextLink>
);

/** What it is about, with the limit of our answer and of a claim. */
function Matter({ lead: { text }, country }: { readonly lead: LeadFormState<FeedbackValues>; readonly country: Country }) {
  return (
    <div className={css.group}>
      <FieldGroup legend={<FormattedMessage id="feedback-form.matter" />}>
        <TopicField bind={text('topic')} country={country} />
        <TextField
          {...text('waybillNo')}
          label={<FormattedMessage id="feedback-form.waybillNo" />}
          hint={<FormattedMessage id="feedback-form.waybillNo.hint" />}
          required={false}
          code
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </FieldGroup>
      <MessageField text={text} field="questions" hint={<FormattedMessage id="feedback-form.questions.hint" />} />
      <AttachmentsField text={text} hint={<FormattedMessage id="feedback-form.attachments.hint" />} />
    </div>
  );
}

/** Who writes, and how to answer; the number is required only where the answer comes by it. */
function Sender({ lead: { text, values } }: { lead: LeadFormState<FeedbackValues> }) {
  return (
    <div className={css.group}>
      <FieldGroup legend={<FormattedMessage id="lead-form.person" />}>
        <NameFields text={text} />
        <EmailField {...text('email')} label={fieldLabel('email')} />
        <CountryField bind={text('country')} hint={<FormattedMessage id="lead-form.country.hint" />} />
        <ContactWayField bind={text('contactWay')} />
        <ContactNumberField bind={text('contactNumber')} country={values.country} required={needsNumber(values)} />
      </FieldGroup>
      <MoreFields title={<FormattedMessage id="feedback-form.more" />} note={<FormattedMessage id="form.optional" />} fields={['company', 'companyAddress', 'otherInfo'].map(text)}>
        <TextField {...text('company')} label={fieldLabel('company')} required={false} autoComplete="organization" maxLength={120} />
        <TextField {...text('companyAddress')} label={fieldLabel('companyAddress')} required={false} autoComplete="address-line1" maxLength={240} />
        <OtherInfoField text={text} />
      </MoreFields>
    </div>
  );
}
