/** The price of an order line by line, as it was when the order was sent; null for drafts, and for orders sent before it was kept. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customer_order').addColumn('price', 'jsonb').execute();
}
