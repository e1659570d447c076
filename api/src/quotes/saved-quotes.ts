/** Quotes that a customer keeps, in the database. Every query names the account: a stranger's quote is one that does not exist. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { SAVED_QUOTES } from '@amberlane/contract/calls/quotes';
import type { Database } from '../database/tables.ts';
import type { SavedQuoteTable } from '../database/tables/saved-quotes.ts';

type Db = Kysely<Database>;
type NewQuote = Omit<SavedQuoteTable, 'id' | 'account_id' | 'valid_until' | 'saved_at'> & { readonly valid_until: Date };

/** Saved last, first. */
export const quoteRowsOf = (db: Db, accountId: string): Promise<Selectable<SavedQuoteTable>[]> =>
  db.selectFrom('saved_quote').selectAll().where('account_id', '=', accountId).orderBy('saved_at', 'desc').orderBy('id').execute();

/** The same parcel by the same product is kept once, with its newest price. Of more than {@link SAVED_QUOTES} the oldest go. */
export const keepQuote = (db: Db, accountId: string, quote: NewQuote, now: Date): Promise<void> => db.transaction().execute((tx) => keepQuoteIn(tx, accountId, quote, now));

/** The same within a transaction. */
export async function keepQuoteIn(tx: Transaction<Database>, accountId: string, { total_fen, valid_until, ...parcel }: NewQuote, now: Date): Promise<void> {
  const price = { total_fen, valid_until, saved_at: now };
  await tx
    .insertInto('saved_quote')
    .values({ id: randomUUID(), account_id: accountId, ...parcel, ...price })
    .onConflict((conflict) => conflict.columns(['account_id', 'product', 'query']).doUpdateSet({ ...parcel, ...price }))
    .execute();
  const older = tx.selectFrom('saved_quote').select('id').where('account_id', '=', accountId).orderBy('saved_at', 'desc').orderBy('id').offset(SAVED_QUOTES);
  await tx.deleteFrom('saved_quote').where('account_id', '=', accountId).where('id', 'in', older).execute();
}

/** false when the customer has no such quote. */
export async function deleteQuote(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_quote').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
