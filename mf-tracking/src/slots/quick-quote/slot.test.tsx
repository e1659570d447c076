import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { CITIES } from '../../../testing/prices.ts';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { citiesToOffer } from './offered-cities.ts';
import slot from './slot.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const show = async (market: Market = GHANA) => {
  const site = pageOfTracking(slot, market, () => CITIES);
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

describe('cities of the quote box', () => {
  const city = (code: string, country: 'GH' | 'NG' | 'KE') => ({ code, name: code, country });
  const SOME = [city('NG-LOS', 'NG'), city('NG-KAN', 'NG'), city('GH-ACC', 'GH'), city('GH-KMS', 'GH'), city('KE-NBO', 'KE')];

  it('are all of the reader’s country, then one of each other', () => {
    expect(citiesToOffer(SOME, 'GH').map(({ code }) => code)).toEqual(['GH-ACC', 'GH-KMS', 'NG-LOS', 'KE-NBO']);
  });
});
