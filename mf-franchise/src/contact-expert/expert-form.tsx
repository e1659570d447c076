import { FormattedMessage, useDispatch, useIntl, useMarket, usePageAddress, type SiteStore } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { saveContactExpert } from '@amberlane/contract/call-index/leads';
import { isCountry, type Country } from '@amberlane/contract/site';
import { AnswerDay } from '../lead-form/answer-day.tsx';
import { MessageField } from '../lead-form/message-field.tsx';
import { LeadColumns } from '../lead-form/lead-columns.tsx';
import { leadCalls } from '../lead-form/lead-calls.ts';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { leadSends } from '../lead-form/lead-sends.ts';
import { OfficeCard } from '../lead-form/office-card.tsx';
import { PersonFields } from '../lead-form/person-fields.tsx';
import { PointList } from '../lead-form/point-list.tsx';
import { PrivacyLine } from '../lead-form/privacy-line.tsx';
import { checkReply, needsNumber } from '../lead-form/reply-by-number.ts';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { checkNeeds } from '../shipping-needs/needs-values.ts';
import { needsLabelId, ShippingNeeds } from '../shipping-needs/shipping-needs.tsx';
import { blankQuestion, toQuestion } from './expert-values.ts';
import { readQuoteStart, type QuoteStart } from './quote-start.ts';

const STEPS = ['reference', 'expert', 'answer'] as const;
const labelIdOf = (field: string): string => (field === 'questions' ? 'contact-proficient.question' : needsLabelId(field));

/** The message is a question. */
export const ASKED = { questions: 'question' } as const;

/**
 * A question to a logistics expert, with what its writer wants to ship; beside it who answers, by when, and the phone. Who
 * comes from a price finds it in the question.
 */
export function ExpertForm() {
  const intl = useIntl();
  const market = useMarket();
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const quote = readQuoteStart(new URLSearchParams(usePageAddress().search));
  const aboutQuote = useQuoteLines(quote);
  const lead = useLeadForm({
    name: 'contact-expert',
    call: saveContactExpert,
    initial: blankQuestion(market.country, quote, aboutQuote),
    prefilled: [...(quote.origin ? (['country'] as const) : []), ...(quote.destination ? (['scope'] as const) : [])],
    onTop: 'questions',
    lists: ['serviceTypes'],
    toRequest: toQuestion,
    check: (all) => [...checkNeeds(all), ...checkReply(all)],
    asked: ASKED,
    send: (request) => dispatch(leadSends.endpoints.sendExpertQuestion.initiate(request, { track: false })),
  });
  const { text, values } = lead;
  const country = isCountry(values.country) ? values.country : market.country;
  return (
    <LeadColumns
      aside={
        <>
          <PointList title={<FormattedMessage id="lead-form.next.title" />} kind="steps" points={STEPS.filter((step) => lead.arrived === null || step !== 'reference').map((step) => <Step key={step} id={step} isSent={lead.arrived !== null} country={country} />)} />
          <OfficeCard country={country} {...(lead.arrived === null && { call: 'contact-proficient.call' })} />
        </>
      }
    >
      <LeadForm
        lead={lead}
        label={intl.formatMessage({ id: 'contact-proficient.title' })}
        submit={<FormattedMessage id="contact-proficient.submit" />}
        receivedTitle={<FormattedMessage id="contact-proficient.received" />}
        country={country}
        labelIdOf={labelIdOf}
      >
        <MessageField text={text} field="questions" label={<FormattedMessage id="contact-proficient.question" />} hint={<FormattedMessage id="contact-proficient.question.hint" />} />
        <PersonFields text={text} needsNumber={needsNumber(values)} />
        <ShippingNeeds text={text} asksType />
        <PrivacyLine />
      </LeadForm>
    </LeadColumns>
  );
}

interface StepProps {
  readonly id: (typeof STEPS)[number];
  /** The question is with us, and its receipt has the day. */
  readonly isSent: boolean;
  readonly country: Country;
}

/** A step of what happens next; the last one with the day of our answer. */
function Step({ id, isSent, country }: StepProps) {
  const words = <FormattedMessage id={`contact-proficient.next.${id}`} values={{ days: RULES.enquiry.answerDays }} />;
  if (id !== 'answer' || isSent) return words;
  return (
    <AnswerDay as="contact-proficient.next.date" days={RULES.enquiry.answerDays} country={country}>
      {words}
    </AnswerDay>
  );
}

/** The lines about a price with which a question begins; '' for none. */
function useQuoteLines({ origin, destination, grams, product }: QuoteStart): string {
  const intl = useIntl();
  const { locale } = useMarket();
  const { data } = leadCalls.useLeadOfficesQuery({ locale });
  const nameOf = (code: Country): string => data?.find(({ country }) => country === code)?.name ?? intl.formatDisplayName(code, { type: 'region' }) ?? code;
  const lines = [
    origin && intl.formatMessage({ id: 'contact-proficient.quote.origin' }, { country: nameOf(origin) }),
    destination && intl.formatMessage({ id: 'contact-proficient.quote.destination' }, { country: nameOf(destination) }),
    grams !== null && intl.formatMessage({ id: 'contact-proficient.quote.weight' }, { weight: intl.formatNumber(grams / 1_000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }) }),
    product && intl.formatMessage({ id: 'contact-proficient.quote.product' }, { product }),
  ].filter((line) => typeof line === 'string');
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}
