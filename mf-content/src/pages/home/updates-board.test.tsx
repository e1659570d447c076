import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { LOCALES, MARKETS, type Market } from '@amberlane/contract/site';
import { MOST_NETWORK_UPDATES, NETWORK_EVENTS, queryNetworkUpdates, type NetworkUpdate } from '@amberlane/contract/calls/network-updates';
import { pageAt } from '../../../testing/content-site.ts';
import page from './page.tsx';

const ACCRA: Market = { country: 'GH', locale: 'en' };
const NOW = Date.UTC(2026, 10, 20, 10, 30);
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number): string => new Date(NOW - minutes * MINUTE_MS).toISOString();

const ACCRA_PLACE = { code: 'GH-ACC', name: 'Accra', country: 'GH', timeZone: 'Africa/Accra' } as const;
const DUBAI = { code: 'AE-DXB', name: 'Dubai', country: 'AE', timeZone: 'Asia/Dubai' } as const;
const FROM_DUBAI: NetworkUpdate = { code: 'DEPARTED_AIR', at: minutesAgo(4), place: DUBAI, towards: { code: 'NG-LOS', name: 'Lagos', country: 'NG' } };
const IN_ACCRA: NetworkUpdate = { code: 'OUT_FOR_DELIVERY', at: minutesAgo(9), place: ACCRA_PLACE, towards: null };

let updates: readonly NetworkUpdate[];
let asked: unknown;

async function show(market: Market = ACCRA): Promise<readonly string[]> {
  const { element, complaints } = await pageAt(page, market, '', ({ path, request }) => {
    if (path !== queryNetworkUpdates.path) return undefined;
    asked = request['country'];
    return { readAt: new Date(Date.now()).toISOString(), updates };
  });
  render(element);
  return complaints;
}
const board = () => within(screen.getByRole('heading', { level: 3, name: 'Latest updates, all parcels' }).closest('div')?.parentElement ?? document.body);
const rows = () => board().getAllByRole('listitem').map((row) => row.textContent);

describe('updates board', () => {
  beforeEach(() => {
    // What is asked with the page comes with the time that goes by.
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    updates = [FROM_DUBAI, IN_ACCRA];
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('says time, places and event of each update, by the clock of the reader’s country', async () => {
    await show();
    expect(rows()).toEqual(['10:26 Dubai → Lagos Departed by air', '10:21 Accra Out for delivery']);
  });

  it('says of which day an update is that is not of today', async () => {
    updates = [FROM_DUBAI, { ...IN_ACCRA, at: minutesAgo(12 * 60) }];
    await show();
    expect(rows()).toEqual(['10:26 Dubai → Lagos Departed by air', '22:30 yesterday Accra Out for delivery']);
  });

  it('says by the reader’s clock when the newest update was, with a dot while that is minutes ago', async () => {
    await show();
    expect(board().getByText(/^Updated/)).toHaveTextContent('Updated 10:26 (Accra time)');
    const { className } = board().getByRole('heading');
    await act(async () => jest.advanceTimersByTime(2 * MINUTE_MS));
    expect(board().getByRole('heading').className).not.toBe(className);
    expect(board().getByText(/^Updated/)).toHaveTextContent('Updated 10:26 (Accra time)');
  });

  it('goes on while the page is open: the new row comes first, and alone fades in', async () => {
    await show();
    const [before] = board().getAllByRole('listitem');
    updates = [{ ...IN_ACCRA, code: 'DELIVERED', at: minutesAgo(-1) }, ...updates];
    // The code that asks is fetched first.
    await act(async () => {
      await import('./keep-fresh.ts');
    });
    await act(async () => jest.advanceTimersByTimeAsync(2 * MINUTE_MS));
    expect(rows()).toEqual(['10:31 Accra Delivered', '10:26 Dubai → Lagos Departed by air', '10:21 Accra Out for delivery']);
    const [added, second] = board().getAllByRole('listitem');
    expect(second).toBe(before);
    expect(added?.className).not.toBe(second?.className);
  });

  it('asks for the lane of the reader’s country, and shows the newest first', async () => {
    updates = [IN_ACCRA, FROM_DUBAI];
    await show();
    expect(asked).toBe('GH');
    expect(rows()).toEqual(['10:26 Dubai → Lagos Departed by air', '10:21 Accra Out for delivery']);
    expect(board().getByText(/^Updated/)).toHaveTextContent('Updated 10:26 (Accra time)');
  });

  it('is left out when nothing happened', async () => {
    updates = [];
    await show();
    expect(screen.queryByRole('heading', { name: 'Latest updates, all parcels' })).not.toBeInTheDocument();
  });

  it.each(LOCALES)('names every kind of event in %s', async (locale) => {
    const market = MARKETS.find((candidate) => candidate.locale === locale) ?? ACCRA;
    for (let from = 0; from < NETWORK_EVENTS.length; from += MOST_NETWORK_UPDATES) {
      updates = NETWORK_EVENTS.slice(from, from + MOST_NETWORK_UPDATES).map((code, index) => ({ ...IN_ACCRA, code, at: minutesAgo(index) }));
      expect(await show(market)).toEqual([]);
      cleanup();
    }
  });
});
