/** Rates (spec §7). */
import type { FastifyInstance } from 'fastify';
import type { Locale } from '@amberlane/contract/site';
import { getReceiverList, queryRate, queryReceiver, queryRemark } from '@amberlane/contract/calls/rates';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { RATES_EXAMPLE, RECEIVERS_EXAMPLE, REMARKS_EXAMPLE } from './examples.ts';
import { nearestCity } from './nearest-city.ts';
import { rateDay } from './rate-day.ts';
import { citiesNamed, rateTable, takes, toFreightCity } from './rate-table.ts';
import { remarkTexts } from './remark-texts.ts';
import { freightCities, freightRemarks, ratesOn, type CityRow, type RateFilter } from './repository.ts';

const tag = 'Rates';

export function rateRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  serveCall(app, queryRate, {
    tag,
    example: RATES_EXAMPLE,
    handle: async ({ keyword, pageNum, pageSize, weightGrams, sort, ...filter }, { locale }) => {
      const day = rateDay(now());
      const cities = await freightCities(db);
      const named = keyword === '' ? null : citiesNamed(cities, keyword);
      // Some hundred rows at most: sorted here, because the order of names depends on the reader's language.
      const rows = (await ratesOn(db, filter, day)).filter(
        ({ destination, product }) => (named === null || named.has(destination)) && (weightGrams === undefined || takes(product, weightGrams, day)),
      );
      const parts = { cities, remarks: await freightRemarks(db), locale, day, weightGrams, sort };
      const nearest = rows.length === 0 && keyword !== '' ? nearestCity(await reached(cities, day), keyword) : null;
      return {
        list: rateTable(rows, parts, (pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length, pageNum, pageSize, day,
        nearest: nearest && toFreightCity(nearest, locale),
      };
    },
  });

  const reached = async (cities: readonly CityRow[], day: string) => {
    const destinations = new Set((await ratesOn(db, {}, day)).map(({ destination }) => destination));
    return cities.filter(({ code }) => destinations.has(code));
  };

  const receivers = async (filter: RateFilter, locale: Locale) => {
    const day = rateDay(now());
    const rows = await ratesOn(db, filter, day);
    const cities = await freightCities(db);
    const origins = new Set(rows.map(({ origin }) => origin));
    return {
      origins: cities.filter(({ code }) => origins.has(code)).map((city) => ({ ...toFreightCity(city, locale), gateway: city.gateway })),
      receivers: cities.flatMap((city) => {
        const products = new Set(rows.filter(({ destination }) => destination === city.code).map(({ product }) => product));
        return products.size === 0 ? [] : [{ ...toFreightCity(city, locale), products: [...products].sort() }];
      }),
      day,
    };
  };
  for (const call of [queryReceiver, getReceiverList]) {
    serveCall(app, call, { tag, example: RECEIVERS_EXAMPLE, handle: (filter, { locale }) => receivers(filter, locale) });
  }

  serveCall(app, queryRemark, {
    tag,
    example: REMARKS_EXAMPLE,
    handle: async (_input, { locale }) => remarkTexts(await freightRemarks(db), { locale, day: rateDay(now()), gateway: null }),
  });
}
