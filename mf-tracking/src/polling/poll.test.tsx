import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import type { LatestReply } from '../api/tracking-api.ts';
import { ACCRA, delivered, found, reply, trackEvent, waybill } from '../../testing/parcels.ts';
import { follow } from './poll.ts';

const MINUTE = 60_000;
const NEWS = trackEvent('ARRIVED_COUNTRY', '2026-11-20T10:20:00.000Z', ACCRA);
const landed = () => reply(found({ events: [NEWS, ...waybill().events] }));
const latest = (newest: typeof NEWS | undefined): LatestReply => ({
  asOf: '2026-11-20T10:16:00.000Z',
  results: [{ waybillNo: 'GH520938177409', outcome: 'found', group: 'inTransit', latest: newest ?? null }],
});

function onPage(shown: TrackReply, answers: () => LatestReply | null) {
  const page = {
    shown: () => shown,
    askLatest: jest.fn((_numbers: readonly string[]) => {
      const answer = answers();
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('gone'));
    }),
    askAll: jest.fn(() => Promise.resolve(landed())),
    onSame: jest.fn(),
    onNews: jest.fn(),
    onFailure: jest.fn(),
  };
  return { ...page, end: follow(page) };
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

describe('a page that follows its parcels', () => {
  const same = () => latest(waybill().events[0]);

  it('asks once a minute and moves the time of its answer', async () => {
    const page = onPage(reply(found(), delivered()), same);
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(page.askLatest).toHaveBeenCalledTimes(2);
    expect(page.askLatest).toHaveBeenLastCalledWith(['GH520938177409']);
    expect(page.onSame).toHaveBeenLastCalledWith('2026-11-20T10:16:00.000Z');
    expect(page.askAll).not.toHaveBeenCalled();
    page.end();
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(page.askLatest).toHaveBeenCalledTimes(2);
  });

  it('fetches the whole answer when something has moved, and says which events are new', async () => {
    const page = onPage(reply(found()), () => latest(NEWS));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(page.onNews).toHaveBeenCalledWith(landed(), new Set([NEWS.id]));
    page.end();
  });

  it('asks more and more seldom while it gets no answer, and goes on when it does', async () => {
    let answer: LatestReply | null = null;
    const page = onPage(reply(found()), () => answer);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(page.onFailure).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(page.askLatest).toHaveBeenCalledTimes(1);
    answer = same();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(page.onSame).toHaveBeenCalledTimes(1);
    page.end();
  });

  it('waits while nobody looks, and asks at once when the page comes back after long', async () => {
    const page = onPage(reply(found()), same);
    show('hidden');
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    expect(page.askLatest).not.toHaveBeenCalled();
    show('visible');
    await jest.advanceTimersByTimeAsync(1);
    expect(page.askLatest).toHaveBeenCalledTimes(1);
    page.end();
  });

  it('asks nothing for parcels that have arrived', async () => {
    const page = onPage(reply(delivered()), same);
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(page.askLatest).not.toHaveBeenCalled();
    page.end();
  });
});
