/** What the budgets of text messages count by, and how much work a captcha asks for. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('code_delivery')
    .addColumn('neighbourhood', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('country', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const column of ['neighbourhood', 'country', 'kind']) {
    await db.schema.createIndex(`code_delivery_${column}`).on('code_delivery').columns([column, 'sent_at']).execute();
  }
  await db.schema
    .alterTable('captcha')
    .addColumn('zero_bits', 'smallint', (column) => column.notNull().defaultTo(14))
    .execute();
}
