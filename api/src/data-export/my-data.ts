/**
 * Everything that is kept about one customer, under names that a person can read. Tokens, hashes and the notes of the
 * house stay out; emails are not kept. Instants are ISO 8601, money is in minor units of its currency.
 */
import type { Kysely } from 'kysely';
import { notificationChoices } from '../accounts/notifications.ts';
import { accountOf } from '../accounts/repository.ts';
import { allEntries } from '../address-book/repository.ts';
import { keysOf } from '../api-keys/repository.ts';
import type { Database } from '../database/tables.ts';
import { orderStatus } from '../orders/order-status.ts';

type Db = Kysely<Database>;

export async function myData(db: Db, accountId: string, now: Date): Promise<Readonly<Record<string, unknown>>> {
  const account = await accountOf(db, accountId);
  return {
    about: { madeAt: now, format: 'JSON, UTF-8; instants in UTC; money in minor units of its currency; weights in grams, sides in centimetres' },
    account: {
      id: account.id, email: account.email, phone: account.phone, displayName: account.nick_name, country: account.country, language: account.locale,
      hasPassword: account.password_hash !== null, hasApiKeys: account.platform, createdAt: account.created_at, changedAt: account.updated_at,
    },
    profile: account.profile,
    notifications: await notificationChoices(db, accountId),
    addressBook: await addressesOf(db, accountId),
    orders: await ordersOf(db, accountId),
    sessions: await sessionsOf(db, accountId),
    signIns: await signInsOf(db, accountId),
    authenticatorApp: await appOf(db, accountId),
    apiKeys: await keysOf(db, accountId),
    followedParcels: account.email === null ? [] : await followedBy(db, account.email),
  };
}

async function addressesOf(db: Db, accountId: string) {
  const rows = await allEntries(db, accountId);
  return rows.map(({ id, entry, default_sender, default_receiver, created_at, updated_at }) => ({ id, ...entry, defaultSender: default_sender, defaultReceiver: default_receiver, createdAt: created_at, changedAt: updated_at }));
}

/** Those that were taken out of the lists too: they are kept for the books. */
async function ordersOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('customer_order')
    .leftJoin('waybill', 'waybill.waybill_no', 'customer_order.waybill_no')
    .selectAll('customer_order')
    .select('waybill.latest_code')
    .where('customer_order.account_id', '=', accountId)
    .orderBy('customer_order.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id, orderNo: row.order_no, tradeNo: row.trade_no, waybillNo: row.waybill_no, kind: row.kind, status: orderStatus(row.stage, row.latest_code),
    referencePrice: row.reference_price, form: row.form, createdAt: row.created_at, changedAt: row.updated_at, removedFromListsAt: row.deleted_at,
  }));
}

async function sessionsOf(db: Db, accountId: string) {
  const rows = await db.selectFrom('session').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
  return rows.map(({ created_at, last_seen_at, remembered, ended, user_agent, network }) => ({
    signedInAt: created_at, lastSeenAt: last_seen_at, remembered, ended, browser: user_agent, network,
  }));
}

async function signInsOf(db: Db, accountId: string) {
  const rows = await db.selectFrom('sign_in').selectAll().where('account_id', '=', accountId).orderBy('at').execute();
  return rows.map(({ at, way, outcome, browser, system, network }) => ({ at, way, outcome, browser, system, network }));
}

/** When it was switched on; null where there is none. */
async function appOf(db: Db, accountId: string) {
  const row = await db.selectFrom('second_factor').select('confirmed_at').where('account_id', '=', accountId).executeTakeFirst();
  return row?.confirmed_at ? { since: row.confirmed_at } : null;
}

/** Parcels whose news go to the customer's own mail address. */
async function followedBy(db: Db, email: string) {
  const rows = await db.selectFrom('follower').selectAll().where('email', '=', email).orderBy('waybill_no').execute();
  return rows.map(({ waybill_no, state, country, locale, keep_until }) => ({ waybillNo: waybill_no, state, country, language: locale, keptUntil: keep_until }));
}
