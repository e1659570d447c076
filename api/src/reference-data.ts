/**
 * What every installation needs besides its own data. Missing rows are added, and names and other words are those of this
 * release; rows marked as edited keep theirs, and nothing else that an operator changed is touched.
 */
import type { Kysely } from 'kysely';
import { fillAreas } from './areas/area-data.ts';
import { fillContent } from './articles/content-data.ts';
import { fillCountries } from './countries/repository.ts';
import type { Database } from './database/tables.ts';
import { fillDictionaries } from './dictionaries/repository.ts';
import { fillRates } from './rates/rate-data.ts';
import { fillSites } from './sites/site-data.ts';
import { fillSurveys } from './surveys/survey-data.ts';
import { fillPlaces } from './tracking/place-repository.ts';

export async function fillReferenceData(db: Kysely<Database>): Promise<void> {
  await fillCountries(db);
  await fillDictionaries(db);
  await fillPlaces(db);
  await fillAreas(db);
  await fillSites(db);
  await fillContent(db);
  await fillRates(db);
  await fillSurveys(db);
}
