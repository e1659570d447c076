import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { Followed } from '@amberlane/contract/calls/tracking-subscriptions';
import { pageOnSite } from '@amberlane/testing/render-page';
import { brokenAnswer, type CallAnswer } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { waybill } from '../../../testing/parcels.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const WAYBILL = 'GH520938177409';
const TOKEN = 'A1_-'.repeat(10) + 'xyz';
const AS_OF = '2026-11-20T10:30:00.000Z';
const FOLLOWED: Followed = { waybillNo: WAYBILL, state: 'following', parcels: [{ waybillNo: WAYBILL, state: 'following' }], followsMore: false, address: 'a***@example.com', confirmBy: null, asOf: AS_OF };
const PENDING: Followed = { ...FOLLOWED, state: 'pending', confirmBy: '2026-11-22T10:30:00.000Z' };

const refusal = (code: number, status: number, message = '') => Response.json({ success: false, error: { code, message } }, { status });
const found = { results: [{ outcome: 'found', waybillNo: WAYBILL, waybill: waybill({ waybillNo: WAYBILL }) }], asOf: AS_OF };

async function show(search: string, answer: CallAnswer, market = GHANA) {
  const site = pageOfTracking(page, market, answer);
  render(await site.open(`track/follow?${search}`));
  return site;
}
const customerPage = (answer: CallAnswer) => pageOnSite(page, { remote: declaration, market: GHANA, answer, nickName: 'Ama' });
const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
};

afterEach(cleanup);

describe('asking for news', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const answers = [`waybill=${WAYBILL}`, `waybill=${WAYBILL}&sent=1`, `waybill=${WAYBILL}&sent=own`, `waybill=${WAYBILL}&fault=${ERROR.TOO_MANY_REQUESTS}`, 'waybill=', 'sent=1', `token=${TOKEN}`];
    for (const search of answers) {
      const site = await show(search, ({ url }) => (url.includes('queryTrack') ? found : PENDING), market);
      expect(site.complaints).toEqual([]);
      expect(site.head(search)).toMatchObject({ noindex: true });
      cleanup();
    }
  });

  it('is a plain form that leads back, and shows which parcel it is', async () => {
    await show(`waybill=${WAYBILL}`, () => found);
    expect(screen.getByRole('heading', { level: 2, name: `Email updates for parcel ${WAYBILL}` })).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Your email address' });
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', '/-/form/mf-tracking/follow-start');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ waybillNos: WAYBILL, returnTo: `/gh-en/track/follow?waybill=${WAYBILL}`, homepage: '', email: '' });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(/delete it 14 days after the shipment is complete or after you unsubscribe/)).toBeInTheDocument();
    expect(screen.getByText(/No account needed/)).toBeInTheDocument();
  });

  it('begins with the address of a signed-in customer, unless another was typed', async () => {
    const own = { list: [], total: 0, address: 'ama@example.com' };
    const answer: CallAnswer = ({ url }) => (url.includes('/follow/own') ? own : found);
    render(await customerPage(answer).open(`track/follow?waybill=${WAYBILL}`));
    const field = screen.getByRole('textbox', { name: 'Your email address' });
    await waitFor(() => expect(field).toHaveValue('ama@example.com'));
    expect(screen.queryByText(/No account needed/)).toBeNull();
    cleanup();
    render(await customerPage(answer).open(`track/follow?waybill=${WAYBILL}`));
    const typed = screen.getByRole('textbox', { name: 'Your email address' });
    fireEvent.change(typed, { target: { value: 'office@example.com' } });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(typed).toHaveValue('office@example.com');
    expect(screen.getByRole('button', { name: 'Send confirmation email' })).toBeInTheDocument();
  });

  it('starts at once for the address of the account, with nothing to confirm', async () => {
    const own = { list: [], total: 0, address: 'ama@example.com' };
    const answer: CallAnswer = ({ url }) => (url.includes('/own/start') ? { waybillNos: [WAYBILL], address: own.address } : url.includes('/follow/own') ? own : found);
    const site = customerPage(answer);
    render(await site.open(`track/follow?waybill=${WAYBILL}`));
    const field = screen.getByRole('textbox', { name: 'Your email address' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/updates start at once/));
    expect(screen.getByText(/your account lists the parcels you follow/)).toBeInTheDocument();
    expect(screen.queryByText(/delete it 14 days/)).toBeNull();
    await press('Start email updates');
    expect(site.asked.find(({ url }) => url.endsWith('/follow/own/start'))).toMatchObject({ request: { waybillNos: WAYBILL } });
    expect(site.asked.some(({ url }) => url.endsWith('/follow/start-list'))).toBe(false);
    expect(location.search).toBe(`?waybill=${WAYBILL}&sent=own`);
    cleanup();
    render(await customerPage(answer).open(`track/follow?waybill=${WAYBILL}&sent=own`));
    expect(screen.getByRole('heading', { name: 'Email updates are on' })).toBeInTheDocument();
    expect(screen.getByText(/next key step of parcel/)).toHaveTextContent(WAYBILL);
    expect(screen.getByRole('link', { name: 'See all tracking updates' })).toHaveAttribute('href', `/gh-en/track?numbers=${WAYBILL}`);
  });

  it('asks nothing of the account of a reader who is not signed in', async () => {
    const site = await show(`waybill=${WAYBILL}`, () => found);
    expect(site.asked.filter(({ url }) => url.includes('/follow/own'))).toEqual([]);
  });

  it('names a wrong address beside the field and keeps what was typed', async () => {
    const site = await show(`waybill=${WAYBILL}`, () => found);
    const field = screen.getByRole('textbox', { name: 'Your email address' });
    fireEvent.change(field, { target: { value: 'ama@example' } });
    await press('Send confirmation email');
    expect(field).toHaveAccessibleDescription(/valid email address, such as/);
    expect(field).toHaveValue('ama@example');
    expect(site.asked.filter(({ url }) => url.includes('start'))).toEqual([]);
  });

  it('says what the API refuses, and keeps what was typed', async () => {
    await show(`waybill=${WAYBILL}`, ({ url }) => (url.includes('start') ? refusal(ERROR.TOO_MANY_REQUESTS, 429, 'Please wait.') : found));
    const field = screen.getByRole('textbox', { name: 'Your email address' });
    fireEvent.change(field, { target: { value: 'ama@example.com' } });
    await press('Send confirmation email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
    expect(field).toHaveValue('ama@example.com');
  });

  it('is over for a parcel at its end, an unknown one and none', async () => {
    await show(`waybill=${WAYBILL}`, () => ({ ...found, results: [{ outcome: 'found', waybillNo: WAYBILL, waybill: waybill({ waybillNo: WAYBILL, expressStatus: 'DELIVERED', group: 'signed' }) }] }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No more updates for this parcel');
    cleanup();
    await show(`waybill=${WAYBILL}`, () => ({ ...found, results: [{ outcome: 'noInfo', waybillNo: WAYBILL, hint: 'unknown', missingDigits: null, suggestion: null }] }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('We can’t find this parcel');
    cleanup();
  });

  it('asks for number and address in one form where no number is known, which works without JavaScript too', async () => {
    const site = await show('', ({ url }) => (url.includes('start') ? { waybillNos: [WAYBILL], confirmBy: AS_OF } : found));
    const number = screen.getByRole('textbox', { name: 'Tracking numbers' });
    expect(Object.fromEntries(new FormData(number.closest('form') ?? undefined))).toEqual({ waybillNos: '', returnTo: '/gh-en/track/follow', homepage: '', email: '' });
    expect(screen.getByRole('heading', { name: 'When we’ll email you' })).toBeInTheDocument();
    fireEvent.change(number, { target: { value: `${WAYBILL}, XX1` } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Your email address' }), { target: { value: 'ama@example.com' } });
    await press('Send confirmation email');
    expect(site.asked.some(({ url }) => url.includes('start-list'))).toBe(true);
    expect(location.search).toBe(`?waybill=${WAYBILL}&sent=1`);
    cleanup();
    await show('sent=1', () => found);
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeInTheDocument();
    cleanup();
    await show(`fault=${ERROR.NO_TRACK_INFO}`, () => found);
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t find this parcel');
  });

  it('that can not be looked up offers to try again', async () => {
    await show(`waybill=${WAYBILL}`, () => brokenAnswer('<html>', { status: 502 }));
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `/gh-en/track/follow?waybill=${WAYBILL}`);
  });
});

describe('several parcels', () => {
  const OTHER = 'PK918203744566';
  const ENDED = 'NG407183529669';
  const results = [
    { outcome: 'found', waybillNo: WAYBILL, waybill: waybill({ waybillNo: WAYBILL }) },
    { outcome: 'found', waybillNo: OTHER, waybill: waybill({ waybillNo: OTHER }) },
    { outcome: 'found', waybillNo: ENDED, waybill: waybill({ waybillNo: ENDED, expressStatus: 'DELIVERED', group: 'signed' }) },
  ];
  const list: Followed = { ...FOLLOWED, parcels: [{ waybillNo: WAYBILL, state: 'following' }, { waybillNo: OTHER, state: 'following' }] };
  const search = `waybill=${WAYBILL},${OTHER},${ENDED}`;

  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('say all of themselves on /$segment', async ({ market }) => {
    const states = ['pending', 'following', 'stopped', 'ended'] as const;
    const answers = states.map((state): Followed => ({ ...list, state, parcels: list.parcels.map((parcel) => ({ ...parcel, state })), followsMore: true }));
    for (const answer of answers) {
      const site = await show(`token=${TOKEN}&sent=1`, () => answer, market);
      expect(site.complaints).toEqual([]);
      cleanup();
    }
    for (const more of ['', '&sent=1', '&sent=own']) {
      const site = await show(search + more, () => ({ results, asOf: AS_OF }), market);
      expect(site.complaints).toEqual([]);
      cleanup();
    }
  });

  it('are asked for by one form, those at their end left out', async () => {
    await show(search, () => ({ results, asOf: AS_OF }));
    expect(screen.getByRole('heading', { level: 2, name: 'Email updates for 2 parcels' })).toBeInTheDocument();
    const form = screen.getByRole('textbox', { name: 'Your email address' }).closest('form');
    expect(new FormData(form ?? undefined).get('waybillNos')).toBe(`${WAYBILL},${OTHER}`);
    expect(screen.getByText(/complete or could not be found are not included/)).toBeInTheDocument();
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  it('are over when all are at their end', async () => {
    await show(`waybill=${ENDED},${OTHER}`, () => ({ results: [results[2], { outcome: 'noInfo', waybillNo: OTHER, hint: 'unknown', missingDigits: null, suggestion: null }], asOf: AS_OF }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No more updates for these parcels');
  });

  it('are confirmed by one button', async () => {
    const pending: Followed = { ...list, state: 'pending', parcels: list.parcels.map((parcel) => ({ ...parcel, state: 'pending' })), confirmBy: PENDING.confirmBy };
    const site = await show(`token=${TOKEN}`, ({ url }) => (url.includes('confirm') ? list : pending));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await press('Confirm for all parcels');
    expect(screen.getByRole('heading', { level: 2, name: 'You’re receiving updates for 2 parcels' })).toHaveFocus();
    expect(site.asked.filter(({ url }) => url.includes('confirm'))).toHaveLength(1);
  });

  it('are stopped one by one', async () => {
    const site = await show(`token=${TOKEN}`, ({ url }) => (url.includes('/stop') ? { ...list, parcels: [list.parcels[0], { waybillNo: OTHER, state: 'stopped' }] } : list));
    await press(`Unsubscribe ${OTHER}`);
    expect(site.asked.find(({ url }) => url.endsWith('/follow/stop'))).toMatchObject({ request: { token: TOKEN, waybillNo: OTHER } });
    expect(screen.getByRole('status')).toHaveTextContent('You have unsubscribed.');
    expect(screen.getByRole('heading', { level: 2, name: 'You’re receiving updates for 1 parcel' })).toHaveFocus();
    expect(screen.getByRole('button', { name: `Subscribe again ${OTHER}` })).toBeInTheDocument();
  });

  it('are stopped all at once, from the letter about one of them too', async () => {
    const site = await show(`token=${TOKEN}`, ({ url }) => (url.includes('stop-all') ? { ...FOLLOWED, state: 'stopped', parcels: [{ waybillNo: WAYBILL, state: 'stopped' }] } : { ...FOLLOWED, followsMore: true }));
    expect(screen.getByRole('button', { name: 'Unsubscribe from all parcels' }).closest('form')).toHaveAttribute('action', '/-/form/mf-tracking/follow-stop-all');
    await press('Unsubscribe from all parcels');
    expect(site.asked.some(({ url }) => url.endsWith('/follow/stop-all'))).toBe(true);
    expect(screen.queryByRole('button', { name: 'Unsubscribe from all parcels' })).toBeNull();
  });
});

describe('the link of a letter', () => {
  it('asks before it confirms, and says what it did', async () => {
    let state = PENDING;
    const site = await show(`token=${TOKEN}`, ({ url }) => {
      if (url.includes('confirm')) state = FOLLOWED;
      return state;
    });
    expect(site.asked.every(({ url }) => url.includes('/follow/state'))).toBe(true);
    expect(screen.getByText(/This link expires on/)).toHaveTextContent('Sun, 22 Nov');
    await press('Confirm email updates');
    expect(await screen.findByRole('status')).toHaveTextContent('Confirmed.');
    const heading = screen.getByRole('heading', { level: 2, name: 'You’re receiving updates for this parcel' });
    expect(heading).toHaveFocus();
  });

  it('stops, says what stopped, and takes up again', async () => {
    let state: Followed = FOLLOWED;
    await show(`token=${TOKEN}`, ({ url }) => {
      if (url.includes('stop')) state = { ...FOLLOWED, state: 'stopped' };
      if (url.includes('confirm')) state = FOLLOWED;
      return state;
    });
    await press('Unsubscribe');
    expect(await screen.findByText(/We no longer send updates for parcel/)).toHaveTextContent(`${WAYBILL} to a***@example.com`);
    await press('Subscribe again');
    expect(await screen.findByRole('button', { name: /Unsubscribe/ })).toBeInTheDocument();
  });

  it('is a plain form too', async () => {
    await show(`token=${TOKEN}`, () => FOLLOWED);
    const form = screen.getByRole('button', { name: /Unsubscribe/ }).closest('form');
    expect(form).toHaveAttribute('action', '/-/form/mf-tracking/follow-stop');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token: TOKEN, returnTo: `/gh-en/track/follow?token=${TOKEN}` });
  });

  it('that is over leads to a new beginning; one that fails can be tried again', async () => {
    await show(`token=${TOKEN}`, () => refusal(ERROR.FOLLOW_LINK_OVER, 404));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('This link no longer works');
    cleanup();
    await show(`token=${TOKEN}`, () => brokenAnswer('<html>', { status: 502 }));
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `/gh-en/track/follow?token=${TOKEN}`);
  });

  it('whose button fails says so and stays', async () => {
    await show(`token=${TOKEN}`, ({ url }) => (url.includes('stop') ? brokenAnswer('<html>', { status: 502 }) : FOLLOWED));
    await press('Unsubscribe');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Unsubscribe/ })).toBeInTheDocument();
  });

  it('of a parcel at its end has no button', async () => {
    await show(`token=${TOKEN}`, () => ({ ...FOLLOWED, state: 'ended' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
