/**
 * How many codes leave, counted in the database so that every process counts alike and nothing that failed counts:
 * text messages cost money, and some people earn by having them sent (facts of the field: SMS pumping).
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import type { AccountTarget } from './account-target.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DeliveryLimit {
  readonly column: 'target' | 'prefix' | 'network';
  readonly most: number;
  readonly withinMs: number;
}

const LIMITS: Readonly<Record<AccountTarget['kind'], readonly DeliveryLimit[]>> = {
  mobile: [
    { column: 'target', most: 5, withinMs: DAY_MS },
    { column: 'network', most: 10, withinMs: HOUR_MS },
    { column: 'prefix', most: 50, withinMs: DAY_MS },
  ],
  email: [
    { column: 'target', most: 10, withinMs: DAY_MS },
    { column: 'network', most: 30, withinMs: HOUR_MS },
  ],
};
/** `+` and eight digits: a block of numbers that one seller of traffic may own. */
const PREFIX_LENGTH = 9;
/** What everybody waits, whichever limit it was. */
const WAIT_SECONDS = 3600;

/** What a message counts for; '' is not counted. */
export interface Delivery {
  readonly target: string;
  readonly prefix: string;
  readonly network: string;
}

/** What is counted of a message; the address itself is not kept. */
export const deliveryOf = ({ kind, address }: AccountTarget, network: string): Delivery => ({
  target: createHash('sha256').update(address).digest('base64url'),
  prefix: kind === 'mobile' ? address.slice(0, PREFIX_LENGTH) : '',
  network: isLoopback(network) ? '' : `${kind} ${network}`,
});

/** The machine itself: no stranger has such an address. */
const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0';

/** Throws {@link ApiError} TOO_MANY_REQUESTS when a limit is reached; the answer doesn't tell which. */
export async function checkDeliveries(db: Kysely<Database>, kind: AccountTarget['kind'], delivery: Delivery, now: Date): Promise<void> {
  for (const { column, most, withinMs } of LIMITS[kind]) {
    if (delivery[column] === '') continue;
    const rows = await db
      .selectFrom('code_delivery')
      .select('id')
      .where(column, '=', delivery[column])
      .where('sent_at', '>', new Date(now.getTime() - withinMs))
      .limit(most)
      .execute();
    if (rows.length >= most) throw new ApiError(ERROR.TOO_MANY_REQUESTS, { retryAfter: WAIT_SECONDS });
  }
}

/** Counts a message that left. */
export async function countDelivery(db: Kysely<Database>, delivery: Delivery, now: Date): Promise<void> {
  await db.deleteFrom('code_delivery').where('sent_at', '<', new Date(now.getTime() - DAY_MS)).execute();
  await db.insertInto('code_delivery').values({ ...delivery, sent_at: now }).execute();
}
