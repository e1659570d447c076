import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { getSiteBySiteCode } from '@amberlane/contract/calls/service-points';
import type { TrackDetail } from '@amberlane/contract/calls/tracking';
import { sessionSlice } from '@amberlane/core';
import { found } from '../../testing/parcels.ts';
import { refusal, type CallAnswer } from '@amberlane/testing/test-transport';
import { partOfTracking } from '../../testing/tracking-site.ts';
import { DetailsCard } from './details-card.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const DETAIL: TrackDetail = {
  acceptName: 'Kwame Boateng', acceptPhone: '+233•••••••43', acceptCountry: 'GH', receiverAddress: ['12 Ring Road', 'Accra'],
  signedBy: null, siteCode: null, shownTo: 'phone',
};
const opened = (more: Partial<TrackDetail> = {}) => ({ ...found(), detail: { ...DETAIL, ...more } });
const OWN = '/publicservice/v1/api/express/track/expressTrack/details?waybillNo=GH520938177409';
const UNLOCK = '/publicservice/v1/api/express/track/expressTrack/unlock';
const markets = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));

/** Everything is in view. */
class Watcher {
  readonly #then: IntersectionObserverCallback;
  constructor(then: IntersectionObserverCallback) {
    this.#then = then;
  }
  observe(): void {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    this.#then(entries, this as unknown as IntersectionObserver);
  }
  disconnect(): void {
    // nothing is kept
  }
}

beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: Watcher }));
afterEach(cleanup);

function show(answer: CallAnswer = () => opened(), market = GHANA) {
  // Nobody names the service point here: it is called by its code.
  const part = partOfTracking(market, (call) => (call.path === getSiteBySiteCode.path ? undefined : answer(call)));
  render(part.around(<DetailsCard waybillNo="GH520938177409" />));
  return part;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function unlock(digits: string): void {
  fireEvent.change(field(), { target: { value: digits } });
  press('Show details');
}

describe('details of a waybill', () => {
  it.each(markets)('are asked for and shown in full on /$segment', async ({ market }) => {
    const { complaints } = show(() => opened({ signedBy: 'Ama', siteCode: 'GH-ACC-02' }), market);
    fireEvent.change(field(), { target: { value: '0143' } });
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Kwame Boateng')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('open with digits of any keyboard, and take the focus along', async () => {
    const { asked } = show();
    unlock('٠١٤٣');
    expect(await screen.findByText('+233•••••••43')).toBeVisible();
    expect(asked[0]).toMatchObject({ url: UNLOCK, request: { waybillNo: 'GH520938177409', phoneLast4: '0143' } });
    expect(screen.getByText('12 Ring Road')).toBeVisible();
    expect(screen.getByText('Ghana')).toBeVisible();
    expect(screen.getByText('No signature yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recipient and delivery' })).toHaveFocus();
  });

  it('lead to the service point by its name', async () => {
    show(({ url }) => (url.startsWith(UNLOCK) ? opened({ siteCode: 'GH-ACC-02' }) : refusal(ERROR.SERVICE, 'No.', 500)));
    unlock('0143');
    expect(await screen.findByRole('link', { name: 'GH-ACC-02' })).toHaveAttribute('href', '/gh-en/location-map/gh-acc-02');
  });

  it('open with digits that a script wrote right before the press, of which React heard nothing', async () => {
    const { asked } = show();
    field().value = '0143';
    press('Show details');
    expect(await screen.findByText('Kwame Boateng')).toBeVisible();
    expect(asked[0]).toMatchObject({ request: { phoneLast4: '0143' } });
  });

  it('are not asked for with fewer digits', () => {
    const { asked } = show();
    unlock('014');
    expect(field()).toHaveAccessibleDescription(/Enter all 4 digits/);
    expect(field()).toHaveFocus();
    expect(asked).toEqual([]);
    fireEvent.change(field(), { target: { value: '0143' } });
    expect(field()).not.toHaveAccessibleDescription(/Enter all/);
  });

  it.each([
    [ERROR.DETAILS_CLOSED, 403, 'The details stay closed.'],
    [ERROR.TOO_MANY_REQUESTS, 429, 'Too many requests.'],
  ])('say at the field why they stay closed (%i), and keep what was typed', async (code, status, message) => {
    show(() => refusal(code, message, status));
    unlock('9999');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(message)));
    expect(field()).toHaveValue('9999');
    expect(field()).toHaveFocus();
  });

  it('are closed by a button, by leaving the page, and kept nowhere', async () => {
    const { site } = show();
    unlock('0143');
    await screen.findByText('Kwame Boateng');
    expect(JSON.stringify(site.serialise())).not.toContain('Ring Road');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Kwame');
    press('Hide details');
    expect(screen.queryByText('Kwame Boateng')).toBeNull();
    unlock('0143');
    await screen.findByText('Kwame Boateng');
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(screen.queryByText('Kwame Boateng')).toBeNull();
    expect(location.search).toBe('');
  });

  it('ask nothing for a visitor by themselves', () => {
    expect(show().asked).toEqual([]);
  });

  it('show at once to the owner, go with the session, and stay closed once hidden', async () => {
    const { site, asked } = show(() => opened({ shownTo: 'owner' }));
    act(() => void site.dispatch(sessionSlice.actions.signedIn({ nickName: 'Ama' })));
    expect(await screen.findByText('Kwame Boateng')).toBeVisible();
    expect(asked.map(({ url }) => url)).toEqual([OWN]);
    expect(document.body).toHaveFocus();
    act(() => void site.dispatch(sessionSlice.actions.signedOut()));
    expect(screen.queryByText('Kwame Boateng')).toBeNull();
    act(() => void site.dispatch(sessionSlice.actions.signedIn({ nickName: 'Ama' })));
    expect(await screen.findByText('Kwame Boateng')).toBeVisible();
    press('Hide details');
    expect(screen.queryByText('Kwame Boateng')).toBeNull();
    expect(field()).toBeVisible();
  });

  it('leave the form to a customer whose parcel it is not', async () => {
    const { site, asked } = show(() => ({ ...found(), detail: null }));
    act(() => void site.dispatch(sessionSlice.actions.signedIn({ nickName: 'Kofi' })));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(field()).toBeVisible();
  });
});
