/** The tracking page on the site with four parcels, for its tests: asked, shown, and its parts found. */
import { fireEvent, render, screen } from '@testing-library/react';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { PageOnSite } from '@amberlane/testing/render-page';
import page from '../src/pages/track/page.tsx';
import { attemptFailed, delivered, found, noInfo, reply } from './parcels.ts';
import { trackAnswers, trackOnSite, type TrackAnswers } from './tracking-site.ts';

export const GHANA: Market = { country: 'GH', locale: 'en' };
/** Every country and language, with its place in the address. */
export const places = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));

const ALL = [found(), attemptFailed(), delivered(), noInfo('NG40718352966', { hint: 'shape', missingDigits: 1 })];
/** Asks for a parcel on its way, one that needs the reader, a delivered one and a number with a digit too few. */
export const QUERY = `track?numbers=${ALL.map(({ waybillNo }) => waybillNo).join()}`;

export const answering = (): TrackAnswers => trackAnswers((numbers) => reply(...numbers.map((number) => ALL.find(({ waybillNo }) => waybillNo === number) ?? noInfo(number))));
export const refusing = (code: number, message: string): TrackAnswers =>
  trackAnswers(() => Response.json({ success: false, error: { code, message, requestId: 'r-42' } }, { status: 503 }));

/** So many right numbers. */
export const distinct = (count: number): string[] => Array.from({ length: count }, (_, index) => completeWaybillNo('GH', String(10_000_000_000 + index)));

export async function show(path: string, api: TrackAnswers = answering(), market: Market = GHANA): Promise<PageOnSite> {
  const site = trackOnSite(page, market, api);
  render(await site.open(path));
  return site;
}

export const field = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /tracking numbers/i });
export const track = (): HTMLElement => screen.getByRole('button', { name: 'Track' });
/** Unfolds the form above the results. */
export const change = (): boolean => fireEvent.click(screen.getByText(/^(Change|Track another)$/));

/** The line of a parcel among several. */
export function row(number: string): HTMLElement {
  const details = screen.getAllByText(number).map((text) => text.closest('details')).find((element) => element !== null);
  if (!details) throw new Error(`no row for ${number}`);
  return details;
}
