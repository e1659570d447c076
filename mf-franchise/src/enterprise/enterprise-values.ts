/** What the form of a future business customer holds, as typed, and the request that it makes. Pure. */
import type { Country } from '@amberlane/contract/site';
import { BLANK_NEEDS, needsRequest, type NeedsValues } from '../shipping-needs/needs-values.ts';

interface EnterpriseValues extends NeedsValues {
  readonly lastName: string;
  readonly firstName: string;
  readonly title: string;
  readonly company: string;
  readonly companyAddress: string;
  readonly country: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly contactWay: string;
  readonly remark: string;
}

/** Who asks for a contract ships regularly. */
export const blankEnquiry = (country: Country): EnterpriseValues => ({
  ...BLANK_NEEDS,
  transportMode: 'REGULAR',
  lastName: '', firstName: '', title: '', company: '', companyAddress: '', country, contactNumber: '', email: '', contactWay: '', remark: '',
});

export const toEnquiry = ({ customerStatus, scope, transportMode, cycle, volumePerCycle, serviceTypes, localWay, ...rest }: EnterpriseValues) => ({
  ...rest,
  ...needsRequest({ customerStatus, scope, transportMode, cycle, volumePerCycle, serviceTypes, localWay }),
  customerType: 'BUSINESS',
});
