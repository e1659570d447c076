/** Rates as the site starts with them. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { STARTING_CITIES } from './city-data.ts';
import { STARTING_REMARKS } from './remark-data.ts';
import { STARTING_RATES } from './starting-rates.ts';

const SOURCE = 'demo rate table';

/** Adds the rows that are missing and renews names of cities and remarks; rates that an operator changed stay as they are. */
export async function fillRates(db: Kysely<Database>): Promise<void> {
  const cities = STARTING_CITIES.map(({ code, country, names, isRemote, gateway, sort }) => ({
    code, country, names: JSON.stringify(names), is_remote: isRemote, gateway, sort,
  }));
  const remarks = STARTING_REMARKS.map(({ code, texts }, sort) => ({ code, texts: JSON.stringify(texts), sort }));
  const rates = STARTING_RATES.map((rate) => ({
    id: rate.id, product: rate.product, origin: rate.origin, destination: rate.destination, first_grams: rate.firstGrams, first_amount: rate.firstAmount,
    tiers: JSON.stringify(rate.tiers), remark_codes: JSON.stringify(rate.remarkCodes), valid_from: rate.validFrom, valid_to: rate.validTo, source: SOURCE,
  }));
  await db
    .insertInto('freight_city')
    .values(cities)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet(({ ref }) => ({ names: ref('excluded.names') }))
        .where('freight_city.edited', '=', false)
        .whereRef('freight_city.names', '!=', 'excluded.names'),
    )
    .execute();
  await db
    .insertInto('freight_remark')
    .values(remarks)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet(({ ref }) => ({ texts: ref('excluded.texts') }))
        .where('freight_remark.edited', '=', false)
        .whereRef('freight_remark.texts', '!=', 'excluded.texts'),
    )
    .execute();
  await db.insertInto('freight_rate').values(rates).onConflict((conflict) => conflict.doNothing()).execute();
}
