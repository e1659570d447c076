/** The page of announced parcels, opened for its tests: its form, filled in, and its list. */
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { queryAllList } from '@amberlane/contract/calls/countries';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { addInternationalOrder, websitePageList } from '@amberlane/contract/calls/orders';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { listSites } from '@amberlane/contract/calls/service-points';
import type { Market } from '@amberlane/contract/site';
import { pageOnSite } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../remote.config.ts';
import page from '../src/pages/presend-package/page.tsx';
import { rulings, suggestions } from './goods.ts';
import { AGREEMENT, announcedOrder, announcedPage, HUBS } from './presend.ts';
import { quoteOf, type BOOK } from './ship-site.ts';

const NIGERIA: Market = { country: 'NG', locale: 'en' };
export const LIST = 'express/presend-package';
export const PATH = `${LIST}?new=1`;

const ANSWERS: AnswersByPath = {
  [listSites.path]: () => HUBS,
  [orderAgreement.path]: () => AGREEMENT,
  [websitePageList.path]: () => announcedPage(['SUBMITTED', 'PICKED_UP', 'DELIVERED']),
  [querySpecialItemList.path]: () => rulings('NG', 'en'),
  [suggestGoodsCodes.path]: (request) => suggestions(request, 'en'),
  [addInternationalOrder.path]: announcedOrder,
  [searchAddresses.path]: () => bookOf([]),
  [quoteCalc.path]: () => ({ quotes: [quoteOf(18_450, { product: 'smallParcel' })], refused: [] }),
  [queryAllList.path]: () => [],
};

/** An answer with these addresses of the book. */
export const bookOf = (list: typeof BOOK) => ({ total: list.length, pageNum: 1, pageSize: 50, list });

/** Opens the form, or what stands at another address, for a customer who is signed in; `answers` take the place of the usual ones. */
export async function show(at = PATH, answers: AnswersByPath = {}, market: Market = NIGERIA) {
  const anyArea: AnswersByPath = new Proxy({ ...ANSWERS, ...answers }, { get: (known, path: string) => known[path] ?? (/^\/oms\/(?:province|city|area)\//.test(path) ? () => [] : undefined) });
  const site = pageOnSite(page, { remote: declaration, market, answer: byPath(anyArea), nickName: 'Ada', retryDelay: () => null });
  render(await site.open(at));
  return site;
}

export const group = (name: string) => within(screen.getByRole('group', { name }));
export const type = (inside: ReturnType<typeof group>, label: RegExp | string, value: string): void => void fireEvent.change(inside.getByLabelText(label), { target: { value } });
/** What was sent to make an order. */
export const announced = (asked: readonly { readonly path: string; readonly request: unknown }[]) => asked.filter(({ path }) => path === addInternationalOrder.path).map(({ request }) => request);

/** All that an announcement needs. */
export async function fill(): Promise<void> {
  await screen.findByRole('form');
  type(group('Supplier'), /^Carrier’s tracking number/, 'SF1482093376551');
  type(group('Parcel'), 'Total weight', '9.4');
  type(group('Goods'), 'Goods name in English', 'Cordless drill');
  type(group('Goods'), 'Goods name in Chinese', '充电钻');
  type(group('Goods'), 'Quantity', '2');
  type(group('Goods'), 'Unit price', '120.50');
  type(group('Recipient'), 'Full name', 'Adaeze Okafor');
  type(group('Recipient'), 'Phone', '8021234567');
  type(group('Recipient'), 'State', 'Lagos');
  type(group('Recipient'), /^LGA|Local government/, 'Ikeja');
  type(group('Recipient'), 'Street and number', '14 Allen Avenue');
  type(group('Supplier'), /^Supplier’s name/, 'Zhang San');
  fireEvent.click(screen.getByRole('checkbox'));
}
export const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Announce parcel' }));

/** Each test of the file begins on a device that keeps nothing but that the agreement was read, and ends with an empty page. */
export function freshVisits(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem('amberlane.agreed', AGREEMENT.version);
  });
  afterEach(cleanup);
}
