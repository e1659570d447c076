/**
 * How many codes may leave: text messages cost money, and some people earn by having them sent (facts of the field: SMS
 * pumping). What counts for whom; the counting is in `delivery-reservation.ts`. Pure.
 */
import { createHash } from 'node:crypto';
import { neighbourhoodOf } from '../plugins/rate-limit.ts';
import type { ApiSettings } from '../settings.ts';
import type { AccountTarget } from './account-target.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** What a message counts for; '' is not counted. */
export interface Delivery {
  readonly kind: AccountTarget['kind'];
  readonly target: string;
  readonly prefix: string;
  readonly network: string;
  readonly neighbourhood: string;
  readonly country: string;
}

export interface DeliveryLimit {
  readonly column: keyof Delivery;
  readonly most: number;
  readonly withinMs: number;
  /** What somebody pays for in all: an operator is told before it is used up. */
  readonly budget?: 'country' | 'total';
}

type DeliverySettings = Pick<ApiSettings, 'smsPerRangeAndHour' | 'smsPerCountryAndDay' | 'smsPerDay'>;

export function limitsFor(kind: Delivery['kind'], { smsPerRangeAndHour, smsPerCountryAndDay, smsPerDay }: DeliverySettings): readonly DeliveryLimit[] {
  if (kind === 'email') {
    return [
      { column: 'target', most: 10, withinMs: DAY_MS },
      { column: 'network', most: 30, withinMs: HOUR_MS },
    ];
  }
  return [
    { column: 'target', most: 5, withinMs: DAY_MS },
    { column: 'network', most: 10, withinMs: HOUR_MS },
    { column: 'neighbourhood', most: smsPerRangeAndHour, withinMs: HOUR_MS },
    { column: 'prefix', most: 50, withinMs: DAY_MS },
    { column: 'country', most: smsPerCountryAndDay, withinMs: DAY_MS, budget: 'country' },
    { column: 'kind', most: smsPerDay, withinMs: DAY_MS, budget: 'total' },
  ];
}

/** `+` and eight digits: a block of numbers that one seller of traffic may own. */
const PREFIX_LENGTH = 9;

/** What is counted of a message; the address itself is not kept. */
export function deliveryOf({ kind, address, country }: AccountTarget, network: string): Delivery {
  const isSms = kind === 'mobile';
  const isOwn = isLoopback(network);
  return {
    kind,
    target: createHash('sha256').update(address).digest('base64url'),
    prefix: isSms ? address.slice(0, PREFIX_LENGTH) : '',
    network: isOwn ? '' : `${kind} ${network}`,
    neighbourhood: isSms && !isOwn ? neighbourhoodOf(network) : '',
    country: isSms ? country : '',
  };
}

/** The machine itself: no stranger has such an address. */
const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0';
