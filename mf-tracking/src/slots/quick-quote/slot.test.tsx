import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { CallAnswer } from '@amberlane/testing/test-transport';
import { hydrate } from '@amberlane/testing/render-page';
import { CITIES, pricesOf } from '../../../testing/prices.ts';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { citiesToOffer } from './offered-cities.ts';
import slot from './slot.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const isPrice = ({ path }: Pick<Parameters<CallAnswer>[0], 'path'>): boolean => path.includes('quoteCalc');
const answering = (price: () => object = () => pricesOf('GH')): CallAnswer => (call) => (isPrice(call) ? price() : CITIES);
const show = async (market: Market = GHANA, answer = answering()) => {
  const site = pageOfTracking(slot, market, answer);
  render(await site.open(''));
  return site;
};

afterEach(cleanup);

describe('quote box of other pages', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('is a plain form that leads to the quote on /$segment', async ({ market, segment }) => {
    const { complaints } = await show(market);
    expect(complaints).toEqual([]);
    const weight = screen.getByRole<HTMLInputElement>('textbox');
    const cities = screen.getByRole<HTMLSelectElement>('combobox');
    expect([cities.name, cities.form]).toEqual(['destination', weight.form]);
    expect(CITIES.receivers.map(({ code }) => code)).toContain(cities.value);
    expect([weight.name, weight.value, weight.form?.method, weight.form?.getAttribute('action')]).toEqual(['weight', '1', 'get', `/${segment}/quote`]);
  });
});

const weight = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(weight(), { target: { value } });
const line = () => screen.getByRole('status');
const questions = ({ asked }: Awaited<ReturnType<typeof show>>) => asked.filter(isPrice).map(({ request }) => request);

it('names the unit of the weight in the language of the page', async () => {
  await show({ country: 'EG', locale: 'ar' });
  expect(screen.getByText('كغم')).toBeInTheDocument();
  expect(screen.queryByText('kg')).toBeNull();
});

describe('price in the quote box', () => {
  it('is not asked for before the box is touched', async () => {
    const site = await show();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(line()).toBeEmptyDOMElement();
    expect(questions(site)).toEqual([]);
  });

  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('has every word: %s', async (_segment, market) => {
    const display = { amount: 12_755_102, currency: 'NGN', rateDay: '2026-11-01', ruleId: 'exchange.2026-11-01', text: '' } as const;
    const { complaints } = await show(market, answering(() => ({ ...pricesOf('GH'), quotes: pricesOf('GH').quotes.map((quote) => ({ ...quote, display })) })));
    fireEvent.focus(weight());
    await waitFor(() => expect(line()).toHaveTextContent(/CNY.*NGN/));
    expect(complaints).toEqual([]);
  });

  it('is the lowest of several services with its days, of what stands in the fields', async () => {
    const site = await show();
    fireEvent.focus(weight());
    await waitFor(() => expect(line()).toHaveTextContent(/^From CNY\s[\d,]+\.\d\d\d to \d+ working days$/));
    expect(questions(site)).toEqual([expect.objectContaining({ weightGrams: 1_000, origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'GH', city: 'GH-ACC' } })]);
  });

  it('has no “from” where one service takes the parcel', async () => {
    await show(GHANA, answering(() => ({ quotes: pricesOf('GH').quotes.slice(0, 1), refused: [] })));
    fireEvent.focus(weight());
    await waitFor(() => expect(line()).toHaveTextContent(/^CNY/));
  });

  it('is asked for once after a pause in typing, and not again by a touch that changes nothing', async () => {
    const site = await show();
    fireEvent.focus(weight());
    await waitFor(() => expect(line()).toHaveTextContent(/CNY/));
    for (const value of ['2', '2.', '2.5']) type(value);
    await waitFor(() => expect(questions(site)).toHaveLength(2));
    fireEvent.focus(screen.getByRole('combobox'));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'NG-LOS' } });
    await waitFor(() => expect(questions(site)).toHaveLength(3));
    fireEvent.focus(weight());
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(questions(site).slice(1)).toEqual([expect.objectContaining({ weightGrams: 2_500 }), expect.objectContaining({ weightGrams: 2_500, destination: { country: 'NG', city: 'NG-LOS' } })]);
  });

  it('says nothing where there is none to be had', async () => {
    const site = await show(GHANA, answering(() => Response.json({ success: false, error: { code: ERROR.NO_RATE, message: 'No rate.', requestId: 'r-42' } }, { status: 404 })));
    fireEvent.focus(weight());
    await waitFor(() => expect(questions(site)).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(line()).toBeEmptyDOMElement();
  });

  it('goes with a weight that is none', async () => {
    const site = await show();
    fireEvent.focus(weight());
    await waitFor(() => expect(line()).toHaveTextContent(/CNY/));
    type('two');
    await waitFor(() => expect(line()).toBeEmptyDOMElement());
    expect(questions(site)).toHaveLength(1);
  });

  it('is of what the reader typed before React came', async () => {
    const site = pageOfTracking(slot, GHANA, answering());
    const { differences, end } = await hydrate(await site.open(''), (container) => {
      const field = container.querySelector('input');
      if (field) field.value = '7';
    });
    await waitFor(() => expect(line()).toHaveTextContent(/CNY/));
    expect(differences).toEqual([]);
    expect(questions(site)).toEqual([expect.objectContaining({ weightGrams: 7_000 })]);
    await end();
  });
});

describe('cities of the quote box', () => {
  const city = (code: string, country: 'GH' | 'NG' | 'KE') => ({ code, name: code, country });
  const SOME = [city('NG-LOS', 'NG'), city('NG-KAN', 'NG'), city('GH-ACC', 'GH'), city('GH-KMS', 'GH'), city('KE-NBO', 'KE')];

  it('are all of the reader’s country, then one of each other', () => {
    expect(citiesToOffer(SOME, 'GH').map(({ code }) => code)).toEqual(['GH-ACC', 'GH-KMS', 'NG-LOS', 'KE-NBO']);
  });
});
