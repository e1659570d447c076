import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteTable } from '../../site/route-table.ts';
import { createRoutePreparation, type Prefetching } from './prepare-route.ts';

const fetched: string[] = [];
let answer: () => Promise<unknown> = () => Promise.resolve();

const PREFETCHING: Prefetching = {
  loadMessages(ref, bundles, locale) {
    fetched.push(`${ref.name} ${bundles.join()} ${locale}`);
    return Promise.resolve({});
  },
  prefetchExpose({ expose, locale }) {
    fetched.push(`${expose} ${locale}`);
    return answer();
  },
};

const SHELL = { name: 'shell', contentId: 'one', manifest: '' };
const SITE: RouteTable = {
  pinSet: 'p',
  shell: SHELL,
  remotes: [
    {
      name: 'mf-tracking', contentId: 'two', manifest: '', lastGood: null, slice: null, slots: [],
      routes: [{ path: 'track', aliases: [], page: 'track', auth: 'public', header: 'solid', failure: 'primary', messages: ['track'], slots: [] }],
    },
  ],
  menus: {},
};
const preparation = () => createRoutePreparation({ routeTable: () => Promise.resolve(SITE), shell: SHELL }, PREFETCHING);
/** Lets what was promised happen; no time passes. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  fetched.length = 0;
  answer = () => Promise.resolve();
  history.replaceState(null, '', '/gh-en');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('preparing a page', () => {
  it('fetches its code and messages, once for all queries', async () => {
    const prepare = preparation();
    prepare('/gh-en/track');
    prepare('/gh-en/track?numbers=A');
    await settle();
    expect(fetched).toEqual(['shell shell en', './pages/track en']);
  });

  it('does nothing for the page that one is at, and for readers who save data', async () => {
    const prepare = preparation();
    prepare('/gh-en');
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    prepare('/gh-en/track');
    await settle();
    expect(fetched).toEqual([]);
  });

  it('is given up after two seconds, and begun again by the next touch', async () => {
    jest.useFakeTimers();
    answer = () => new Promise(() => undefined);
    const prepare = preparation();
    prepare('/gh-en/track');
    await settle();
    prepare('/gh-en/track');
    await settle();
    expect(fetched).toHaveLength(2);
    jest.advanceTimersByTime(2_000);
    await settle();
    prepare('/gh-en/track');
    await settle();
    expect(fetched).toHaveLength(4);
  });
});
