/** A query by the shop's own order number in the address: `track?mallNo=…&sent=here` (spec §3, §7). */
import { RULES } from '@amberlane/contract/domain';
import { TRACK_PATH } from './track-query.ts';

/** Parameters of the query, as its form names them. */
export const ORDER_FIELD = 'mallNo';
export const SENT_FIELD = 'sent';

/** From where the shop sent: over a border, or within the country; each has a call of its own. */
export const SENT_FROM = ['abroad', 'here'] as const;
export type SentFrom = (typeof SENT_FROM)[number];

export const MAX_ORDER_LENGTH = RULES.tracking.maxOrderLength;

export interface OrderQuery {
  /** As it was typed. */
  readonly typed: string;
  readonly mallNo: string;
  readonly sent: SentFrom;
  readonly refusal: 'required' | 'tooLong' | null;
}

/** Reads the query of an address; null when it holds none. */
export function readOrderQuery(search: URLSearchParams): OrderQuery | null {
  const typed = search.get(ORDER_FIELD);
  return typed === null ? null : orderQuery(typed, search.get(SENT_FIELD));
}

/** Judges what was typed; anything but `here` was sent from abroad, as most parcels are. */
export function orderQuery(typed: string, sent: string | null): OrderQuery {
  const mallNo = typed.trim();
  const refusal = mallNo === '' ? 'required' : mallNo.length > MAX_ORDER_LENGTH ? 'tooLong' : null;
  return { typed, mallNo, sent: sent === 'here' ? 'here' : 'abroad', refusal };
}

/** Site-relative address that asks for an order. */
export const orderPath = (mallNo: string, sent: SentFrom): string =>
  `${TRACK_PATH}?${new URLSearchParams({ [ORDER_FIELD]: mallNo, [SENT_FIELD]: sent })}`;
