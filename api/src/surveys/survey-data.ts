/** Questionnaires as the site starts with them. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { DELIVERY_POLL } from './data/delivery-poll.ts';
import { SATISFACTION } from './data/satisfaction.ts';
import { SELLER_NEEDS } from './data/seller-needs.ts';
import { fillSurveySet, type StartingSurvey } from './repository.ts';

/** The first is the one of the page `questionnaire-20221008` (spec §2). */
export const STARTING_SURVEYS: readonly StartingSurvey[] = [
  { code: '20221008', status: 'COLLECTING', definition: SATISFACTION },
  { code: 'seller-needs', status: 'COLLECTING', definition: SELLER_NEEDS },
  { code: 'delivery-poll', status: 'CLOSED', definition: DELIVERY_POLL },
];

export const fillSurveys = (db: Kysely<Database>): Promise<void> => fillSurveySet(db, STARTING_SURVEYS);
