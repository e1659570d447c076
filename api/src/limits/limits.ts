/**
 * How often something may be done: token buckets, filled evenly. A limit is declared where it belongs
 * (`{ name: 'sms.number', capacity: 5, periodMs: DAY }`) and taken by key: an address, an account, a phone, a waybill.
 */
import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';

export interface Limit {
  /** First part of the bucket's key; unique among limits. */
  readonly name: string;
  /** Tokens of a full bucket. */
  readonly capacity: number;
  /** Time in which an empty bucket fills up, ms. */
  readonly periodMs: number;
}

/** Where buckets are kept: in the process, or in Redis for several processes. */
export interface BucketStore {
  /** Takes tokens when there are enough. Gives the time until there will be, ms; 0 when they were taken. */
  take(limit: Limit, key: string, tokens: number): Promise<number>;
  /** Tokens that are in the bucket now. */
  left(limit: Limit, key: string): Promise<number>;
  /** Fills the bucket. */
  forget(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

export interface Limits {
  /** Throws {@link ApiError} TOO_MANY_REQUESTS with the seconds to wait. */
  take(limit: Limit, key: string, tokens?: number): Promise<void>;
  /** How many more tokens could be taken now, whole ones. */
  left(limit: Limit, key: string): Promise<number>;
  /** Gives back what was taken, after a proof that the caller is no attacker. */
  forget(limit: Limit, key: string): Promise<void>;
}

/** Whether a limit let it pass. Other faults are thrown. */
export const isWithin = (taken: Promise<void>): Promise<boolean> =>
  taken.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === ERROR.TOO_MANY_REQUESTS) return false;
      throw error;
    },
  );

/** `onHit`: told the name of each limit that refuses. */
export const limitsOf = (store: BucketStore, onHit?: (name: string) => void): Limits => ({
  take: async (limit, key, tokens = 1) => {
    const waitMs = await store.take(limit, key, tokens);
    if (waitMs <= 0) return;
    onHit?.(limit.name);
    throw new ApiError(ERROR.TOO_MANY_REQUESTS, { retryAfter: Math.ceil(waitMs / 1000) });
  },
  left: async (limit, key) => Math.floor(await store.left(limit, key)),
  forget: (limit, key) => store.forget(limit, key),
});
