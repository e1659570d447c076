import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { markRefresh } from './refresh-mark.ts';
import type { SiteRoute } from '../../site/route-table.ts';
import { keepSessionAlive } from './session-life.ts';

const written: string[] = [];
const beacon = jest.fn<(url: string) => boolean>(() => true);
let jar = '';

beforeEach(() => {
  jar = 'userPin=7; nickName=Ama%20%26%20Kofi';
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  Object.assign(navigator, { sendBeacon: beacon });
  loaded('navigate');
});

afterEach(() => {
  jest.restoreAllMocks();
  written.length = 0;
  beacon.mockClear();
  markRefresh(null);
});

const ROUTE: SiteRoute = { path: 'terms', aliases: [], page: 'terms', auth: 'public', header: 'solid', failure: 'primary', messages: [], slots: [] };

/** How the browser says that the page was loaded. */
function loaded(type: NavigationTimingType): void {
  Object.assign(performance, { getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type }] : []) });
}

describe('a session that is not remembered', () => {
  it('lives to the end of the visit once a page is loaded', () => {
    keepSessionAlive();
    expect(written).toEqual(['userPin=7; Path=/; SameSite=Lax', 'nickName=Ama%20%26%20Kofi; Path=/; SameSite=Lax']);
    expect(beacon.mock.calls).toEqual([['/-/session?life=visit']]);
  });

  it('lives half an hour after a refresh', () => {
    loaded('reload');
    keepSessionAlive();
    expect(written).toEqual(['userPin=7; Path=/; SameSite=Lax; Max-Age=1800', 'nickName=Ama%20%26%20Kofi; Path=/; SameSite=Lax; Max-Age=1800']);
    expect(beacon.mock.calls).toEqual([['/-/session?life=refresh']]);
  });

  it('lives to the end of the visit where a refreshed page is declared so, and after the way back', () => {
    loaded('reload');
    markRefresh({ ...ROUTE, refreshProlongsSession: false });
    keepSessionAlive();
    markRefresh(null);
    loaded('back_forward');
    keepSessionAlive();
    expect(beacon.mock.calls).toEqual([['/-/session?life=visit'], ['/-/session?life=visit']]);
  });
});

it.each([['a visitor', ''], ['a remembered session', 'nickName=Ama; remembered=1'], ['a broken cookie', 'nickName=%E0%A4%A']])('%s is never rewritten', (_who, cookies) => {
  jar = cookies;
  keepSessionAlive();
  expect([written, beacon.mock.calls]).toEqual([[], []]);
});
