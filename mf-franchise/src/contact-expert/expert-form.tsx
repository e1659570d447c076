import { FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { saveContactExpert } from '@amberlane/contract/call-index/leads';
import { isCountry } from '@amberlane/contract/site';
import { MessageFields } from '../lead-form/message-fields.tsx';
import { LeadColumns } from '../lead-form/lead-columns.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { leadSends } from '../lead-form/lead-sends.ts';
import { OfficeCard } from '../lead-form/office-card.tsx';
import { PersonFields } from '../lead-form/person-fields.tsx';
import { PointList } from '../lead-form/point-list.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { checkNeeds } from '../shipping-needs/needs-values.ts';
import { needsLabelId, ShippingNeeds } from '../shipping-needs/shipping-needs.tsx';
import { blankQuestion, toQuestion } from './expert-values.ts';

const STEPS = ['reference', 'expert', 'answer'] as const;
const HANDY = ['volume', 'goods', 'pickup'] as const;

/** A question to a logistics expert, with what its writer wants to ship; beside it who answers, by when, and the phone. */
export function ExpertForm() {
  const intl = useIntl();
  const market = useMarket();
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const lead = useLeadForm({
    name: 'contact-expert',
    call: saveContactExpert,
    initial: blankQuestion(market.country),
    lists: ['serviceTypes'],
    toRequest: toQuestion,
    check: checkNeeds,
    send: (request) => dispatch(leadSends.endpoints.sendExpertQuestion.initiate(request, { track: false })),
  });
  const { text, values } = lead;
  const country = isCountry(values.country) ? values.country : market.country;
  return (
    <LeadColumns
      aside={
        <>
          <PointList title={<FormattedMessage id="lead-form.next.title" />} kind="steps" points={STEPS.map((step) => <FormattedMessage key={step} id={`contact-proficient.next.${step}`} values={{ days: RULES.enquiry.answerDays }} />)} />
          <PointList title={<FormattedMessage id="contact-proficient.handy" />} points={HANDY.map((thing) => <FormattedMessage key={thing} id={`contact-proficient.handy.${thing}`} />)} />
          <OfficeCard country={country} />
        </>
      }
    >
      <LeadForm
        lead={lead}
        label={intl.formatMessage({ id: 'contact-proficient.title' })}
        submit={<FormattedMessage id="contact-proficient.submit" />}
        receivedTitle={<FormattedMessage id="contact-proficient.received" />}
        country={country}
        labelIdOf={needsLabelId}
      >
        <PersonFields text={text} />
        <ShippingNeeds text={text} asksType />
        <MessageFields text={text} field="questions" legend={<FormattedMessage id="contact-proficient.question" />} hint={<FormattedMessage id="contact-proficient.question.hint" />} required />
      </LeadForm>
    </LeadColumns>
  );
}
