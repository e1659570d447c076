/** Parcels that wait for their sender, found without looking at all others (the filter `waiting` of lists of orders). */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index waybill_waiting on waybill (waybill_no)
    where latest_code in ('ATTEMPT_FAILED', 'CUSTOMS_HELD', 'RETURNED_TO_WAREHOUSE')`.execute(db);
}
