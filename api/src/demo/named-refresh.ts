/** Keeps the named waybills fresh in a database that has grown old: their dates are relative to now. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { NAMED_WAYBILLS, namedParcels } from './named-parcels.ts';
import { deleteWaybills, insertHistories } from './repository.ts';

/** Tells anew every named history whose newest event would by now be at least this much younger. */
const STALE_MS = 20 * 3_600_000;

export async function refreshNamed(db: Transaction<Database>, now: Date): Promise<void> {
  const rows = await db.selectFrom('waybill').select(['waybill_no', 'latest_at']).where('waybill_no', 'in', NAMED_WAYBILLS).execute();
  const stored = new Map(rows.map((row) => [row.waybill_no, row.latest_at.getTime()]));
  const stale = namedParcels(now).filter(({ waybillNo, events }) => {
    const known = stored.get(waybillNo);
    const newest = events.at(-1)?.occurredAt.getTime() ?? 0;
    return known !== undefined && newest - known >= STALE_MS;
  });
  if (stale.length === 0) return;
  await deleteWaybills(db, stale.map(({ waybillNo }) => waybillNo));
  await insertHistories(db, stale);
}
