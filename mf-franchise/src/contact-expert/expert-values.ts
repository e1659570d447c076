/** What the form for a question to an expert holds, as typed, and the request that it makes. Pure. */
import type { Country } from '@amberlane/contract/site';
import { BLANK_NEEDS, needsRequest, type NeedsValues } from '../shipping-needs/needs-values.ts';

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

export const blankQuestion = (country: Country): ExpertValues => ({
  ...BLANK_NEEDS,
  lastName: '', firstName: '', title: '', company: '', companyAddress: '', country, contactNumber: '', email: '',
  customerType: 'BUSINESS', contactWay: '', questions: '', otherInfo: '',
});

export const toQuestion = ({ customerStatus, scope, transportMode, cycle, volumePerCycle, serviceTypes, localWay, ...rest }: ExpertValues) => ({
  ...rest,
  ...needsRequest({ customerStatus, scope, transportMode, cycle, volumePerCycle, serviceTypes, localWay }),
});
