/** Tells two persons apart without telling who they are. Pure. */
import { createHash, randomUUID } from 'node:crypto';
import type { SurveyAbout } from '@amberlane/contract/calls/surveys';
import type { Customer } from '../plugins/call-route.ts';

type Kind = 'account' | 'browser' | 'parcel' | 'nobody';

/** SHA-256 of questionnaire and person: the same person has another hash in each questionnaire. */
const hashOf = (surveyCode: string, kind: Kind, id: string): string => createHash('sha256').update(`${surveyCode} ${kind} ${id}`).digest('hex');

export const parcelHash = (surveyCode: string, { event, waybillNo }: SurveyAbout): string => hashOf(surveyCode, 'parcel', `${event} ${waybillNo}`);

/** The signed-in customer, else the browser; null for somebody who shows neither. */
export function personHash(surveyCode: string, customer: Pick<Customer, 'accountId'> | null, respondentId: string | undefined): string | null {
  if (customer) return hashOf(surveyCode, 'account', customer.accountId);
  return respondentId === undefined ? null : hashOf(surveyCode, 'browser', respondentId);
}

/** Somebody who was never here and never comes again. */
export const strangerHash = (surveyCode: string): string => hashOf(surveyCode, 'nobody', randomUUID());
