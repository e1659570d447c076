import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryRate } from '@amberlane/contract/calls/rates';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import overseaStore from './page.tsx';

afterEach(cleanup);

const city = (code: string, name: string, country: Country) => ({ code, name, country, remote: false });
const rate = (code: string, name: string, country: Country, amount: number) => ({
  id: code, product: 'localDelivery', origin: city(code, name, country), destination: city(code, name, country), currency: 'CNY', firstGrams: 500, firstAmount: 1,
  tiers: [], minimum: { grams: 1000, amount: 1 }, transit: { from: 1, to: 3 }, remarks: [], validFrom: '2026-01-01', validTo: null,
  forWeight: { chargeableGrams: 1000, amount },
});
const answer: typeof contactsAnswer = (call) =>
  call.path === queryRate.path
    ? { total: 2, pageNum: 1, pageSize: 50, day: '2026-11-23', nearest: null, list: [rate('NG-LOS', 'Lagos', 'NG', 1_470), rate('GH-ACC', 'Accra', 'GH', 1_680)] }
    : contactsAnswer(call);

const show = async (country: Country, answers = answer) => render((await pageAt(overseaStore, { country, locale: 'en' }, 'service/oversea-store', answers)).element);
const places = () => ['Countries with local delivery prices', 'Other countries'].flatMap((name) => within(screen.getByRole('list', { name })).getAllByRole('listitem'));

describe('warehouse for online shops', () => {
  it('lists each country but the one that the goods come from, the reader’s first, with the price of local delivery', async () => {
    await show('GH');
    expect(places()).toHaveLength(COUNTRIES.length - 1);
    expect(places()[0]).toHaveTextContent(/^GhanaYour countryAccrafrom CNY\s16\.80about GHS\s26$/);
    expect(places()[0]).toHaveAttribute('aria-current', 'true');
    expect(places().slice(1, 4).map((place) => place.textContent)).toEqual(['Egypt', 'Kenya', 'Morocco']);
    expect(places()[4]).toHaveTextContent(/^NigeriaLagosfrom CNY\s14\.70$/);
  });

  it('adds up what an order costs where the reader is, and names what only an offer can', async () => {
    await show('GH');
    const cost = within(screen.getByRole('region', { name: 'Delivery and cash fees per order' }));
    expect(cost.getByText(/^Example: an order of/)).toHaveTextContent(/delivered in Accra/);
    expect(cost.getByRole('row', { name: /^Local delivery/ })).toHaveTextContent(/1.kg within the city.*CNY\s16\.80about GHS\s\d+$/);
    expect(cost.getByRole('row', { name: /^Cash on delivery/ })).toHaveTextContent(/at least CNY 5 \(about GHS\s\d+\), at most CNY 1,500 \(about GHS\s[\d,]+\)/);
    expect(cost.getByText('Total of these fees').parentElement).toHaveTextContent(/CNY\s25\.80about GHS\s40$/);
    expect(cost.getByText('Only if needed: each delivery attempt after the first 3').parentElement).toHaveTextContent(/CNY\s40\.00about GHS\s\d+$/);
    expect(cost.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Shipping to the warehouse', 'Storage', 'Picking and packing']);
  });

  it('takes the first country as its example in China', async () => {
    await show('CN');
    expect(screen.getByText(/^Example: an order of/)).toHaveTextContent(/delivered in Accra/);
  });

  it('does without prices when they can’t be had', async () => {
    await show('GH', contactsAnswer);
    expect(screen.queryByText(/^Example: an order of/)).not.toBeInTheDocument();
    expect(screen.queryByText('Total of these fees')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Cash on delivery/ })).toHaveTextContent(/CNY\s9\.00/);
    expect(places()[0]).toHaveTextContent(/^GhanaYour country$/);
  });

  it('tells the way from the stock to the money, and leads to an offer', async () => {
    await show('GH');
    const how = within(screen.getByRole('region', { name: 'How it works' }));
    const steps = how.getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Send your stock', 'We count and store it', 'Your buyer orders', 'You are paid']);
    expect(screen.getAllByRole('link', { name: 'Ask for a warehouse offer' }).map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/gh-en/business-customer#enquiry'));
    expect(within(screen.getByRole('region', { name: 'Delivery and cash fees per order' })).getByText(/^For these prices, tell us your products/)).toHaveTextContent(/We answer within \d calendar days\.$/);
    expect(screen.getByRole('link', { name: 'Import shipments' })).toHaveAttribute('href', '/gh-en/express/order-import');
  });
});
