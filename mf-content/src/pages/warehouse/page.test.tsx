import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryRate } from '@amberlane/contract/calls/rates';
import type { Market } from '@amberlane/contract/site';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import warehouse from './page.tsx';

afterEach(cleanup);

const show = async (market: Market = { country: 'NG', locale: 'en' }) => {
  const page = await pageAt(warehouse, market, 'product/warehouse');
  render(page.element);
  return page;
};

describe('overseas warehouse', () => {
  it('compares delivery times from the warehouse and from China', async () => {
    await show();
    const rows = within(screen.getByRole('region', { name: 'Delivery time from our warehouse and from China' })).getAllByRole('listitem');
    const days = rows.map((row) => row.textContent).filter((text) => text.includes('days'));
    expect(days).toEqual([
      expect.stringContaining('From our warehouse in the country'),
      expect.stringContaining('International special line'),
      expect.stringContaining('Small parcel from China'),
      expect.stringContaining('New stock to the warehouse'),
    ]);
    expect(days.map((text) => /\d+–\d+ days/.exec(text)?.[0])).toEqual(['2–5 days', '4–8 days', '5–10 days', '5–10 days']);
  });

  it('names a disadvantage of the warehouse too', async () => {
    await show();
    expect(screen.getByRole('row', { name: /^Cash flow/ })).toHaveTextContent('You pay for stock before you sell it');
  });

  it('leads from each stage to its page', async () => {
    await show();
    const stages = within(screen.getByRole('region', { name: 'How the warehouse works' })).getAllByRole('link');
    expect(stages.map((link) => link.getAttribute('href'))).toEqual([
      '/ng-en/product/warehouse-head', '/ng-en/product/warehouse-promise', '/ng-en/product/warehouse-delivery',
    ]);
  });

  it('gives the choice about undelivered parcels that the rules give', async () => {
    await show();
    expect(screen.getByRole('row', { name: /^Undelivered parcels/ })).toHaveTextContent(/You choose within 10 calendar days: .*Without a choice, we destroy them\.(?:.*)The same 10 calendar days: /);
  });

  it('leads to an offer, and to countries and prices', async () => {
    await show();
    expect(screen.getAllByRole('link', { name: 'Ask for a warehouse offer' }).map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/ng-en/business-customer#enquiry'));
    const price = within(screen.getByRole('region', { name: 'Countries, list prices and your offer' }));
    expect(price.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ng-en/service/oversea-store#countries', '/ng-en/service/oversea-store#cost']);
    expect(price.getByText(/^10 countries: Egypt, Ghana, .*and Uganda\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Online shop? See fees per order and payouts' })).toHaveAttribute('href', '/ng-en/service/oversea-store');
  });

  it('states what delivery and cash on delivery cost in both currencies', async () => {
    const lagos = { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false };
    const rate = { id: 'local', product: 'localDelivery', origin: lagos, destination: lagos, currency: 'CNY', firstGrams: 500, firstAmount: 1_280, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount: 400 }], minimum: { grams: 1_000, amount: 1_680 }, transit: { from: 1, to: 3 }, remarks: [], validFrom: '2026-01-01', validTo: null, forWeight: { chargeableGrams: 1_000, amount: 1_680 } };
    const answer: typeof contactsAnswer = (call) => (call.path === queryRate.path ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [rate] } : contactsAnswer(call));
    render((await pageAt(warehouse, { country: 'NG', locale: 'en' }, 'product/warehouse', answer)).element);
    const price = within(screen.getByRole('region', { name: 'Countries, list prices and your offer' }));
    expect(price.getByText(/^Local delivery:/)).toHaveTextContent(/CNY\s16\.80 \(about NGN\s[\d,]+\) for 1.kg within Lagos\.$/);
    expect(price.getByText(/^Cash on delivery:/)).toHaveTextContent(/3% of the amount, at least CNY\s5 \(about NGN\s[\d,]+\), at most CNY\s1,500 \(about NGN\s[\d,]+\)\.$/);
  });

  it('writes ranges out in Arabic, the shortest as words', async () => {
    await show({ country: 'EG', locale: 'ar' });
    expect(screen.getByText('من يوم إلى يومي عمل')).toBeInTheDocument();
  });

  it('tells machines which service it is, where and whose', async () => {
    const { head } = await show();
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'Service',
        name: 'Overseas warehouse',
        url: 'https://site.example/ng-en/product/warehouse',
        areaServed: { '@type': 'Country', name: 'NG' },
        provider: expect.objectContaining({ name: 'Amberlane' }),
      }),
    ]);
  });
});
