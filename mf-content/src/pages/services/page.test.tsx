import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryRate } from '@amberlane/contract/calls/rates';
import { LOCALES, MARKETS } from '@amberlane/contract/site';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import page from './page.tsx';

afterEach(cleanup);

const city = (code: string, name: string) => ({ code, name, country: code.slice(0, 2), remote: false });
const rate = {
  id: 'rate', product: 'smallParcel', origin: city('CN-CAN', 'Guangzhou'), destination: city('GH-ACC', 'Accra'), currency: 'CNY', firstGrams: 500, firstAmount: 4_000,
  tiers: [{ uptoGrams: null, stepGrams: 100, stepAmount: 500 }], minimum: { grams: 1000, amount: 6_500 }, transit: { from: 5, to: 10 }, remarks: [], validFrom: '2026-01-01', validTo: null,
};
const answer: typeof contactsAnswer = (call) =>
  call.path === queryRate.path ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [rate] } : contactsAnswer(call);

const show = async (country: 'GH' | 'CN', answers = answer) => render((await pageAt(page, { country, locale: 'en' }, 'services', answers)).element);
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('comparison of all services', () => {
  it('begins with four needs, each leading to its service', async () => {
    await show('GH');
    const list = within(within(screen.getByRole('region', { name: 'Which service do you need?' })).getByRole('list'));
    const needs = list.getAllByRole('listitem');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/gh-en/product/intl-straight-small', '/gh-en/product/intl-straight-special', '/gh-en/product/warehouse-head', '/gh-en/product/warehouse-delivery', '/gh-en/product/express-standard',
    ]);
    expect(needs.map(({ textContent }) => textContent)[0]).toMatch(/^Single online orders from ChinaSmall parcel5–⁠10 working days\s· 1\u00a0kg from CNY\s65\.00 \(about GHS\s102\)$/);
    expect(needs[2]).toHaveTextContent(/Shipping to the warehouse\s?Delivery from the warehouse2–⁠5 working days from the warehouse$/);
    expect(needs[3]).toHaveTextContent(/Standard express1–⁠3 working days\s· 1.kg from CNY/);
  });

  it('compares what is a service, and leads to the pages about each group beside its name', async () => {
    await show('GH');
    const table = within(screen.getByRole('table', { name: 'Times and prices' }));
    expect(table.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'row')).toHaveLength(6);
    expect(table.getByRole('link', { name: 'How the overseas warehouse works' })).toHaveAttribute('href', '/gh-en/product/warehouse');
    expect(table.getByRole('link', { name: 'Warehouse service commitments' })).toHaveAttribute('href', '/gh-en/product/warehouse-promise');
    expect(row(/^Delivery from the warehouse/)).toHaveTextContent(/Working days2–5/);
    expect(row(/^International special line/)).toHaveTextContent(/up to 200.kg/);
    expect(row(/^Shipping to the warehouse/)).toHaveTextContent(/5–10 by air/);
  });

  it('prices 1 and 10 kg to the reader’s country, and says where only an offer does', async () => {
    await show('GH');
    expect(within(screen.getByRole('row', { name: /^International shipping/ })).getAllByRole('columnheader').slice(-2).map(({ textContent }) => textContent)).toEqual(['Price for 1 kg', 'Price for 10 kg']);
    expect(row(/^Small parcel/)).toHaveTextContent(/CNY\s65\.00 GHS\s102.*CNY\s515\.00 GHS\s805$/);
    expect(within(row(/^Shipping to the warehouse/)).getByRole('link', { name: 'Ask for a price' })).toHaveAttribute('href', '/gh-en/business-customer#enquiry');
    expect(row(/^Part-load freight/)).toHaveTextContent(/Weight per shipmentup to 200.kgAsk for a price$/);
    expect(row(/^Shipping to the warehouse/)).toHaveTextContent(/Weight per shipmentBy agreementAsk for a price$/);
    expect(screen.getByText(/International prices: from Guangzhou to Accra/)).toHaveTextContent(/^Bold: lower price\./);
  });

  it('has no prices in China, and none when they can’t be had', async () => {
    const { unmount } = await show('CN');
    expect(screen.queryByText(/CNY/)).not.toBeInTheDocument();
    unmount();
    await show('GH', contactsAnswer);
    expect(screen.queryByRole('columnheader', { name: /^Price/ })).not.toBeInTheDocument();
    expect(row(/^Small parcel/)).toHaveTextContent(/up to 30.kg/);
  });

  it('says from which weight the special line is cheaper, by the rates of the reader’s country', async () => {
    const cheaper = { ...rate, firstAmount: 5_500, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount: 1_500 }] };
    await show('GH', (call) => (call.path === queryRate.path && call.request['product'] === 'specialLine' ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [cheaper] } : answer(call)));
    expect(screen.getByText(/^From \d+.kg it costs less than small parcel\.$/)).toBeInTheDocument();
    cleanup();
    await show('GH', contactsAnswer);
    expect(screen.queryByText(/costs less than small parcel/)).not.toBeInTheDocument();
    expect(screen.getByText('Heavier goods or several pieces from China')).toBeInTheDocument();
  });

  it('leads to the quote where nothing fills the box of the calculator', async () => {
    await show('GH');
    expect(screen.getAllByRole('link', { name: 'Get a quote' }).map((link) => link.getAttribute('href'))).toEqual(['/gh-en/quote']);
  });

  it.each(LOCALES)('says all of it in %s', async (locale) => {
    const market = MARKETS.find((candidate) => candidate.locale === locale && candidate.country !== 'CN');
    const { element, complaints } = await pageAt(page, market ?? { country: 'GH', locale }, 'services', answer);
    render(element);
    expect(complaints).toEqual([]);
  });
});
