/** The rule of numbers that need not be mobiles; `fillCountries` fills it. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table country add column contact_regex text not null default ''`.execute(db);
}
