import { describe, expect, it } from '@jest/globals';
import { DAY, SMALL_PARCEL_RATE, SPECIAL_LINE_RATE } from '../../testing/sample-rates.ts';
import { lowestPrices } from './lowest-prices.ts';
import { bandPrice } from './weight-bands.ts';

describe('the lowest prices to a city', () => {
  it('are told for each weight, with the weights at which a service always costs less', () => {
    const { asked, bands, spans, between } = lowestPrices([SMALL_PARCEL_RATE, SPECIAL_LINE_RATE], [1_000, 20_000], DAY);
    expect(asked).toBe(SMALL_PARCEL_RATE.minimum.amount);
    expect(bands.get(1_000)).toBe(bandPrice(SMALL_PARCEL_RATE, 1_000, DAY));
    expect(bands.get(20_000)).toBe(bandPrice(SPECIAL_LINE_RATE, 20_000, DAY));
    expect([...spans].map(([product, { kind }]) => [product, kind])).toEqual([['smallParcel', 'under'], ['specialLine', 'from']]);
    for (const { grams } of spans.values()) expect(grams % 1_000).toBe(0);
    const [under = NaN, from = NaN] = [...spans.values()].map(({ grams }) => grams / 1_000);
    expect(between).toEqual({ from: under, to: from });
  });

  it('are not told where there is one service, or all cost the same', () => {
    expect(lowestPrices([SMALL_PARCEL_RATE], [1_000], DAY)).toEqual({ asked: null, bands: new Map(), spans: new Map(), between: null });
    expect(lowestPrices([SMALL_PARCEL_RATE, SMALL_PARCEL_RATE], [1_000], DAY).asked).toBeNull();
  });
});
