/**
 * Exchange rates of the demo, with their day: they turn limits and fees of one currency into another and show a
 * price for information. One unit of the currency in millionths of a yuan, so that no rate is a fraction.
 */
import { minorDigits, type Currency } from '../currencies.ts';
import { ruleOn, type DatedRule } from './dated-rule.ts';

/** The euro is the currency of a customs limit, not of a price. */
export type RatedCurrency = Currency | 'EUR';

export interface ExchangeRates extends DatedRule {
  readonly microYuan: Readonly<Record<RatedCurrency, number>>;
}

const SOURCE = 'demo figures of the size of the market rates, for information only';

const EXCHANGE_RATES: readonly ExchangeRates[] = [
  {
    id: 'exchange.2019-01-01',
    validFrom: '2019-01-01',
    validTo: '2025-12-31',
    source: SOURCE,
    microYuan: {
      CNY: 1_000_000, USD: 7_000_000, EUR: 7_700_000, HKD: 895_000, NGN: 12_000, GHS: 900_000, KES: 60_000, UGX: 1_900,
      MAD: 730_000, EGP: 250_000, SAR: 1_866_000, AED: 1_906_000, PKR: 35_000, TRY: 400_000,
    },
  },
  {
    id: 'exchange.2026-01-01',
    validFrom: '2026-01-01',
    validTo: '2026-10-31',
    source: SOURCE,
    microYuan: {
      CNY: 1_000_000, USD: 7_100_000, EUR: 8_200_000, HKD: 910_000, NGN: 4_900, GHS: 640_000, KES: 55_000, UGX: 2_000,
      MAD: 770_000, EGP: 149_000, SAR: 1_893_000, AED: 1_933_000, PKR: 25_200, TRY: 168_000,
    },
  },
  {
    id: 'exchange.2026-11-01',
    validFrom: '2026-11-01',
    validTo: null,
    source: SOURCE,
    microYuan: {
      CNY: 1_000_000, USD: 7_100_000, EUR: 8_200_000, HKD: 910_000, NGN: 4_900, GHS: 640_000, KES: 55_000, UGX: 2_000,
      MAD: 770_000, EGP: 150_000, SAR: 1_893_000, AED: 1_933_000, PKR: 25_300, TRY: 167_000,
    },
  },
];

/** Rates of a day (ISO date); `validFrom` is the day that is shown beside a converted price. */
export const exchangeRates = (day: string): ExchangeRates => ruleOn(EXCHANGE_RATES, day);

const digitsOf = (currency: RatedCurrency): number => (currency === 'EUR' ? 2 : minorDigits(currency));

/** Whole minor units. */
interface RatedAmount {
  readonly amount: number;
  readonly currency: RatedCurrency;
}

/** Millionths of a yuan, times the minor units in one unit of the currency. */
const microOf = ({ amount, currency }: RatedAmount, { microYuan }: ExchangeRates): bigint => BigInt(amount) * BigInt(microYuan[currency]);
const overMinor = (currency: RatedCurrency): bigint => 10n ** BigInt(digitsOf(currency));

/** Whole minor units of one currency in another, rounded half up. Exact for any safe integer. */
export function convertMinor(amount: number, from: RatedCurrency, to: RatedCurrency, rates: ExchangeRates): number {
  if (from === to) return amount;
  const numerator = microOf({ amount, currency: from }, rates) * overMinor(to);
  const denominator = BigInt(rates.microYuan[to]) * overMinor(from);
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** The first amount is worth more than the second, compared without rounding. */
export const isWorthMore = (a: RatedAmount, b: RatedAmount, rates: ExchangeRates): boolean =>
  microOf(a, rates) * overMinor(b.currency) > microOf(b, rates) * overMinor(a.currency);
