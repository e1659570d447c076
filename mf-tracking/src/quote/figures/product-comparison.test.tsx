import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { PricedProduct } from '@amberlane/contract/domain';
import { show } from '../../../testing/tracking-site.ts';
import { ProductComparison } from './product-comparison.tsx';
import { comparedProducts, type ComparedQuote } from './product-order.ts';

afterEach(cleanup);

const quote = (product: PricedProduct, amount: number, from: number, to: number): ComparedQuote => ({
  product,
  total: { amount, currency: 'CNY' },
  transit: { from, to },
  chargeable: {
    actualGrams: 4_150, volumeGrams: null, measuredCm: null, pieces: 1, volumeDivisor: 6_000, minimumGrams: 1_000, stepGrams: 100, chargeableGrams: 4_200, wonBy: 'actual', text: '',
  },
});
const SMALL = quote('smallParcel', 28_110, 5, 10);
const LINE = quote('specialLine', 31_000, 4, 8);

describe('products that take a parcel', () => {
  it('are told by price, the cheapest and the fastest by name', () => {
    expect(comparedProducts([LINE, SMALL]).map(({ quote: { product }, cheapest, fastest }) => [product, cheapest, fastest])).toEqual([
      ['smallParcel', true, false],
      ['specialLine', false, true],
    ]);
  });

  it('are not set apart where they are alike', () => {
    expect(comparedProducts([SMALL]).map(({ cheapest, fastest }) => cheapest || fastest)).toEqual([false]);
  });
});

describe('the comparison of products', () => {
  it('marks the choice and leads to the others', () => {
    show(<ProductComparison quotes={[LINE, SMALL]} refused={[]} chosen="smallParcel" pathOf={(product) => `quote?product=${product}`} />);
    const [small, line] = screen.getAllByRole('listitem');
    expect(small).toHaveTextContent('Selected');
    expect(small).toHaveTextContent('5–10 working days');
    expect(small).toHaveTextContent('CNY 281.10');
    expect(small).not.toHaveTextContent(/less than/);
    expect(line).toHaveTextContent(/CNY\s28\.90 more than Small parcel/);
    expect(line).not.toHaveTextContent(/Selected|GHS/);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(within(line ?? document.body).getByRole('link', { name: 'Choose: International special line' })).toHaveAttribute('href', '/gh-en/quote?product=specialLine');
  });

  it('says what a cheaper one would save, and each price in the second currency', () => {
    show(<ProductComparison quotes={[LINE, SMALL]} refused={[]} chosen="specialLine" about={{ currency: 'GHS', day: '2026-11-20' }} pathOf={() => 'quote'} />);
    const [small, line] = screen.getAllByRole('listitem');
    expect(small).toHaveTextContent(/CNY\s281\.10GHS\s\d+.*CNY\s28\.90 less than International special line/);
    expect(line).toHaveTextContent(/CNY\s310\.00GHS\s\d+/);
    expect(line).not.toHaveTextContent(/more than/);
  });

  it('says what a product refuses', () => {
    const refused = [{ product: 'specialLine', error: { message: 'The longest side must be under 100 cm.' } }] as const;
    show(<ProductComparison quotes={[SMALL]} refused={refused} chosen="smallParcel" pathOf={() => 'quote'} />);
    expect(screen.getByRole('term')).toHaveTextContent('International special line: this parcel is not accepted');
    expect(screen.getByRole('definition')).toHaveTextContent('under 100 cm');
  });

  it('says days as words where a range reads in either direction', () => {
    show(<ProductComparison quotes={[SMALL]} refused={[]} chosen="smallParcel" pathOf={() => 'quote'} />, { country: 'SA', locale: 'ar' });
    expect(screen.getByText('من 5 إلى 10 أيام عمل')).toBeInTheDocument();
  });
});
