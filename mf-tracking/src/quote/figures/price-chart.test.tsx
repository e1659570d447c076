import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../../testing/tracking-site.ts';
import { PriceChart } from './price-chart.tsx';
import { DAY, SMALL_PARCEL_RATE, SPECIAL_LINE_RATE } from '../../../testing/sample-rates.ts';

afterEach(cleanup);

const WEIGHED = { actualGrams: 4_150, volumeGrams: null, chargeableGrams: 4_200 };

describe('the chart of prices', () => {
  it('says its finding, the reader’s own parcel, and the same as a table', () => {
    show(<PriceChart rates={[SMALL_PARCEL_RATE]} product="smallParcel" weighed={WEIGHED} day={DAY} />);
    const finding = 'Small parcel: above 5 kg, each additional kilogram costs CNY 61.00 instead of CNY 63.00.';
    expect(screen.getAllByText(finding)[0]).toBeVisible();
    for (const chart of screen.getAllByRole('img', { hidden: true })) {
      expect(chart).toHaveAccessibleName(/^Chart of freight by chargeable weight\. At 4\.2\skg, freight is CNY\s280\.80\.$/);
      expect(chart).toHaveAccessibleDescription(/^Small parcel: above 5\skg, each additional kilogram costs CNY\s61\.00 instead of CNY\s63\.00\.$/);
    }
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => within(row).queryByRole('rowheader', { hidden: true })?.textContent)).toEqual([undefined, '1\u00A0kg', 'up to 5\u00A0kg', 'up to 10\u00A0kg', 'up to 30\u00A0kg']);
    expect(rows[2]).toHaveTextContent('CNY 63.00');
    expect(rows[2]).toHaveTextContent('CNY 331.20');
  });

  it('draws another product of the lane beside it', () => {
    show(<PriceChart rates={[SPECIAL_LINE_RATE, SMALL_PARCEL_RATE]} product="smallParcel" weighed={WEIGHED} day={DAY} />, { country: 'MA', locale: 'fr' });
    expect(screen.getAllByText(/Ligne internationale dédiée : moins cher à partir de/)[0]).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Ligne internationale dédiée', hidden: true })).toBeInTheDocument();
  });

  it('is nothing without a rate of the product', () => {
    expect(show(<PriceChart rates={[SMALL_PARCEL_RATE]} product="localDelivery" weighed={WEIGHED} day={DAY} />)).toBeEmptyDOMElement();
  });
});
