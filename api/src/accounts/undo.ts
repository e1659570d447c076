/**
 * Undoing a change to how an account is opened: with it goes every later one, since whoever made the one may have made the
 * others; so do payout accounts that were set since. All sessions end; the owner comes back by a code to the address that holds.
 */
import type { Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { UndoChange } from '@amberlane/contract/calls/account-undo';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { forgetAccountsSince } from '../cod/payout-accounts.ts';
import * as secondFactor from '../second-factor/repository.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { readdressOwnParcels, unsubscribeFromOwnParcels } from '../tracking-subscriptions/own-parcels.ts';
import { accountAt, accountOf, addressColumn, holdAccount, removePassword, replaceAddress } from './repository.ts';
import { changeOfToken, takeChangesSince, UNDO_MS, type Undoable } from './undo-repository.ts';

type Tx = Transaction<Database>;

/** What a link would undo. Throws UNDO_LINK_OVER. */
export async function readUndo({ db, now }: ApiContext, token: string) {
  const change = await openChange(db, token, now());
  return { change: change.change, changedAt: change.changed_at.toISOString(), until: new Date(change.changed_at.getTime() + UNDO_MS).toISOString() };
}

/** Undoes it. Throws UNDO_LINK_OVER, also to the second of two at once, and UNDO_ADDRESS_TAKEN when another account has the former address by now. */
export async function undo({ db, now }: ApiContext, token: string): Promise<{ change: UndoChange }> {
  return db.transaction().execute(async (tx) => {
    const { account_id: accountId } = await openChange(tx, token, now());
    await holdAccount(tx, accountId, { alone: true });
    const change = await openChange(tx, token, now());
    for (const later of await takeChangesSince(tx, change)) await UNDO[later.change](tx, later, now());
    await forgetAccountsSince(tx, accountId, change.changed_at);
    await tx.deleteFrom('second_factor').where('account_id', '=', accountId).where('confirmed_at', 'is', null).execute();
    await tx.deleteFrom('reset_ticket').where('account_id', '=', accountId).execute();
    await endOtherSessions(tx, accountId, null);
    return { change: change.change };
  });
}

async function openChange(db: ApiContext['db'], token: string, now: Date): Promise<Undoable> {
  const change = await changeOfToken(db, token, now);
  if (!change) throw new ApiError(ERROR.UNDO_LINK_OVER);
  return change;
}

const UNDO: Readonly<Record<UndoChange, (tx: Tx, change: Undoable, now: Date) => Promise<void>>> = {
  // Whoever changed it may know the one before as well: none is the safe state.
  password: (tx, { account_id }, now) => removePassword(tx, account_id, now),
  secondFactor: (tx, { account_id }) => secondFactor.forget(tx, account_id),
  contact: restoreAddress,
};

async function restoreAddress(tx: Tx, { account_id: accountId, address_before: before, address_after: after }: Undoable, now: Date): Promise<void> {
  if (after === null) return;
  const column = addressColumn(after);
  if ((await accountOf(tx, accountId))[column] !== after) return;
  const holder = before === null ? null : await accountAt(tx, before);
  if (holder && holder.id !== accountId) throw new ApiError(ERROR.UNDO_ADDRESS_TAKEN);
  if (column === 'email') await moveParcelEmails(tx, { accountId, from: after, to: before });
  await replaceAddress(tx, accountId, { column, address: before }, now);
}

/** Tracking emails go where the account's email goes. */
async function moveParcelEmails(tx: Tx, { accountId, from, to }: { readonly accountId: string; readonly from: string; readonly to: string | null }): Promise<void> {
  if (to === null) await unsubscribeFromOwnParcels(tx, accountId);
  else await readdressOwnParcels(tx, { accountId, from, to });
}
