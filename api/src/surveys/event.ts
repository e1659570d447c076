/** Whether an event that a questionnaire follows has happened to a parcel. */
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { SurveyAbout } from '@amberlane/contract/calls/surveys';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { readWaybillNumbers } from '../tracking/service.ts';

const DAY_MS = 86_400_000;

/** The number as it is stored, whatever was typed. Throws {@link ApiError} WAYBILL_REQUIRED. */
export function readAbout({ event, waybillNo }: SurveyAbout): SurveyAbout {
  const [number] = readWaybillNumbers([waybillNo]);
  if (number === undefined) throw new ApiError(ERROR.WAYBILL_REQUIRED);
  return { event, waybillNo: number };
}

/** `unknown`: nobody knows the parcel, or it has not come so far. `old`: people have forgotten how it was. */
export async function eventState(db: Kysely<Database> | Transaction<Database>, { event, waybillNo }: SurveyAbout, now: Date): Promise<'unknown' | 'fresh' | 'old'> {
  const parcel = await db.selectFrom('waybill').select(['latest_code', 'latest_at']).where('waybill_no', '=', waybillNo).executeTakeFirst();
  if (parcel?.latest_code !== event) return 'unknown';
  return now.getTime() - parcel.latest_at.getTime() < RULES.surveys.eventDays * DAY_MS ? 'fresh' : 'old';
}
