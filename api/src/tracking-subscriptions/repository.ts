/** Subscriptions to email updates, and the tokens of their emails, in the database. */
import type { Kysely, Selectable } from 'kysely';
import { followRule } from '@amberlane/contract/domain';
import type { Database, WaybillTable } from '../database/tables.ts';
import type { SubscriptionTable } from '../database/tables/tracking-subscriptions.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { FINAL_CODES } from '../tracking/lifecycle.ts';

export type Subscription = Selectable<SubscriptionTable>;
export type SubscribableParcel = Pick<Selectable<WaybillTable>, 'waybill_no' | 'latest_code' | 'latest_at'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ruleAt = (now: Date) => followRule(now.toISOString().slice(0, 10));
export const confirmBy = (now: Date): Date => new Date(now.getTime() + ruleAt(now).confirmHours * HOUR_MS);
const afterDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Those of the numbers that are known, by number: requests that meet lock their subscriptions in the same order. */
export const findSubscribableParcels = (db: Kysely<Database>, waybillNos: readonly string[]): Promise<readonly SubscribableParcel[]> =>
  db.selectFrom('waybill').select(['waybill_no', 'latest_code', 'latest_at']).where('waybill_no', 'in', waybillNos).orderBy('waybill_no').execute();

/** A token for one email. It opens the subscriptions that the email is about. */
export async function giveToken(db: Kysely<Database>, subscriptionIds: readonly string[]): Promise<string> {
  const token = newToken();
  await db.insertInto('follow_token').values(subscriptionIds.map((follower_id) => ({ token_hash: hashToken(token), follower_id }))).execute();
  return token;
}

export const findSubscription = async (db: Kysely<Database>, id: string): Promise<Subscription | undefined> => (await findSubscriptions(db, [id]))[0];

export interface SubscriptionWithParcel extends Subscription {
  /** null when the waybill is gone. */
  readonly latest_code: SubscribableParcel['latest_code'] | null;
  readonly latest_at: Date | null;
}

/** The subscriptions of a token, with their parcels; none when the token is no token, or its time is over. */
export const findByToken = (db: Kysely<Database>, token: string, now: Date): Promise<readonly SubscriptionWithParcel[]> =>
  db
    .selectFrom('follow_token')
    .innerJoin('follower', 'follower.id', 'follow_token.follower_id')
    .leftJoin('waybill', 'waybill.waybill_no', 'follower.waybill_no')
    .selectAll('follower')
    .select(['waybill.latest_code', 'waybill.latest_at'])
    .where('follow_token.token_hash', '=', hashToken(token))
    .where('follower.keep_until', '>=', now)
    .where((where) => where.or([where('follower.state', '!=', 'pending'), where('follower.confirm_by', '>=', now)]))
    .orderBy('follower.waybill_no')
    .execute();

/** Whether emails about parcels other than those of these subscriptions will go to their address. */
export async function hasMoreParcels(db: Kysely<Database>, email: string, except: readonly string[]): Promise<boolean> {
  const other = await db
    .selectFrom('follower')
    .innerJoin('waybill', 'waybill.waybill_no', 'follower.waybill_no')
    .select('follower.id')
    .where('follower.email', '=', email)
    .where('follower.state', '=', 'following')
    .where('follower.id', 'not in', except)
    .where('waybill.latest_code', 'not in', FINAL_CODES)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export const findSubscriptions = (db: Kysely<Database>, ids: readonly string[]): Promise<readonly Subscription[]> =>
  db.selectFrom('follower').selectAll().where('id', 'in', ids).orderBy('waybill_no').execute();

/** Starts the updates: what happened before can be read on the page. */
export async function confirm(db: Kysely<Database>, { id, latest_at }: Pick<SubscriptionWithParcel, 'id' | 'latest_at'>, now: Date): Promise<void> {
  const facts = { state: 'following' as const, told_at: latest_at ?? now, keep_until: afterDays(now, ruleAt(now).silentDays) };
  await db.updateTable('follower').set(facts).where('id', '=', id).where('state', '!=', 'following').execute();
}

/** Unsubscribes. The address stays for some days, so that the link of an email can subscribe again. */
export async function stop(db: Kysely<Database>, { id }: Pick<Subscription, 'id'>, now: Date): Promise<void> {
  const facts = { state: 'stopped' as const, keep_until: afterDays(now, ruleAt(now).keepDays) };
  await db.updateTable('follower').set(facts).where('id', '=', id).where('state', '!=', 'stopped').execute();
}

/** Unsubscribes an address from every parcel. */
export async function stopAll(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  const facts = { state: 'stopped' as const, keep_until: afterDays(now, ruleAt(now).keepDays) };
  await db.updateTable('follower').set(facts).where('email', '=', email).where('state', '=', 'following').execute();
}
