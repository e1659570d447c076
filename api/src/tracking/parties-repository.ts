/** The parties of waybills. Whoever reads them decides first who is asking: nothing here is for strangers. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { WaybillPartiesTable } from '../database/tables/push.ts';
import type { WaybillParties } from './party.ts';

/** Writes the parties of new waybills; a waybill that has some keeps them. */
export async function insertParties(db: Transaction<Database>, all: readonly WaybillParties[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ waybillNo, accountId, sender, receiver, signedBy }) => ({
    waybill_no: waybillNo,
    account_id: accountId,
    sender: JSON.stringify(sender),
    receiver: JSON.stringify(receiver),
    signed_by: signedBy,
  }));
  await db.insertInto('waybill_parties').values(rows).onConflict((conflict) => conflict.column('waybill_no').doNothing()).execute();
}

/** null when nothing is known about them, as with parcels of a partner network. */
export async function findParties(db: Kysely<Database>, waybillNo: string): Promise<WaybillParties | null> {
  const row = await db.selectFrom('waybill_parties').selectAll().where('waybill_no', '=', waybillNo).executeTakeFirst();
  return row ? readParties(row) : null;
}

/** null for a waybill of somebody else as for one that is none. */
export async function findOwnParties(db: Kysely<Database>, waybillNo: string, accountId: string): Promise<WaybillParties | null> {
  const row = await db
    .selectFrom('waybill_parties')
    .selectAll()
    .where('waybill_no', '=', waybillNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? readParties(row) : null;
}

const readParties = (row: Selectable<WaybillPartiesTable>): WaybillParties => ({
  waybillNo: row.waybill_no,
  accountId: row.account_id,
  sender: row.sender,
  receiver: row.receiver,
  signedBy: row.signed_by,
});
