import { FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { saveCustomerFeedback } from '@amberlane/contract/call-index/leads';
import { isCountry } from '@amberlane/contract/site';
import { EmailField, FieldGroup, TextAreaField, TextField } from '@amberlane/ui/fields';
import { AttachmentsField } from '../lead-form/attachments-field.tsx';
import { ContactNumberField, ContactWayField, CountryField, fieldLabel, fieldLabelId, RequiredHint } from '../lead-form/contact-fields.tsx';
import { LeadColumns } from '../lead-form/lead-columns.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { missingId } from '../lead-form/missing-id.ts';
import { leadSends } from '../lead-form/lead-sends.ts';
import { OfficeCard } from '../lead-form/office-card.tsx';
import { PointList } from '../lead-form/point-list.tsx';
import { useLeadForm, type LeadFormState } from '../lead-form/use-lead-form.ts';
import { AnswerPromise } from './answer-promise.tsx';
import { blankFeedback, checkFeedback, needsNumber, startQuery, toFeedback, type FeedbackStart, type FeedbackValues } from './feedback-values.ts';
import { MoreDetails } from './more-details.tsx';
import { TopicField } from './topic-field.tsx';
import css from './feedback.module.css';

const STEPS = ['reference', 'read', 'reopen'] as const;
const OWN_LABELS: ReadonlySet<string> = new Set(['topic', 'waybillNo']);
const labelIdOf = (field: string): string => (OWN_LABELS.has(field) ? `feedback-form.${field}` : fieldLabelId(field));
const missingIdOf = (field: string): string | undefined => (field === 'topic' ? 'feedback-form.missing.topic' : missingId(field));

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
    missingIdOf,
    send: (request) => dispatch(leadSends.endpoints.sendFeedback.initiate(request, { track: false })),
  });
  const { text, values } = lead;
  const country = isCountry(values.country) ? values.country : market.country;
  const level = inSlot ? 3 : 2;
  return (
    <LeadColumns
      inSlot={inSlot}
      aside={
        <>
          <PointList level={level} title={<FormattedMessage id="lead-form.next.title" />} kind="steps" points={STEPS.filter((step) => lead.arrived === null || step !== 'reference').map((step) => <FormattedMessage key={step} id={`feedback-form.next.${step}`} />)} />
          {/* A page of another squad that holds the form has the reader's own office on it. */}
          {inSlot && country === market.country ? null : <OfficeCard level={level} country={country} />}
        </>
      }
    >
      <LeadForm
        lead={lead}
        label={intl.formatMessage({ id: 'feedback-form.label' })}
        submit={<FormattedMessage id="feedback-form.submit" />}
        receivedTitle={<FormattedMessage id="feedback-form.received" />}
        country={country}
        labelIdOf={labelIdOf}
        returnQuery={startQuery(start)}
      >
        <div className={css.group}>
          <TopicField {...text('topic')} />
          <AnswerPromise topic={values.topic} country={country} />
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
          <TextAreaField {...text('questions')} label={fieldLabel('questions')} rows={6} maxLength={2_000} />
          <AttachmentsField text={text} hint={<FormattedMessage id="feedback-form.attachments.hint" />} />
        </div>
        <Sender lead={lead} />
      </LeadForm>
    </LeadColumns>
  );
}

/** Who writes, and how to answer; the number counts only where the answer comes by it. */
function Sender({ lead: { text, values } }: { lead: LeadFormState<FeedbackValues> }) {
  return (
    <>
      <FieldGroup legend={<FormattedMessage id="lead-form.person" />} hint={<RequiredHint />}>
        <TextField {...text('firstName')} label={fieldLabel('firstName')} required={false} autoComplete="given-name" maxLength={60} />
        <TextField {...text('lastName')} label={fieldLabel('lastName')} autoComplete="family-name" maxLength={60} />
        <EmailField {...text('email')} label={fieldLabel('email')} />
        <CountryField bind={text('country')} hint={<FormattedMessage id="lead-form.country.hint" />} />
        <ContactWayField bind={text('contactWay')} />
        <ContactNumberField bind={text('contactNumber')} required={needsNumber(values)} />
      </FieldGroup>
      <MoreDetails text={text} />
    </>
  );
}
