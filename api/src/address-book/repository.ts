/** Address books in the database. Every query names the account. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { AddressEntry } from '@amberlane/contract/calls/address-book';
import type { AddressEntryTable } from '../database/tables/orders.ts';
import type { Database } from '../database/tables.ts';
import type { KnownEntry } from './duplicates.ts';
import { likePattern, searchedText } from '../orders/searched-text.ts';

type Db = Kysely<Database> | Transaction<Database>;
export type AddressRow = Selectable<AddressEntryTable>;
export type EntryContent = Omit<AddressEntry, 'id' | 'version'>;

export async function countEntries(db: Db, accountId: string): Promise<number> {
  const { count } = await db.selectFrom('address_entry').select(({ fn }) => fn.countAll<string>().as('count')).where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(count);
}

/** What tells whether an address is there already, of all entries. */
export async function knownEntries(db: Db, accountId: string): Promise<KnownEntry[]> {
  const rows = await db.selectFrom('address_entry').select(['id', 'entry']).where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute();
  return rows.map(({ id, entry: { name, localName, mobile, address } }) => ({ id, name, localName, mobile, street: address.street }));
}

/** All entries in the order of the list. */
export const allEntries = (db: Db, accountId: string): Promise<AddressRow[]> =>
  db.selectFrom('address_entry').selectAll().where('account_id', '=', accountId).orderBy('search').orderBy('id').execute();

export const findEntry = async (db: Db, accountId: string, id: string): Promise<AddressRow | null> =>
  (await db.selectFrom('address_entry').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()) ?? null;

export async function insertEntry(db: Transaction<Database>, accountId: string, id: string, content: EntryContent, now: Date): Promise<void> {
  await clearDefaults(db, accountId, content);
  await db.insertInto('address_entry').values({ id, account_id: accountId, ...rowOf(content), version: 1, created_at: now, updated_at: now }).execute();
}

export async function changeEntry(db: Transaction<Database>, accountId: string, id: string, content: EntryContent, now: Date): Promise<void> {
  await clearDefaults(db, accountId, content);
  await db
    .updateTable('address_entry')
    .set({ ...rowOf(content), version: sql`version + 1`, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Whether there was such an entry. */
export async function deleteEntry(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('address_entry').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The marks that the content claims leave whoever has them. */
async function clearDefaults(db: Transaction<Database>, accountId: string, { defaultSender, defaultReceiver }: EntryContent): Promise<void> {
  const ofAccount = db.updateTable('address_entry').where('account_id', '=', accountId);
  if (defaultSender) await ofAccount.set({ default_sender: false }).where('default_sender', '=', true).execute();
  if (defaultReceiver) await ofAccount.set({ default_receiver: false }).where('default_receiver', '=', true).execute();
}

function rowOf({ defaultSender, defaultReceiver, ...entry }: EntryContent) {
  const { name, localName, company, mobile, email, address } = entry;
  const search = searchedText([name, localName, company, mobile, email, address.province, address.city, address.area, address.street, address.landmark, address.localAddress]);
  return { country: address.countryCode, entry: JSON.stringify(entry), search, default_sender: defaultSender, default_receiver: defaultReceiver };
}

export interface BookSearch {
  readonly keyword: string;
  readonly countryCode?: Country | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page: the defaults first, then the names in the order of their letters. */
export async function searchEntries(db: Db, accountId: string, { keyword, countryCode, pageNum, pageSize }: BookSearch): Promise<{ total: number; rows: AddressRow[] }> {
  const pattern = likePattern(keyword);
  let query = db.selectFrom('address_entry').where('account_id', '=', accountId);
  if (countryCode !== undefined) query = query.where('country', '=', countryCode);
  if (pattern !== null) query = query.where('search', 'like', pattern);
  const { count } = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy(sql`default_sender or default_receiver`, 'desc')
    .orderBy('search')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { total: Number(count), rows };
}
