import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { cashOnDeliveryRule, parcelLimits } from '@amberlane/contract/domain';
import { type Market } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import smallParcel from './page.tsx';
import { PACKED_GOODS, weighedOn } from './weighed-goods.ts';

afterEach(cleanup);

const TODAY = new Date().toISOString().slice(0, 10);

const show = async (market: Market = { country: 'KE', locale: 'en' }) => {
  const page = await pageAt(smallParcel, market, 'product/intl-straight-small');
  render(page.element);
  return page;
};

describe('small parcel', () => {
  it('charges its samples as the bill would, each for another reason', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Chargeable weight' });
    const rows = within(table).getAllByRole('row').slice(1);
    PACKED_GOODS.forEach((goods, index) => expect(rows[index]).toHaveTextContent(`${(weighedOn(TODAY, goods).chargeableGrams / 1_000).toFixed(2)} kg`));
    expect(within(table).getByRole('row', { name: /Phone case/ })).toHaveTextContent('minimum weight');
    expect(within(table).getByRole('row', { name: /Pair of shoes/ })).toHaveTextContent('rounded up');
    expect(within(table).getByRole('row', { name: /Winter jacket/ })).toHaveTextContent('volumetric weight');
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

  it('names what is not accepted beside what is', async () => {
    await show();
    const goods = within(screen.getByRole('region', { name: 'Accepted and prohibited goods' }));
    expect(goods.getByText(/^Batteries on their own and power banks/)).toBeInTheDocument();
    expect(goods.getByText(/^Batteries in or with their device, up to 100 Wh each, with at most 2 spare batteries$/)).toBeInTheDocument();
  });

  it('writes the path of a small parcel in the words of Arabic', async () => {
    await show({ country: 'EG', locale: 'ar' });
    expect(screen.getByText('الطرد الصغير', { selector: 'div' }).closest('li')).toHaveTextContent('5 إلى 10 أيام');
  });
});
