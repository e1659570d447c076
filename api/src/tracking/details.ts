/**
 * What is behind a public tracking answer: shown to the customer who owns the waybill, and to whoever knows the end of
 * the consignee's phone. Four digits are few, so tries are counted per waybill, wherever they come from, and a
 * refusal reads the same for wrong digits, an unknown waybill and used-up tries (facts of the field: waybill harvesting).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { TrackDetail, TrackDetails } from '@amberlane/contract/calls/tracking';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { Customer } from '../plugins/call-route.ts';
import { findOwnParties, findParties } from './parties-repository.ts';
import type { WaybillParties } from './party.ts';
import { findSite } from './repository.ts';
import type { Tracking } from './service.ts';

const PERIOD_MS = RULES.trackUnlock.periodHours * 3_600_000;
/** Tries to open one waybill from one network; they come back evenly. Strangers use up their own. */
const TRIES: Limit = { name: 'track.unlock', capacity: RULES.trackUnlock.tries, periodMs: PERIOD_MS };
/** The same from all networks: four digits are few for who has many addresses. */
const TRIES_IN_ALL: Limit = { name: 'track.unlock.all', capacity: RULES.trackUnlock.triesInAll, periodMs: PERIOD_MS };

export interface DetailsParts {
  readonly db: Kysely<Database>;
  readonly limits: Limits;
  readonly tracking: Tracking;
}

interface DetailsGuess {
  readonly waybillNo: string;
  readonly phoneLast4: string;
  /** Address of the asker, or its /64. */
  readonly network: string;
}

export interface TrackingDetails {
  /** The waybill, with the details for its owner. Throws NO_TRACK_INFO when no number was given. */
  of(waybillNo: string, customer: Customer | null, locale: Locale): Promise<TrackDetails>;
  /** The waybill with its details. Throws {@link ApiError} DETAILS_CLOSED for everyone whom they are not for. */
  unlock(guess: DetailsGuess, customer: Customer | null, locale: Locale): Promise<TrackDetails>;
}

export function trackingDetails({ db, limits, tracking }: DetailsParts): TrackingDetails {
  async function show(waybillNo: string, parties: WaybillParties | null, shownTo: TrackDetail['shownTo'], locale: Locale): Promise<TrackDetails> {
    const { results } = await tracking.track([waybillNo], locale);
    const [result] = results;
    if (!result) throw new ApiError(ERROR.NO_TRACK_INFO);
    if (result.outcome !== 'found') return result;
    return { ...result, detail: parties && toDetail(parties, await findSite(db, waybillNo), shownTo) };
  }
  const owned = async (waybillNo: string, customer: Customer | null) => customer && findOwnParties(db, waybillNo, customer.accountId);

  return {
    of: async (waybillNo, customer, locale) => show(waybillNo, await owned(waybillNo, customer), 'owner', locale),

    unlock: async ({ waybillNo, phoneLast4, network }, customer, locale) => {
      const own = await owned(waybillNo, customer);
      if (own) return show(waybillNo, own, 'owner', locale);
      const fromHere = `${waybillNo} ${network}`;
      const mayTry = (await takesTry(limits, TRIES, fromHere)) && (await takesTry(limits, TRIES_IN_ALL, waybillNo));
      const parties = await findParties(db, waybillNo);
      const opens = isSame(phoneLast4, parties?.receiver.phone.slice(-4) ?? '');
      if (!mayTry || !opens) throw new ApiError(ERROR.DETAILS_CLOSED);
      const shown = await show(waybillNo, parties, 'phone', locale);
      if (shown.outcome !== 'found') throw new ApiError(ERROR.DETAILS_CLOSED);
      await limits.forget(TRIES, fromHere);
      await limits.forget(TRIES_IN_ALL, waybillNo);
      return shown;
    },
  };
}

async function takesTry(limits: Limits, limit: Limit, key: string): Promise<boolean> {
  try {
    await limits.take(limit, key);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.TOO_MANY_REQUESTS) return false;
    throw error;
  }
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, known: string): boolean {
  const [a, b] = [given, known].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function toDetail({ receiver, signedBy }: WaybillParties, siteCode: string | null, shownTo: TrackDetail['shownTo']): TrackDetail {
  return {
    acceptName: receiver.name,
    acceptPhone: maskPhone(receiver.phone),
    acceptCountry: receiver.country,
    receiverAddress: [...receiver.addressLines],
    signedBy,
    siteCode,
    shownTo,
  };
}

/** `+233245550143` becomes `+233•••••••43`: enough to recognise one's own. */
export const maskPhone = (phone: string): string => phone.slice(0, 4) + '•'.repeat(Math.max(0, phone.length - 6)) + phone.slice(-2);
