/** Questionnaires as the site starts with them. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { AFTER_DELIVERY } from './data/after-delivery.ts';
import { DELIVERY_POLL } from './data/delivery-poll.ts';
import { RECEIVING } from './data/receiving.ts';
import { SATISFACTION } from './data/satisfaction.ts';
import { SELLER_NEEDS } from './data/seller-needs.ts';
import { fillSurveySet, type StoredSurvey } from './repository.ts';

/** The first is the one of the page `questionnaire-20221008` (spec §2). */
export const STARTING_SURVEYS: readonly StoredSurvey[] = [
  { code: '20221008', status: 'COLLECTING', definition: SATISFACTION },
  { code: 'seller-needs', status: 'COLLECTING', definition: SELLER_NEEDS },
  { code: 'receiving', status: 'COLLECTING', definition: RECEIVING },
  { code: 'after-delivery', status: 'COLLECTING', definition: AFTER_DELIVERY },
  { code: 'delivery-poll', status: 'CLOSED', definition: DELIVERY_POLL },
];

export const fillSurveys = (db: Kysely<Database>): Promise<void> => fillSurveySet(db, STARTING_SURVEYS);
