/** Changes that the owner of an account can undo, in the database. A row is kept as long as its link works. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { UndoChange } from '@amberlane/contract/calls/account-undo';
import type { AccountUndoTable } from '../database/tables/account-security.ts';
import type { Database } from '../database/tables.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

type Tx = Transaction<Database>;

/** How long the link of an email works. */
export const UNDO_MS = 7 * 86_400_000;

const oldest = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

export type Undoable = Selectable<AccountUndoTable>;

interface NewUndoable {
  readonly accountId: string;
  readonly change: UndoChange;
  /** With `contact`: what was replaced, null when one was added, and what took its place. */
  readonly address?: { readonly before: string | null; readonly after: string };
}

/** Remembers a change. Gives the id for the email that tells of it. */
export async function rememberChange(tx: Tx, { accountId, change, address }: NewUndoable, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('account_undo')
    .values({ account_id: accountId, change, address_before: address?.before ?? null, address_after: address?.after ?? null, token_hash: null, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A token for the link of an email, in place of an earlier one. null for a change that was undone, and for an address that
 * became the account's in the last days: whoever brought it in must not undo what its owner does.
 */
export async function giveUndoToken(db: Kysely<Database>, id: string, recipient: string, now: Date): Promise<string | null> {
  const token = newToken();
  const given = await db
    .updateTable('account_undo')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .where('changed_at', '>', oldest(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_undo as other')
            .select('other.id')
            .whereRef('other.account_id', '=', 'account_undo.account_id')
            .where('other.address_after', '=', recipient)
            .where('other.changed_at', '>', oldest(now)),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return given ? token : null;
}

/** The change of a link; null when the link is none, was used, or its time is over. */
export async function changeOfToken(db: Kysely<Database> | Tx, token: string, now: Date): Promise<Undoable | null> {
  const row = await db.selectFrom('account_undo').selectAll().where('token_hash', '=', hashToken(token)).where('changed_at', '>', oldest(now)).executeTakeFirst();
  return row ?? null;
}

/** Takes a change and all later ones of its account out of the table, the newest first. */
export async function takeChangesSince(tx: Tx, { account_id, id }: Undoable): Promise<Undoable[]> {
  const rows = await tx.deleteFrom('account_undo').where('account_id', '=', account_id).where('id', '>=', id).returningAll().execute();
  return rows.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
}
