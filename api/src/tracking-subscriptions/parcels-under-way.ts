/** The parcels that somebody asks for email updates about. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { judgeWaybillNo } from '@amberlane/contract/domain';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { isFinal } from '../tracking/lifecycle.ts';
import { readWaybillNumbers } from '../tracking/service.ts';
import { findSubscribableParcels, type SubscribableParcel } from './repository.ts';

const isRight = (number: string): boolean => judgeWaybillNo(number).kind === 'ok';

/** Throws {@link ApiError} for what is no tracking number. */
export function readNumber(typed: string): string {
  const [number = ''] = readWaybillNumbers([typed]);
  if (!isRight(number)) throw new ApiError(ERROR.WAYBILL_MALFORMED);
  return number;
}

/** The tracking numbers of a list as typed, at least one. Throws {@link ApiError} where there is none. */
export function readNumbers(typed: string): readonly string[] {
  const numbers = readWaybillNumbers([typed]).filter(isRight);
  if (numbers.length === 0) throw new ApiError(ERROR.WAYBILL_MALFORMED);
  return numbers;
}

/** Throws {@link ApiError} when none of the numbers is known, or all of them are at their end. */
export async function parcelsUnderWay(db: Kysely<Database>, numbers: readonly string[]): Promise<readonly SubscribableParcel[]> {
  const known = await findSubscribableParcels(db, numbers);
  if (known.length === 0) throw new ApiError(ERROR.NO_TRACK_INFO);
  const parcels = known.filter(({ latest_code }) => !isFinal(latest_code));
  if (parcels.length === 0) throw new ApiError(ERROR.FOLLOW_ENDED);
  return parcels;
}
