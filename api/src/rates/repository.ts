/** Rates in the database. Days are ISO dates; only rows that hold on the day come out. */
import type { Kysely, Selectable } from 'kysely';
import type { PricedProduct, Rate } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import type { FreightCityTable, FreightRateTable, FreightRemarkTable } from '../database/tables/rates.ts';

export type CityRow = Omit<Selectable<FreightCityTable>, 'edited'>;
export type RateRow = Selectable<FreightRateTable>;
export type RemarkRow = Omit<Selectable<FreightRemarkTable>, 'edited'>;

/** All cities, the main one of each country first. */
export const freightCities = (db: Kysely<Database>): Promise<CityRow[]> => db.selectFrom('freight_city').selectAll().orderBy('sort').orderBy('code').execute();

export const freightRemarks = (db: Kysely<Database>): Promise<RemarkRow[]> => db.selectFrom('freight_remark').selectAll().orderBy('sort').orderBy('code').execute();

/** What is looked for; undefined means any. */
export interface RateFilter {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly country?: Country | undefined;
  readonly product?: PricedProduct | undefined;
}

/** Rates that hold on the day, the newest of each lane only. */
export async function ratesOn(db: Kysely<Database>, { origin, destination, country, product }: RateFilter, day: string): Promise<RateRow[]> {
  let query = db
    .selectFrom('freight_rate')
    .innerJoin('freight_city', 'freight_city.code', 'freight_rate.destination')
    .selectAll('freight_rate')
    .distinctOn(['destination', 'origin', 'product'])
    .where('valid_from', '<=', day)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', day)]))
    .orderBy('destination')
    .orderBy('origin')
    .orderBy('product')
    .orderBy('valid_from', 'desc');
  if (origin !== undefined) query = query.where('origin', '=', origin);
  if (destination !== undefined) query = query.where('destination', '=', destination);
  if (country !== undefined) query = query.where('freight_city.country', '=', country);
  if (product !== undefined) query = query.where('product', '=', product);
  return query.execute();
}

/** A row as the price is reckoned from it. */
export const toRate = (row: RateRow): Rate => ({
  id: row.id,
  product: row.product,
  firstGrams: row.first_grams,
  firstAmount: row.first_amount,
  tiers: row.tiers,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  source: row.source,
});
