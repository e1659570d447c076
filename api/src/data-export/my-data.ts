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
import { quoteRowsOf } from '../quotes/saved-quotes.ts';
import { textOf } from '../texts.ts';

type Db = Kysely<Database>;

export async function myData(db: Db, accountId: string, now: Date): Promise<Readonly<Record<string, unknown>>> {
  const account = await accountOf(db, accountId);
  return {
    about: { madeAt: now, format: textOf('data-export.format', account.locale) },
    account: {
      id: account.id, email: account.email, phone: account.phone, displayName: account.nick_name, country: account.country, language: account.locale,
      hasPassword: account.password_hash !== null, hasApiKeys: account.platform, createdAt: account.created_at, changedAt: account.updated_at,
    },
    profile: account.profile,
    notifications: await notificationChoices(db, accountId),
    addressBook: await addressesOf(db, accountId),
    orders: await ordersOf(db, accountId),
    orderImports: await importsOf(db, accountId),
    sessions: await sessionsOf(db, accountId),
    signIns: await signInsOf(db, accountId),
    authenticatorApp: await appOf(db, accountId),
    changesThatCanBeUndone: await changesOf(db, accountId),
    apiKeys: await keysOf(db, accountId),
    cashOnDelivery: await cashOnDeliveryOf(db, accountId),
    payoutAccounts: await payoutAccountsOf(db, accountId),
    deliveryDecisions: await decisionsOf(db, accountId),
    webhooks: await webhooksOf(db, accountId),
    callsWithKeys: await callsOf(db, accountId),
    savedQuotes: await savedQuotesOf(db, accountId),
    followedParcels: account.email === null ? [] : await followedBy(db, account.email),
  };
}

async function addressesOf(db: Db, accountId: string) {
  const rows = await allEntries(db, accountId);
  return rows.map(({ id, entry, default_sender, default_receiver, created_at, updated_at }) => ({ id, ...entry, defaultSender: default_sender, defaultReceiver: default_receiver, createdAt: created_at, changedAt: updated_at }));
}

async function savedQuotesOf(db: Db, accountId: string) {
  const rows = await quoteRowsOf(db, accountId);
  return rows.map(({ product, origin, destination, weight_grams, pieces, total_fen, valid_until, query, saved_at }) => ({
    product, origin, destination, weightGrams: weight_grams, pieces, totalFen: Number(total_fen), validUntil: valid_until, query, savedAt: saved_at,
  }));
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
    referencePrice: row.reference_price, price: row.price, form: row.form, createdAt: row.created_at, changedAt: row.updated_at, removedFromListsAt: row.deleted_at,
  }));
}

/** Shipments from files, with what was written in each row. */
async function importsOf(db: Db, accountId: string) {
  const lists = await db.selectFrom('order_import').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
  const rows = await db
    .selectFrom('order_import_row')
    .innerJoin('order_import', 'order_import.id', 'order_import_row.import_id')
    .select(['order_import_row.import_id', 'order_import_row.line', 'order_import_row.cells', 'order_import_row.state', 'order_import_row.order_id'])
    .where('order_import.account_id', '=', accountId)
    .orderBy('order_import_row.line')
    .execute();
  const byList = Map.groupBy(rows, ({ import_id }) => import_id);
  return lists.map(({ id, name, settings, created_at, updated_at }) => ({
    id, name, settings, createdAt: created_at, changedAt: updated_at,
    rows: (byList.get(id) ?? []).map(({ line, cells, state, order_id }) => ({ line, cells, state, orderId: order_id })),
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

/** Changes of password, sign-in addresses and authenticator app in the last days. */
async function changesOf(db: Db, accountId: string) {
  const rows = await db.selectFrom('account_undo').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  return rows.map(({ change, changed_at, address_before, address_after }) => ({ change, at: changed_at, addressBefore: address_before, addressAfter: address_after }));
}

/** What couriers collected for the customer, and what was paid out. */
async function cashOnDeliveryOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('cod_entry')
    .leftJoin('cod_remittance', 'cod_remittance.id', 'cod_entry.remittance_id')
    .selectAll('cod_entry')
    .select(['cod_remittance.reference', 'cod_remittance.remitted_at', 'cod_remittance.paid_provider', 'cod_remittance.paid_last_four'])
    .where('cod_entry.account_id', '=', accountId)
    .orderBy('cod_entry.delivered_at')
    .execute();
  return rows.map((row) => ({
    waybillNo: row.waybill_no, orderNo: row.order_no, recipient: row.recipient, currency: row.currency, collected: Number(row.collected), fee: Number(row.fee), deliveredAt: row.delivered_at,
    payment: row.reference, paidAt: row.remitted_at, paidTo: row.paid_provider, paidToNumberEnding: row.paid_last_four,
  }));
}

/** Where the money is paid. Of the numbers the end alone: the file is made without the password. */
async function payoutAccountsOf(db: Db, accountId: string) {
  const rows = await db.selectFrom('payout_account').selectAll().where('account_id', '=', accountId).orderBy('currency').execute();
  return rows.map(({ currency, kind, holder, provider, last_four, created_at, changed_at }) => ({ currency, kind, holder, provider, numberEnding: last_four, createdAt: created_at, changedAt: changed_at }));
}

/** Decisions about the customer's parcels after a failed delivery; the recipient's email address is not the customer's. */
async function decisionsOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('delivery_decision')
    .innerJoin('waybill_parties', 'waybill_parties.waybill_no', 'delivery_decision.waybill_no')
    .selectAll('delivery_decision')
    .where('waybill_parties.account_id', '=', accountId)
    .orderBy('delivery_decision.created_at')
    .execute();
  return rows.map((row) => ({
    reference: row.reference, waybillNo: row.waybill_no, option: row.option, decidedBy: row.decided_by, day: row.day, timeWindow: row.time_window, address: row.address, servicePoint: row.site_code,
    feeFen: row.fee_fen, deadline: row.deadline, state: row.state, decidedAt: row.created_at,
  }));
}

/** Endpoints without their secrets, and what was sent to them. */
async function webhooksOf(db: Db, accountId: string) {
  const endpoints = await db.selectFrom('webhook_endpoint').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
  const deliveries = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .select(['webhook_delivery.endpoint_id', 'webhook_delivery.state', 'webhook_delivery.attempts', 'webhook_delivery.last_at', 'webhook_delivery.last_status', 'webhook_delivery.last_answer', 'webhook_event.body'])
    .where('webhook_delivery.account_id', '=', accountId)
    .orderBy('webhook_delivery.seq')
    .execute();
  return endpoints.map(({ id, url, description, events, state, created_at }) => ({
    id, address: url, description, events, state, createdAt: created_at,
    deliveries: deliveries
      .filter(({ endpoint_id }) => endpoint_id === id)
      .map(({ state: outcome, attempts, last_at, last_status, last_answer, body }) => ({ state: outcome, attempts, lastAt: last_at, status: last_status, answer: last_answer, sent: body })),
  }));
}

/** Calls that programs made with the customer's keys in the last days. */
async function callsOf(db: Db, accountId: string) {
  const rows = await db.selectFrom('api_call').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  return rows.map(({ at, key_prefix, method, path, status }) => ({ at, keyPrefix: key_prefix, method, path, status }));
}

/** Parcels whose news go to the customer's own mail address. */
async function followedBy(db: Db, email: string) {
  const rows = await db.selectFrom('follower').selectAll().where('email', '=', email).orderBy('waybill_no').execute();
  return rows.map(({ waybill_no, state, country, locale, keep_until }) => ({ waybillNo: waybill_no, state, country, language: locale, keptUntil: keep_until }));
}
