import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { servicePoint } from '../../../testing/service-points.ts';
import page from './page.tsx';

const OSU = servicePoint({ siteName: 'Osu shop', otherName: { locale: 'ar', name: 'فرع أوسو' }, closures: [{ from: '2026-12-01', to: '2026-12-01', reason: 'HOLIDAY' }] });
const LEGON = servicePoint({ siteCode: 'GH-ACC-02', siteName: 'Legon shop', lat: 5.65, lng: -.18, services: ['DROP_OFF'] });
const { asOf } = OSU;
const list = { total: 2, pageNum: 1, pageSize: 100, list: [OSU, LEGON], asOf, place: null, elsewhere: null, suggestion: null };

async function show(market: Market = { country: 'GH', locale: 'en' }) {
  const site = pageOfTracking(page, market, ({ url }) => (url.includes('getSiteBySiteCode') ? OSU : url.includes('queryAllLocation') ? [] : list));
  render(await site.open('location-map'));
  return site;
}
/** Going back takes its time on a busy machine. */
const PATIENCE = { timeout: 4_000 };
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
async function choose(name: string): Promise<HTMLElement> {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  await act(async () => fireEvent.click(link));
  await settle();
  return screen.getByRole('dialog', { name });
}

afterEach(cleanup);

it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
  const site = await show(market);
  await choose('Osu shop');
  expect(site.complaints).toEqual([]);
});

it('shows the point beside the list: both names, its week with today marked, closed days, ways there', async () => {
  const entries = history.length;
  await show();
  const sheet = within(await choose('Osu shop'));
  expect(history.length).toBe(entries + 1);
  expect(sheet.getByRole('heading', { level: 2, name: 'Osu shop' })).toHaveFocus();
  expect(sheet.getByText('فرع أوسو')).toHaveAttribute('dir', 'rtl');
  const today = sheet.getByRole('row', { name: /Friday, today/ });
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(today).toHaveTextContent('08:30');
  expect(sheet.getByText(/public holiday/)).toHaveTextContent('1 Dec');
  expect(sheet.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+233200000200');
  expect(sheet.getByRole('link', { name: 'Send a parcel here' })).toHaveAttribute('href', '/gh-en/quote?destination=GH-ACC');
  expect(sheet.getByRole('link', { name: /All details/ })).toHaveAttribute('href', '/gh-en/location-map/gh-acc-01');
  expect(screen.getByRole('link', { name: 'Legon shop' })).toBeInTheDocument();
});

it('grows and shrinks by buttons, and shows another point in its place', async () => {
  await show();
  const sheet = await choose('Osu shop');
  expect(sheet).toHaveAttribute('data-size', 'half');
  const press = (name: string) => fireEvent.click(within(sheet).getByRole('button', { name }));
  press('Show more');
  press('Show more');
  expect(sheet).toHaveAttribute('data-size', 'full');
  expect(within(sheet).getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-disabled', 'true');
  press('Show less');
  press('Show less');
  expect(sheet).toHaveAttribute('data-size', 'peek');
  const entries = history.length;
  const other = await choose('Legon shop');
  expect(history.length).toBe(entries);
  expect(within(other).queryByRole('link', { name: 'Send a parcel here' })).toBeNull();
});

it.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['going back', () => history.back()],
])('is closed by %s, and gives the focus back', async (_name, leave) => {
  await show();
  await choose('Osu shop');
  act(() => {
    leave();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Osu shop' })).toHaveFocus(), PATIENCE);
});

it('gives the focus to the link of a list that arrived meanwhile', async () => {
  await show();
  await choose('Osu shop');
  const link = screen.getByRole('link', { name: 'Osu shop' });
  link.replaceWith(link.cloneNode(true));
  act(() => history.back());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Osu shop' })).toHaveFocus(), PATIENCE);
});

it('leaves links with a key to the browser', async () => {
  await show();
  // No browser is here to open it.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Osu shop' }), { ctrlKey: true });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
