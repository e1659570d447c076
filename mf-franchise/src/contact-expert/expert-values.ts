/** What the form for a question to an expert holds, as typed, and the request that it makes. Pure. */
import type { Country } from '@amberlane/contract/site';
import { BLANK_NEEDS, needsRequest, type NeedsValues } from '../shipping-needs/needs-values.ts';
import { scopeOf, type QuoteStart } from './quote-start.ts';

interface ExpertValues extends NeedsValues {
  readonly lastName: string;
  readonly firstName: string;
  readonly title: string;
  readonly company: string;
  readonly companyAddress: string;
  readonly country: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly customerType: string;
  readonly contactWay: string;
  readonly questions: string;
  readonly otherInfo: string;
}

/** `questions`: what the question begins with; '' for nothing. */
export const blankQuestion = (country: Country, quote: QuoteStart, questions: string): ExpertValues => ({
  ...BLANK_NEEDS,
  scope: scopeOf(quote) ?? BLANK_NEEDS.scope,
  lastName: '', firstName: '', title: '', company: '', companyAddress: '', country: quote.origin ?? country, contactNumber: '', email: '',
  customerType: '', contactWay: '', questions, otherInfo: '',
});

export const toQuestion = ({ customerType, customerStatus, scope, transportMode, cycle, volumePerCycle, serviceTypes, localWay, ...rest }: ExpertValues) => ({
  ...rest,
  ...(customerType !== '' && { customerType }),
  ...needsRequest({ customerStatus, scope, transportMode, cycle, volumePerCycle, serviceTypes, localWay }),
});
