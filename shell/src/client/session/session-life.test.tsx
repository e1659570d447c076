import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { markRefresh } from './refresh-mark.ts';
import type { SiteRoute } from '../../site/route-table.ts';
import { keepSessionAlive } from './session-life.ts';

const written: string[] = [];
const beacon = jest.fn<(url: string) => boolean>(() => true);
let jar = '';
let listeners: [string, EventListener][] = [];

beforeEach(() => {
  jar = 'userPin=7; nickName=Ama%20%26%20Kofi';
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  Object.assign(navigator, { sendBeacon: beacon });
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => void listeners.push([type, listener as EventListener]));
});

afterEach(() => {
  jest.restoreAllMocks();
  written.length = 0;
  beacon.mockClear();
  listeners = [];
  markRefresh(null);
});

const ROUTE: SiteRoute = { path: 'terms', aliases: [], page: 'terms', auth: 'public', header: 'solid', failure: 'primary', messages: [], slots: [] };

/** `ms` pass between the question before unloading and the unloading. */
function unload(ms: number): void {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  for (const [type, listener] of listeners) if (type === 'beforeunload') listener(new Event(type));
  clock.mockReturnValue(1_000 + ms);
  for (const [type, listener] of listeners) if (type === 'pagehide') listener(new Event(type));
}

describe('a session that is not remembered', () => {
  it('lives to the end of the visit once a page is loaded', () => {
    keepSessionAlive();
    expect(written).toEqual(['userPin=7; Path=/; SameSite=Lax', 'nickName=Ama%20%26%20Kofi; Path=/; SameSite=Lax']);
    expect(beacon.mock.calls).toEqual([['/-/session?life=visit']]);
  });

  it('lives half an hour after what looks like a refresh', () => {
    keepSessionAlive();
    written.length = 0;
    unload(5);
    expect(written).toEqual(['userPin=7; Path=/; SameSite=Lax; Max-Age=1800', 'nickName=Ama%20%26%20Kofi; Path=/; SameSite=Lax; Max-Age=1800']);
    expect(beacon).toHaveBeenLastCalledWith('/-/session?life=refresh');
  });

  it('is left alone by a page that is left in the usual way, and by one that is declared so', () => {
    keepSessionAlive();
    written.length = 0;
    unload(6);
    markRefresh({ ...ROUTE, refreshProlongsSession: false });
    unload(1);
    expect(written).toEqual([]);
  });
});

it.each([['a visitor', ''], ['a remembered session', 'nickName=Ama; remembered=1'], ['a broken cookie', 'nickName=%E0%A4%A']])('%s is never rewritten', (_who, cookies) => {
  jar = cookies;
  keepSessionAlive();
  unload(1);
  expect([written, beacon.mock.calls]).toEqual([[], []]);
});
