import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { cashOnDeliveryRule, parcelLimits } from '@amberlane/contract/domain';
import { queryRate } from '@amberlane/contract/calls/rates';
import { type Market } from '@amberlane/contract/site';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import smallParcel from './page.tsx';
import { PACKED_GOODS, weighedOn } from './weighed-goods.ts';

afterEach(cleanup);

const TODAY = new Date().toISOString().slice(0, 10);

const city = (code: string, name: string) => ({ code, name, country: code.slice(0, 2), remote: false });
const RATE = {
  id: 'rate', product: 'smallParcel', origin: city('CN-CAN', 'Guangzhou'), destination: city('KE-NBO', 'Nairobi'), currency: 'CNY', firstGrams: 500, firstAmount: 4_000,
  tiers: [{ uptoGrams: null, stepGrams: 100, stepAmount: 500 }], minimum: { grams: 1000, amount: 6_500 }, transit: { from: 5, to: 10 }, remarks: [], validFrom: '2026-01-01', validTo: null,
};
const priced: typeof contactsAnswer = (call) =>
  call.path === queryRate.path ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [RATE] } : contactsAnswer(call);

const show = async (market: Market = { country: 'KE', locale: 'en' }, answer = contactsAnswer) => {
  const page = await pageAt(smallParcel, market, 'product/intl-straight-small', answer);
  render(page.element);
  return page;
};

describe('small parcel', () => {
  it('charges its samples as the bill would, each for another reason', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Prices and chargeable weight' });
    expect(within(table).queryByRole('columnheader', { name: /^Price/ })).not.toBeInTheDocument();
    const rows = within(table).getAllByRole('row').slice(1);
    PACKED_GOODS.forEach((goods, index) => expect(rows[index]).toHaveTextContent(`${(weighedOn(TODAY, goods).chargeableGrams / 1_000).toFixed(2)} kg`));
    expect(within(table).getByRole('row', { name: /Phone case/ })).toHaveTextContent('minimum weight');
    expect(within(table).getByRole('row', { name: /Pair of shoes/ })).toHaveTextContent('rounded up');
    expect(within(table).getByRole('row', { name: /Winter jacket/ })).toHaveTextContent('volumetric weight');
  });

  it('prices its samples to the reader’s country and begins with the price of 1 kg', async () => {
    await show(undefined, priced);
    const table = within(screen.getByRole('table', { name: 'Prices and chargeable weight' }));
    expect(table.getByRole('columnheader', { name: 'Price to Nairobi' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /Phone case/ })).toHaveTextContent(/CNY\s65\.00 KES\s1,180$/);
    expect(table.getByRole('row', { name: /Winter jacket/ })).toHaveTextContent(/CNY\s215\.00 KES\s[\d,]+$/);
    expect(screen.getAllByRole('term')[0]?.parentElement).toHaveTextContent(/^List price, 1 kgCNY\s65\.00China to Nairobi · about KES\s1,180$/);
    const [first, last] = screen.getAllByRole('link', { name: 'Get a quote' });
    expect(first).toHaveAttribute('href', '/ke-en/quote?product=smallParcel&destination=KE-NBO&weight=1');
    expect(last).toHaveAttribute('href', '/ke-en/quote?product=smallParcel');
    expect(screen.getAllByRole('link', { name: 'Ship now' }).map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/ke-en/express/intlorder-entry'));
  });

  it('draws the limits of size and says them', async () => {
    await show();
    const { minSideMm, belowSideMm } = parcelLimits('smallParcel', TODAY);
    expect(screen.getByRole('img', { name: new RegExp(`square of ${belowSideMm / 10} cm .* ${minSideMm / 10} cm square`) })).toBeInTheDocument();
    expect(screen.getByText(/^at least/)).toHaveTextContent(`at least ${minSideMm / 10} × ${minSideMm / 10} cm`);
  });

  it('sets the floor and the ceiling of the fee apart', async () => {
    await show();
    const { minFen, maxFen } = cashOnDeliveryRule(TODAY);
    expect(screen.getByText('Minimum fee').parentElement).toHaveTextContent(`CNY ${minFen / 100}`);
    expect(screen.getByText('Maximum fee').parentElement).toHaveTextContent(`CNY ${new Intl.NumberFormat('en').format(maxFen / 100)}`);
  });

  it('names what is not accepted beside what is, and the limits below', async () => {
    await show();
    const goods = within(screen.getByRole('region', { name: 'Accepted goods and limits' }));
    expect(goods.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Accepted', 'Not accepted', 'Size and content limits']);
    expect(goods.getByText(/^Batteries on their own and power banks/)).toBeInTheDocument();
    expect(goods.getByText(/^Batteries in or with their device, up to 100 Wh each, with at most 2 spare batteries$/)).toBeInTheDocument();
  });

  it('writes the path of a small parcel in the words of Arabic', async () => {
    await show({ country: 'EG', locale: 'ar' });
    expect(screen.getByText('الطرد الصغير', { selector: 'div' }).closest('li')).toHaveTextContent('5 إلى 10 أيام');
  });
});
