import { describe, expect, it } from '@jest/globals';
import type { SiteState } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { isCalling, lastCallFailed } from './request-progress.ts';

const state = (...queries: { status: string; startedTimeStamp: number; error?: { code: number } }[]) =>
  ({ api: { queries: Object.fromEntries(queries.map((query, at) => [String(at), query])), mutations: {} } }) as unknown as SiteState;
const sending = (...mutations: { status: string; startedTimeStamp: number }[]) =>
  ({ api: { queries: { asked: { status: 'fulfilled', startedTimeStamp: 1 } }, mutations: Object.fromEntries(mutations.map((call, at) => [`m${at}`, call])) } }) as unknown as SiteState;

describe('the calls that the progress bar follows', () => {
  it('are under way while one is pending', () => {
    expect(isCalling(state({ status: 'fulfilled', startedTimeStamp: 1 }, { status: 'pending', startedTimeStamp: 2 }))).toBe(true);
    expect(isCalling(state({ status: 'fulfilled', startedTimeStamp: 1 }))).toBe(false);
  });

  it('are those that send, too', () => {
    expect(isCalling(sending({ status: 'pending', startedTimeStamp: 2 }))).toBe(true);
    expect(lastCallFailed(sending({ status: 'rejected', startedTimeStamp: 2 }))).toBe(true);
    expect(lastCallFailed(sending({ status: 'rejected', startedTimeStamp: 2 }, { status: 'fulfilled', startedTimeStamp: 3 }))).toBe(false);
  });

  it('have failed when the last one did', () => {
    expect(lastCallFailed(state({ status: 'fulfilled', startedTimeStamp: 1 }, { status: 'rejected', startedTimeStamp: 2 }))).toBe(true);
  });

  it('have not failed when details are not open to this reader', () => {
    expect(lastCallFailed(state({ status: 'rejected', startedTimeStamp: 1, error: { code: ERROR.DETAILS_CLOSED } }))).toBe(false);
    expect(lastCallFailed(state({ status: 'rejected', startedTimeStamp: 1, error: { code: ERROR.NETWORK } }))).toBe(true);
  });

  it('have not failed when a later one went well or is under way', () => {
    expect(lastCallFailed(state({ status: 'rejected', startedTimeStamp: 1 }, { status: 'fulfilled', startedTimeStamp: 2 }))).toBe(false);
    expect(lastCallFailed(state({ status: 'rejected', startedTimeStamp: 1 }, { status: 'pending', startedTimeStamp: 2 }))).toBe(false);
    expect(lastCallFailed(state())).toBe(false);
  });
});
