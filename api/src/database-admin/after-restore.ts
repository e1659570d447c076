/** What a restored database must not bring back: what was ended, used up or sent after the backup would count again. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Rows that went, or that no longer count. */
export interface Discarded {
  readonly sessions: number;
  readonly codes: number;
  readonly emails: number;
}

/**
 * Ends all sessions: some of them were signed out since. Takes away codes, captchas and tickets: some were used. Emails
 * and webhooks that waited are not sent again but marked as failed, for a person to look at. Keys of sent orders stay: with their
 * orders they still keep a form that is sent again from becoming a second order.
 */
export function discardOutdated(db: Kysely<Database>): Promise<Discarded> {
  return db.transaction().execute(async (tx) => {
    const emptied = async (table: 'session' | 'staff_session' | 'verification_code' | 'captcha' | 'reset_ticket'): Promise<number> => Number((await tx.deleteFrom(table).executeTakeFirst()).numDeletedRows);
    const sessions = (await emptied('session')) + (await emptied('staff_session'));
    const codes = (await emptied('verification_code')) + (await emptied('reset_ticket')) + (await emptied('captcha'));
    const { numUpdatedRows } = await tx
      .updateTable('mail_outbox')
      .set({ state: 'dead', next_at: null, done_at: new Date(), last_error: 'restored from a backup: it may have been sent before' })
      .where('state', '=', 'pending')
      .executeTakeFirst();
    // Its owner may send them again: receivers know a repetition by its id.
    await tx.updateTable('webhook_delivery').set({ state: 'dead', next_at: null, claim: null }).where('state', '=', 'pending').execute();
    return { sessions, codes, emails: Number(numUpdatedRows) };
  });
}
