import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { AS_OF, found, waybill } from '../../../testing/parcels.ts';
import { refusal } from '@amberlane/testing/test-transport';
import type { CallAnswer } from '@amberlane/testing/test-transport';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const TOKEN = '5f2b8c0d9e1a47638c5d2e7f90b1a364';
const PATH = `track/shared/${TOKEN}`;
const MASKED = 'GH•••••••••409';
const SHARED = { result: { ...found(), waybillNo: MASKED, waybill: waybill({ waybillNo: MASKED }) }, expiresAt: '2026-11-27T10:15:00.000Z', asOf: AS_OF };
const places = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));

async function show(answer: CallAnswer = () => SHARED, market = GHANA, token = TOKEN) {
  const site = pageOfTracking(page, market, answer, { token });
  const content = await site.open(PATH);
  render(content);
  return { ...site, content };
}

afterEach(cleanup);

describe('page of a shared parcel', () => {
  it.each(places)('says all of itself on /$segment', async ({ market }) => {
    for (const answer of [() => SHARED, () => ({ ...SHARED, result: { outcome: 'waiting', waybillNo: MASKED } }), () => refusal(ERROR.SHARE_ENDED, 'Ended.', 410), () => refusal(ERROR.SHARE_UNKNOWN, 'Unknown.', 404)]) {
      const { complaints, head } = await show(answer, market);
      expect(complaints).toEqual([]);
      const { title, description, noindex } = head('');
      expect([noindex, title.length <= 65, description.length >= (market.locale === 'zh-CN' ? 40 : 70), description.length <= 160]).toEqual([true, true, true, true]);
      cleanup();
    }
  });

  it('shows way, milestones, next step and history under the masked number, and until when', async () => {
    const { content } = await show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Parcel ${MASKED}`);
    expect(screen.getByText(/This link works until/)).toHaveTextContent(/27 Nov.*10:15 UTC/);
    expect(screen.getByRole('list', { name: /milestones|progress|parcel/i })).toBeVisible();
    expect(screen.getByText('What happens next')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(renderToString(content)).toContain(MASKED);
  });

  it('says that a link has ended, and what helps', async () => {
    await show(() => refusal(ERROR.SHARE_ENDED, 'Ended.', 410));
    expect(screen.getByRole('heading', { level: 2, name: 'This link has expired' })).toBeVisible();
    expect(screen.getByText(/expire after 7 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track by tracking number' })).toHaveAttribute('href', '/gh-en/track');
  });

  it('says that it knows no such link', async () => {
    await show(() => refusal(ERROR.SHARE_UNKNOWN, 'Unknown.', 404));
    expect(screen.getByRole('heading', { level: 2, name: 'This link isn’t valid' })).toBeVisible();
  });

  it('says that the service fails, and tries again at the same address', async () => {
    await show(() => refusal(ERROR.UNAVAILABLE, 'Try later.', 503));
    expect(screen.getByRole('alert')).toHaveTextContent('Try later.');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `/gh-en/${PATH}`);
  });

  it.each(['short', TOKEN.toUpperCase(), ''])('is not found for %j, which can be no token', (token) => {
    expect(pageOfTracking(page, GHANA, () => SHARED, { token }).isValid()).toBe(false);
    expect(pageOfTracking(page, GHANA, () => SHARED, { token: TOKEN }).isValid()).toBe(true);
  });
});
