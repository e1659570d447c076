/** Words of the desk for what has a code, and its way of writing times. */
import { COUNTRIES, LOCALE_FACTS, isLocale, type Country } from '@amberlane/contract/site';
import type { CaseKind, CaseStatus } from '@amberlane/contract/calls/cases';
import type { FeedbackTopic } from '@amberlane/contract/calls/leads';
import { html, type Html } from './html.ts';

export const KINDS: Readonly<Record<CaseKind, string>> = {
  franchise: 'Franchise application',
  business: 'Business enquiry',
  expert: 'Question to an expert',
  feedback: 'Feedback',
  job: 'Job application',
};

export const STATUSES: Readonly<Record<CaseStatus, string>> = {
  RECEIVED: 'Received',
  VERIFICATION: 'Verification',
  CONTRACT: 'Contract',
  SIGNED: 'Contract signed',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  IN_PROGRESS: 'In progress',
  ANSWERED: 'Answered',
  REOPENED: 'Reopened',
  CLOSED: 'Closed',
  REVIEW: 'Under review',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
};

export const TOPICS: Readonly<Record<FeedbackTopic, string>> = {
  LATE: 'Late parcel',
  DAMAGED: 'Damaged parcel',
  LOST: 'Lost parcel',
  DELIVERY: 'Delivery',
  CUSTOMS: 'Customs',
  PRICE: 'Price or invoice',
  SERVICE: 'Service and staff',
  WEBSITE: 'Website',
  SUGGESTION: 'Suggestion',
  OTHER: 'Something else',
};

/** Fields of the forms. */
export const FIELDS: Readonly<Record<string, string>> = {
  topic: 'Topic',
  waybillNo: 'Tracking number',
  questions: 'Message',
  name: 'Name',
  title: 'Title',
  lastName: 'Last name',
  firstName: 'First name',
  company: 'Company',
  companyAddress: 'Company address',
  country: 'Country',
  state: 'State or region',
  city: 'City',
  contactNumber: 'Phone',
  email: 'Email',
  contactWay: 'Preferred contact method',
  logisticsExperience: 'Experience in logistics',
  customerType: 'Customer type',
  customerStatus: 'Customer status',
  scope: 'Destination',
  transportMode: 'Frequency',
  cycle: 'Period',
  volumePerCycle: 'Parcels per period',
  serviceTypes: 'Type of shipments',
  localWay: 'How we receive the parcels',
  jobId: 'Position',
  letter: 'Cover letter',
  consent: 'Consent to data retention',
  remark: 'Comments',
  otherInfo: 'Other information',
};

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (country: Country): string => REGIONS.of(country) ?? country;
/** By name. */
export const COUNTRIES_BY_NAME: readonly Country[] = [...COUNTRIES].sort((left, right) => countryName(left).localeCompare(countryName(right), 'en'));

export const languageName = (locale: string): string => (isLocale(locale) ? (new Intl.DisplayNames('en', { type: 'language' }).of(LOCALE_FACTS[locale].tag) ?? locale) : locale);

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** `20 Nov 2026, 10:30`, UTC. */
export const instant = (at: Date): Html => html`<time datetime="${at.toISOString()}">${TIME.format(at)}</time>`;

/** `1.4 MB` */
export function size(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  return bytes < 1_048_576 ? `${Math.round(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

const HOUR_MS = 3_600_000;

/** `in 5 h`, `3 d ago`: how far off a time limit is. */
export function distance(from: Date, to: Date): string {
  const hours = Math.round(Math.abs(to.getTime() - from.getTime()) / HOUR_MS);
  const text = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
  return to < from ? `${text} ago` : `in ${text}`;
}
