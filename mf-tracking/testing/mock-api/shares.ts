/** Shared parcels and their details in the mock API. */
import { RULES } from '@amberlane/contract/domain';
import { COUNTRIES, isCountry } from '@amberlane/contract/site';
import type { TrackShare } from '@amberlane/contract/calls/track-shares';
import type { TrackDetail, TrackResult } from '@amberlane/contract/calls/tracking';

const DAY_MS = 86_400_000;
const SHOWN_DIGITS = 3;
/** What opens the details of every parcel of the mock API. */
const PHONE_END = '0142';

export interface Shares {
  make(waybillNo: string): TrackShare;
  /** Waybill of a token and when its link ends; null for a token that was never made. */
  find(token: string): { readonly waybillNo: string; readonly expiresAt: string } | null;
}

/** A link that is there from the start, for those who open the page of a shared parcel by hand. */
export const SHARED_TOKEN = 'f'.repeat(32);
const SHARED_WAYBILL = 'GH520938177409';

export function createShares(now: () => Date): Shares {
  const expiresAt = (): string => new Date(now().getTime() + RULES.trackShare.validDays * DAY_MS).toISOString();
  const made = new Map<string, { waybillNo: string; expiresAt: string }>();
  return {
    make: (waybillNo) => {
      const share = { token: (made.size + 1).toString(16).padStart(32, '0'), expiresAt: expiresAt() };
      made.set(share.token, { waybillNo, expiresAt: share.expiresAt });
      return share;
    },
    find: (token) => made.get(token) ?? (token === SHARED_TOKEN ? { waybillNo: SHARED_WAYBILL, expiresAt: expiresAt() } : null),
  };
}

/** The result as a shared link shows it. */
export function maskedResult(result: TrackResult): TrackResult {
  const { waybillNo: whole } = result;
  const waybillNo = whole.slice(0, 2) + '•'.repeat(whole.length - 2 - SHOWN_DIGITS) + whole.slice(-SHOWN_DIGITS);
  if (result.outcome !== 'found') return { ...result, waybillNo };
  const events = result.waybill.events.map((event, index) => ({ ...event, id: String(index) }));
  return { ...result, waybillNo, waybill: { ...result.waybill, waybillNo, events } };
}

/** What stands behind a parcel; null for wrong digits. */
export function detailBehind(waybillNo: string, phoneLast4: string): TrackDetail | null {
  if (phoneLast4 !== PHONE_END) return null;
  const country = waybillNo.slice(0, 2);
  return {
    acceptName: 'Ada Obi', acceptPhone: '+234••••••••42', acceptCountry: isCountry(country) ? country : COUNTRIES[0],
    receiverAddress: ['12 Allen Avenue', 'Ikeja'], signedBy: null, siteCode: null, shownTo: 'phone',
  };
}
