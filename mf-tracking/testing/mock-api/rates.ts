/** Rates of the mock API: from two cities in China to the main city of every country, reckoned by the rules of the day. */
import { chargeableWeight, freightAmount, parcelLimits, transitDays, weighingRule, type PricedProduct, type Rate } from '@amberlane/contract/domain';
import { COUNTRIES, type Locale } from '@amberlane/contract/site';
import type { FreightCities, FreightCity, FreightRate, FreightRemark, queryRate } from '@amberlane/contract/calls/rates';
import type { z } from 'zod';
import { mainPlaceOf, trackPlaceOf } from './places.ts';

const DAY_LENGTH = 10;
const PRODUCTS: readonly PricedProduct[] = ['smallParcel', 'specialLine'];

/** Whole days of the clock are enough here. */
const dayOf = (now: Date): string => now.toISOString().slice(0, DAY_LENGTH);

const cityOf = (country: (typeof COUNTRIES)[number], locale: Locale): FreightCity => {
  const { code, name } = trackPlaceOf(mainPlaceOf(country), locale);
  return { code, name, country, remote: false };
};

const destinations = (locale: Locale): FreightCity[] => COUNTRIES.filter((country) => country !== 'CN').map((country) => cityOf(country, locale));

const REMARKS: Readonly<Record<Locale, string>> = {
  en: 'One parcel per waybill.', 'zh-CN': '一票一件。', fr: 'Un colis par lettre de transport.', ar: 'طرد واحد لكل بوليصة.', ur: 'ہر ویبل پر ایک پارسل۔', tr: 'Her gönderi tek paketten oluşur.',
};
export const remarkList = (locale: Locale): FreightRemark[] => [{ code: 'WAYBILL_LIMIT', text: REMARKS[locale] }];

export function rateCities(locale: Locale, now: Date): FreightCities {
  return {
    origins: [{ ...cityOf('CN', locale), gateway: 'guangzhou' }],
    receivers: destinations(locale).map((city) => ({ ...city, products: [...PRODUCTS] })),
    day: dayOf(now),
  };
}

function rateOf(product: PricedProduct, destination: FreightCity, locale: Locale, day: string, weightGrams: number | undefined): FreightRate {
  const stepGrams = product === 'smallParcel' ? 100 : 500;
  const rate: Rate = {
    id: `rate.${product}.CN-CAN.${destination.code}`, product, source: 'mock', validFrom: '2026-01-01', validTo: null,
    firstGrams: 500, firstAmount: 5_000, tiers: [{ uptoGrams: 5_000, stepGrams, stepAmount: stepGrams * 7 }, { uptoGrams: null, stepGrams, stepAmount: stepGrams * 6 }],
  };
  const rule = weighingRule(product, day);
  const { source: _source, ...wire } = rate;
  const charged = weightGrams === undefined ? null : chargeableWeight(weightGrams, null, 1, rule).chargeableGrams;
  return {
    ...wire, tiers: [...rate.tiers], origin: cityOf('CN', locale), destination, currency: 'CNY',
    minimum: { grams: rule.minimumGrams, amount: freightAmount(rate, rule.minimumGrams) },
    transit: transitDays(product, day),
    remarks: remarkList(locale),
    ...(charged !== null && { forWeight: { chargeableGrams: charged, amount: freightAmount(rate, charged) } }),
  };
}

/** Names are looked for as they are typed; the first city is the one that may be meant. */
export function rateTable(question: z.output<typeof queryRate.request>, locale: Locale, now: Date): z.input<typeof queryRate.reply> {
  const { origin, country, destination, product, keyword, weightGrams, sort, pageNum, pageSize } = question;
  const day = dayOf(now);
  const cities = destinations(locale);
  const fitting = cities.filter((city) =>
    (country === undefined || city.country === country) && (destination === undefined || city.code === destination) && city.name.toLowerCase().includes(keyword.toLowerCase()),
  );
  const asked = PRODUCTS.filter((each) => (product === undefined || each === product) && (weightGrams ?? 0) <= parcelLimits(each, day).maxWaybillGrams);
  const rates = origin === undefined || origin === 'CN-CAN' ? fitting.flatMap((city) => asked.map((each) => rateOf(each, city, locale, day, weightGrams))) : [];
  const priceOf = ({ forWeight }: FreightRate): number => forWeight?.amount ?? 0;
  const sorted = sort === 'price' ? [...rates].sort((a, b) => priceOf(a) - priceOf(b)) : rates;
  return {
    list: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rates.length, pageNum, pageSize, day,
    nearest: rates.length === 0 && keyword !== '' ? (cities[0] ?? null) : null,
  };
}
