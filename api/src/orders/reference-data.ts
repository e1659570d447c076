/** The tables that orders are judged and priced by, whoever sends them: dictionaries, rules of phones, cities, lanes, rates. */
import type { PhoneRule } from '@amberlane/contract/domain/phone-rule';
import type { Kysely } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import { phoneRules } from '../countries/repository.ts';
import type { Database } from '../database/tables.ts';
import { entriesOf, type DictionaryRow } from '../dictionaries/repository.ts';
import { freightCities, ratesOn, type CityRow, type RateFilter, type RateRow } from '../rates/repository.ts';

export interface ReferenceData {
  entriesOf(types: readonly DictionaryType[]): Promise<readonly DictionaryRow[]>;
  phoneRules(): Promise<readonly PhoneRule[]>;
  /** Whether the rate table has ever named a lane between the countries. */
  isServed(from: Country, to: Country): Promise<boolean>;
  cities(): Promise<readonly CityRow[]>;
  ratesOn(filter: RateFilter, day: string): Promise<readonly RateRow[]>;
}

/** Asks the database each time. */
export const referenceData = (db: Kysely<Database>): ReferenceData => ({
  entriesOf: (types) => entriesOf(db, types),
  phoneRules: () => phoneRules(db),
  isServed: async (from, to) => {
    const rate = await db
      .selectFrom('freight_rate')
      .innerJoin('freight_city as origin', 'origin.code', 'freight_rate.origin')
      .innerJoin('freight_city as destination', 'destination.code', 'freight_rate.destination')
      .select('freight_rate.id')
      .where('origin.country', '=', from)
      .where('destination.country', '=', to)
      .limit(1)
      .executeTakeFirst();
    return rate !== undefined;
  },
  cities: () => freightCities(db),
  ratesOn: (filter, day) => ratesOn(db, filter, day),
});

/** Asks the database each question once: for many orders that are judged at one moment. It is dropped with the request. */
export function referenceDataOfNow(db: Kysely<Database>): ReferenceData {
  const asking = referenceData(db);
  return { entriesOf: once(asking.entriesOf), phoneRules: once(asking.phoneRules), isServed: once(asking.isServed), cities: once(asking.cities), ratesOn: once(asking.ratesOn) };
}

/** `ask` with its answers kept, by what was asked; a failure is kept as well, since the request ends with it. */
function once<Question extends readonly unknown[], Answer>(ask: (...question: Question) => Promise<Answer>): (...question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? ask(...question);
    answers.set(key, answer);
    return answer;
  };
}
