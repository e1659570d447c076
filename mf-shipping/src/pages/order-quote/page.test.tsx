import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { getReceiverList } from '@amberlane/contract/calls/rates';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { hydrate, pageOnSite } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { CITIES, quotesFor } from '../../../testing/quotes.ts';
import page from './page.tsx';

const NIGERIA: Market = { country: 'NG', locale: 'en' };
const PATH = 'express/order-quote';
const ASKED = `${PATH}?weight=6.2&length=46&width=34&height=30&brand=1&goods=CLOTHES&value=1800&cod=1800&destination=NG-LOS`;

const ANSWERS: AnswersByPath = { [getReceiverList.path]: () => CITIES, [quoteCalc.path]: quotesFor };

function siteOf(answers: AnswersByPath = ANSWERS, market: Market = NIGERIA) {
  const routes = new Set([...declaration.routes.map(({ path }) => path), 'quote', 'express/contact-proficient']);
  return pageOnSite(page, { remote: declaration, market, answer: byPath(answers), routes, retryDelay: () => null });
}
async function show(at: string, answers?: AnswersByPath, market?: Market) {
  const site = siteOf(answers, market);
  render(await site.open(at));
  return site;
}
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, select' });
const card = () => screen.getByRole('region', { name: /Guangzhou to|Lagos to/ });

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a quote for an order', () => {
  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
    const { complaints } = await show(ASKED, ANSWERS, market);
    expect(screen.getByRole('table')).toBeVisible();
    cleanup();
    await show(`${PATH}?weight=x&length=4&goods=BATTERY_MATCHING&pieces=1.5`, ANSWERS, market);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('asks with all that the bill depends on', async () => {
    const { asked } = await show(`${ASKED}&insured=500&purpose=gift&receiver=company&pieces=2&currency=USD`);
    expect(asked.find(({ path }) => path === quoteCalc.path)?.request).toEqual({
      origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'NG', city: 'NG-LOS' }, weightGrams: 6_200, lengthMm: 460, widthMm: 340, heightMm: 300, pacNumber: 2,
      declaredValue: { amount: 180_000, currency: 'USD' }, cod: { amount: 180_000, currency: 'USD' }, insuredValue: { amount: 50_000, currency: 'USD' },
      goodsType: 'CLOTHES', branded: true, purpose: 'gift', receiverType: 'company', displayCurrency: 'USD',
    });
  });

  it('shows every line with its rule, and a total that is their sum', async () => {
    await show(ASKED);
    const rows = within(screen.getByRole('table', { name: 'Price breakdown' })).getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.join(' ')).toMatch(/BRAND.*Rule surcharge\.brand\.2019, in force since/);
    const amounts = rows.map((row) => Number(/CNY\s([\d,.]+)$/.exec(row)?.[1]?.replace(/,/g, '')));
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(amounts.at(-1) ?? 0, 2);
  });

  it('has a number that is the same for the same quote, and another for another one', async () => {
    await show(ASKED);
    const numberOf = (): string => /Q-20261120-[0-9A-Z]{8}/.exec(card().textContent)?.[0] ?? '';
    const first = numberOf();
    expect(first).not.toBe('');
    cleanup();
    await show(ASKED);
    expect(numberOf()).toBe(first);
    cleanup();
    await show(ASKED.replace('6.2', '7'));
    expect(numberOf()).not.toBe(first);
  });

  it('leads into the form for orders abroad, with everything filled in', async () => {
    await show(ASKED);
    const href = new URL(screen.getByRole('link', { name: 'Create shipment' }).getAttribute('href') ?? '', 'https://site.example');
    expect(href.pathname).toBe('/ng-en/express/intlorder-entry');
    expect(Object.fromEntries(href.searchParams)).toEqual({
      origin: 'CN-CAN', destination: 'NG-LOS', weight: '6.2', length: '46', width: '34', height: '30', goods: 'CLOTHES', brand: '1', value: '1800', cod: '1800', product: 'specialLine', quote: 'test.specialLine.6200',
    });
    expect(screen.getByRole('link', { name: 'Contact an expert' })).toHaveAttribute('href', '/ng-en/express/contact-proficient');
  });

  it('leads into the form for local orders within one country', async () => {
    await show(`${PATH}?weight=2&origin=NG-LOS&destination=NG-LOS`);
    expect(screen.getByRole('link', { name: 'Create shipment' }).getAttribute('href')).toMatch(/^\/ng-en\/express\/order-entry\?/);
  });

  it('offers the products as links, and says why one does not take the shipment', async () => {
    await show(ASKED);
    const products = screen.getByRole('navigation', { name: 'Compare services for this shipment' });
    expect(within(products).getByRole('link', { name: /Small parcel/ }).getAttribute('href')).toContain('product=smallParcel');
    cleanup();
    await show(`${PATH}?weight=50`);
    expect(screen.getByRole('navigation', { name: 'Compare services for this shipment' })).toHaveTextContent('Small parcelNot available for this shipmentToo heavy for this product.');
  });

  it('says when no product takes it', async () => {
    await show(`${PATH}?weight=500`, { ...ANSWERS, [quoteCalc.path]: (request) => ({ ...quotesFor(request), quotes: [] }) });
    expect(screen.getByText(/No service is available for this shipment/)).toBeVisible();
  });
});

describe('the form', () => {
  it('says beside each field and on top what is wrong, keeps what was typed, and asks nobody', async () => {
    const { asked } = await show(PATH);
    fireEvent.change(field(/^Total weight/), { target: { value: 'six' } });
    fireEvent.change(field(/^Length/), { target: { value: '46' } });
    fireEvent.submit(screen.getByRole('form'));
    expect(field(/^Total weight/)).toHaveAccessibleDescription('Enter a number above zero, for example 12.5.');
    expect(field(/^Height/)).toHaveAccessibleDescription('Fill in this field.');
    expect(field(/^Total weight/)).toHaveValue('six');
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
    expect(asked.filter(({ path }) => path === quoteCalc.path)).toEqual([]);
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
  });

  it('asks for batteries when the goods have some, and refuses loose ones', async () => {
    await show(PATH);
    expect(screen.queryByLabelText(/^Energy per battery/)).toBeNull();
    fireEvent.change(field(/^Type of goods/), { target: { value: 'BATTERY_MATCHING' } });
    expect(field(/^Energy per battery/)).toBeVisible();
    cleanup();
    await show(`${PATH}?weight=2&goods=BATTERY_PURE`);
    expect(field(/^Type of goods/)).toHaveAccessibleDescription(/not accepted/);
  });

  it('sets what the API refuses beside its field', async () => {
    const refusal = Response.json({ success: false, error: { code: ERROR.VALIDATION, message: 'Please check the entries.', fields: [{ field: 'insuredValue', code: 'insuredValue', message: 'Not above the declared value.' }] } }, { status: 400 });
    await show(`${ASKED}&insured=9000`, { ...ANSWERS, [quoteCalc.path]: () => refusal });
    await waitFor(() => expect(field(/^Insured value/)).toHaveAccessibleDescription('Not above the declared value.'));
    expect(field(/^Insured value/)).toHaveValue('9000');
  });

  it('keeps the entry in the address, in digits of any script', async () => {
    await show(`${PATH}?weight=${encodeURIComponent('٦٫٢')}`);
    expect(field(/^Total weight/)).toHaveValue('٦٫٢');
    expect(card()).toBeVisible();
  });

  it('is the same on the server and in the browser, and asks nothing again', async () => {
    const site = siteOf();
    await site.open(ASKED);
    const before = site.asked.length;
    await hydrate(site.element(ASKED));
    expect(site.asked).toHaveLength(before);
  });
});

describe('the end of a quote', () => {
  it('is counted down to, told, and left behind by a renewal', async () => {
    const soon = (seconds: number) => (request: unknown) => ({ ...quotesFor(request), quotes: quotesFor(request).quotes.map((quote) => ({ ...quote, validUntil: new Date(Date.now() + seconds * 1_000).toISOString() })) });
    let seconds = 1;
    await show(ASKED, { ...ANSWERS, [quoteCalc.path]: (request) => soon(seconds)(request) });
    expect(await screen.findByText(/expired/, {}, { timeout: 4_000 })).toBeVisible();
    seconds = 1_800;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Renew quote' })));
    await waitFor(() => expect(screen.queryByText(/expired/)).toBeNull());
    expect(await screen.findByText(/^(29:5\d|30:00)$/)).toBeInTheDocument();
  });
});

describe('calls that fail', () => {
  it('are told with a way to try again: the cities', async () => {
    await show(PATH, {});
    expect(screen.getByRole('alert')).toHaveTextContent('The cities could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are told with a way to try again: the price; the form stays', async () => {
    let failing = true;
    await show(ASKED, { ...ANSWERS, [quoteCalc.path]: (request) => (failing ? undefined : quotesFor(request)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not calculate a price for this shipment');
    expect(field(/^Total weight/)).toHaveValue('6.2');
    failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Quote number')).toBeVisible();
  });
});

it('is open to search engines until somebody asks for a price', async () => {
  const { head } = siteOf();
  expect(head('')).not.toHaveProperty('noindex');
  expect(head('?weight=2')).toHaveProperty('noindex', true);
});
