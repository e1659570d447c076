import { describe, expect, it } from '@jest/globals';
import { convertMinor, currencyOf, exchangeRates, minorDigits, RULES } from '@amberlane/contract/domain';
import { COUNTRIES } from '@amberlane/contract/site';
import { exampleDay, MONTH_DAYS, monthOf } from './earnings.ts';

const DAY = '2026-11-23';

describe('a month of a partner', () => {
  it('is pay for each parcel and a share of the cash, less the costs', () => {
    const month = monthOf({ pickups: 10, deliveries: 100, cod: 1_000_000, costs: 500_000 }, 'CNY', DAY);
    const { pickupFen, deliveryFen, codBasisPoints } = RULES.partnerPay;
    expect(month).toMatchObject({ pickups: 10 * MONTH_DAYS * pickupFen, deliveries: 100 * MONTH_DAYS * deliveryFen, cod: (1_000_000 * MONTH_DAYS * codBasisPoints) / 10_000 });
    expect(month.left).toBe(month.pickups + month.deliveries + month.cod - 500_000);
  });

  it('is paid in the currency of each market, in whole units, and leaves something in the example', () => {
    for (const country of COUNTRIES) {
      const currency = currencyOf(country);
      const example = exampleDay(currency, DAY);
      const month = monthOf(example, currency, DAY);
      expect(Object.values({ ...example, ...month }).every(Number.isInteger)).toBe(true);
      expect(month.left).toBeGreaterThan(0);
      const unit = 10 ** minorDigits(currency);
      expect([month.pickups, month.deliveries, month.cod, month.costs, month.left].filter((amount) => amount % unit !== 0)).toEqual([]);
    }
  });

  it('follows one rate on all lines: it is converted once and rounded last', () => {
    const { pickupFen, deliveryFen } = RULES.partnerPay;
    for (const country of COUNTRIES) {
      const currency = currencyOf(country);
      const unit = 10 ** minorDigits(currency);
      const month = monthOf({ pickups: 40, deliveries: 120, cod: 0, costs: 0 }, currency, DAY);
      for (const [amount, fen] of [[month.pickups, 40 * MONTH_DAYS * pickupFen], [month.deliveries, 120 * MONTH_DAYS * deliveryFen]] as const) {
        expect(Math.abs(amount - convertMinor(fen, 'CNY', currency, exchangeRates(DAY)))).toBeLessThanOrEqual(unit / 2);
      }
    }
    expect(monthOf({ pickups: 40, deliveries: 120, cod: 0, costs: 0 }, 'NGN', DAY)).toMatchObject({ pickups: 84_898_000, deliveries: 573_061_200 });
  });
});
