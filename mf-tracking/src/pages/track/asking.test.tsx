/** The tracking page beyond waybill numbers: a shop's order, the reader's clock, last searches, news while it is open. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { sessionSlice } from '@amberlane/core';
import { READER_KEY_PREFIX, type Market } from '@amberlane/contract/site';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { ACCRA, delivered, found, noInfo, reply, trackEvent, waybill } from '../../../testing/parcels.ts';
import { trackAnswers, trackOnSite, type TrackAnswers } from '../../../testing/tracking-site.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const NUMBER = 'GH520938177409';
const ASKED = `track?numbers=${NUMBER}`;
const answering = () => trackAnswers((numbers) => reply(...numbers.map((number) => (number === NUMBER ? found() : noInfo(number)))));

async function show(path: string, api: TrackAnswers = answering()) {
  const site = trackOnSite(page, GHANA, api);
  render(await site.open(path));
  return site;
}
/** The whole page of an answer: below the line of the form stands nothing else. */
const result = () => document.body;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a shop’s order number', () => {
  const calls = () => {
    const asked: string[] = [];
    const api = trackAnswers((numbers, path) => {
      asked.push(`${path.split('/track/')[1] ?? ''} ${numbers.join()}`);
      return reply(found());
    });
    return { api, asked };
  };

  it.each([
    ['track?mallNo=SHOP-100143', 'intl/queryTrackByMallNo SHOP-100143'],
    ['track?mallNo=SHOP-100143&sent=abroad', 'intl/queryTrackByMallNo SHOP-100143'],
    ['track?mallNo=SHOP-100143&sent=here', 'queryTrackByMallNo SHOP-100143'],
  ])('in the address asks the call of its kind: %s', async (path, call) => {
    const { api, asked } = calls();
    await show(path, api);
    expect(asked).toEqual([call]);
    expect(screen.getByText('Change').closest('summary')).toHaveTextContent('Order SHOP-100143');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/23 Nov/);
  });

  it('is a GET form of its own, open with what was asked', async () => {
    await show('track?mallNo=SHOP-100143&sent=here');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Shop’s order number' });
    expect(field.form).toHaveAttribute('method', 'get');
    expect(field.closest('details')).toHaveAttribute('open');
    expect(field).toHaveValue('SHOP-100143');
    expect(screen.getByRole('radio', { name: 'The same country' })).toBeChecked();
  });

  it('is required, and asked for once it is typed', async () => {
    const { api, asked } = calls();
    await show('track', api);
    const field = screen.getByRole('textbox', { name: 'Shop’s order number', hidden: true });
    const form = field.closest('form');
    if (form) fireEvent.submit(form);
    expect(field).toHaveAccessibleDescription(/Enter the shop’s order number/);
    fireEvent.change(field, { target: { value: ' A/1 & 2 ' } });
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(location.search).toBe('?mallNo=A%2F1+%26+2&sent=abroad'));
    await waitFor(() => expect(asked).toEqual(['intl/queryTrackByMallNo A/1 & 2']));
  });

  it('that is refused by the server has its reason above the page and beside the field', async () => {
    await show('track?mallNo=+');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the shop’s order number');
  });

  it('that nobody knows is told as an order, not as a waybill', async () => {
    await show('track?mallNo=SHOP-1', trackAnswers(() => reply(noInfo('SHOP-1'))));
    expect(result()).toHaveTextContent('We can’t find a parcel for this order number yet');
  });
});

describe('the reader’s clock', () => {
  it('shows every event and its day, and is kept on the device', async () => {
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...new Intl.DateTimeFormat('en').resolvedOptions(), timeZone: 'Asia/Shanghai' });
    await show(ASKED);
    expect(result()).toHaveTextContent('Today 09:42, Lagos');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show times in my time zone' }));
    expect(result()).toHaveTextContent('16:42 UTC+8 · Lagos');
    expect(result()).toHaveTextContent('Times are shown in your time zone.');
    // 18 November 00:55 UTC is the 18th in Guangzhou, too; 18:05 UTC in Dubai is the next day in China.
    expect(within(result()).getAllByRole('heading', { level: 3, name: / Nov$/ }).map(({ textContent }) => textContent.replace(',', ''))).toEqual([
      'Fri 20 Nov', 'Thu 19 Nov', 'Wed 18 Nov', 'Tue 17 Nov',
    ]);
    cleanup();
    await show(ASKED);
    expect(screen.getByRole('checkbox', { name: 'Show times in my time zone' })).toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show times in my time zone' }));
    expect(result()).toHaveTextContent('Today 09:42, Lagos');
    zone.mockRestore();
  });
});

describe('last searches', () => {
  it('are kept on the device, waybill numbers alone, and can be erased', async () => {
    await show(`${ASKED},WHATEVER`);
    expect(localStorage.getItem(`${READER_KEY_PREFIX}searches`)).toBe(NUMBER);
    cleanup();
    await show('track');
    const list = screen.getByRole('region', { name: 'Recent searches' });
    expect(within(list).getByRole('link', { name: NUMBER })).toHaveAttribute('href', `/gh-en/track?numbers=${NUMBER}`);
    fireEvent.click(within(list).getByRole('button', { name: `Clear the search for ${NUMBER}` }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem(`${READER_KEY_PREFIX}searches`)).toBeNull();
  });

  it('go with the reader who signs out', async () => {
    const { site } = await show(ASKED);
    act(() => void site.dispatch(sessionSlice.actions.signedIn({ nickName: 'Ama' })));
    localStorage.clear();
    act(() => void site.dispatch(sessionSlice.actions.signedOut()));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });

  it('are none where storage holds nonsense', async () => {
    localStorage.setItem(`${READER_KEY_PREFIX}searches`, '{"broken":');
    await show('track');
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});

describe('the card of the next step', () => {
  it('counts the days to decide about a returned parcel', async () => {
    const returned = found({
      needsAction: true,
      events: [trackEvent('RETURNED_TO_WAREHOUSE', '2026-11-16T09:00:00.000Z', ACCRA)],
      nextScan: { code: 'DISPOSED', place: ACCRA, by: '2026-11-26T23:59:00.000Z' },
      expected: null,
    });
    await show(ASKED, trackAnswers(() => reply(returned)));
    expect(result()).toHaveTextContent('6 days left to choose');
    expect(result()).toHaveTextContent(/Choose by Thu,? 26 Nov 23:59 UTC\. If you do not choose, we will destroy the parcel\./);
    expect(result()).toHaveTextContent('Redelivery');
  });

  it('leads to the service points of the city where a parcel waits', async () => {
    await show(ASKED, trackAnswers(() => reply(found({ needsAction: true, nextScan: null, expected: null, events: [trackEvent('READY_AT_POINT', '2026-11-20T09:00:00.000Z', ACCRA)] }))));
    expect(screen.getByRole('link', { name: 'Opening hours and directions' })).toHaveAttribute('href', '/gh-en/location-map?q=Accra');
    expect(result()).toHaveTextContent(/ready for collection in /);
  });

  it('says it once when there is nothing to do', async () => {
    await show(ASKED, trackAnswers(() => reply(found({ events: [trackEvent('ATTEMPT_FAILED', '2026-11-20T09:00:00.000Z', ACCRA, { reason: 'RECEIVER_POSTPONED', attempt: 1 })] }))));
    expect(result().textContent.match(/You do not need to do anything/g)).toHaveLength(1);
  });

  it('names the promise that was missed', async () => {
    await show(ASKED, trackAnswers(() => reply(found({ expected: { from: '2026-11-23T09:00:00.000Z', to: '2026-11-24T18:00:00.000Z', missed: '2026-11-19T18:00:00.000Z' } }))));
    expect(result()).toHaveTextContent(/Delayed: originally due by Thu,? 19 Nov/);
  });
});

describe('while the page is open', () => {
  it('a new event is shown, marked and read out, and the time of the answer moves', async () => {
    const landed = () => found({ events: [trackEvent('ARRIVED_COUNTRY', '2026-11-20T10:20:00.000Z', ACCRA), ...waybill().events] });
    const newest = landed();
    const news = newest.outcome === 'found' ? (newest.waybill.events[0] ?? null) : null;
    let moved = false;
    const api = trackAnswers((_numbers, path) => {
      if (!path.includes('listExpressTrack')) return reply(moved ? newest : found());
      moved = true;
      return { asOf: '2026-11-20T10:21:00.000Z', results: [{ waybillNo: NUMBER, outcome: 'found', group: 'inTransit', latest: news }] };
    });
    jest.useFakeTimers({ advanceTimers: true });
    await show(ASKED, api);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(result()).toHaveTextContent('Arrived in destination country – Accra'));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes(`New update for ${NUMBER}: Arrived in destination country – Accra`))).toBe(true);
  });

  it('says that it could not be refreshed, and keeps the answer', async () => {
    const api = trackAnswers((_numbers, path) => (path.includes('listExpressTrack') ? brokenAnswer('{}', { status: 503 }) : reply(found(), delivered())));
    jest.useFakeTimers({ advanceTimers: true });
    await show(`${ASKED},NG407183529669`, api);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(screen.getByText(/We can’t refresh the tracking information right now/)).toBeInTheDocument());
    expect(result()).toHaveTextContent('Today 09:42, Lagos');
  });
});
