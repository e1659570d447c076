/** What customers want to be written about: read by whoever writes, changed by the customer. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { FIRST_CHOICES, type ChosenNotifications, type NotificationChoices } from '@amberlane/contract/calls/notifications';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { subscribeToOwnParcels, unsubscribeFromOwnParcels } from '../tracking-subscriptions/own-parcels.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** The choices of an account; those of a newcomer for one that has made none. */
export async function notificationChoices(db: Db, accountId: string): Promise<NotificationChoices> {
  const row = await db.selectFrom('account').select('notifications').where('id', '=', accountId).executeTakeFirst();
  return { ...FIRST_CHOICES, ...row?.notifications };
}

export async function chosenNotifications(db: Db, accountId: string): Promise<ChosenNotifications> {
  const { email, notifications } = await db.selectFrom('account').select(['email', 'notifications']).where('id', '=', accountId).executeTakeFirstOrThrow();
  return { ...FIRST_CHOICES, ...notifications, reachable: email !== null };
}

/** A parcel of the account began: it is followed when the customer chose so. */
export async function subscribeWhenChosen(db: Transaction<Database>, accountId: string, now: Date): Promise<void> {
  if ((await notificationChoices(db, accountId)).parcelNews) await subscribeToOwnParcels(db, accountId, now);
}

type Change = { readonly [Choice in keyof NotificationChoices]?: NotificationChoices[Choice] | undefined };

/** Changes what is named, and lets the news of parcels that are under way begin or end with it. */
export function changeNotifications({ db, now }: Pick<ApiContext, 'db' | 'now'>, accountId: string, change: Change): Promise<ChosenNotifications> {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ notifications: sql`account.notifications || ${JSON.stringify(named)}::jsonb`, updated_at: now() })
      .where('id', '=', accountId)
      .execute();
    if (change.parcelNews === true) await subscribeToOwnParcels(transaction, accountId, now());
    if (change.parcelNews === false) await unsubscribeFromOwnParcels(transaction, accountId);
    return chosenNotifications(transaction, accountId);
  });
}
