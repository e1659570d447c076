/** Subscriptions to email updates, and the tokens of their emails, in the database. */
import type { Kysely, Selectable } from 'kysely';
import { followRule } from '@amberlane/contract/domain';
import type { Database, WaybillTable } from '../database/tables.ts';
import type { SubscriptionTable } from '../database/tables/tracking-subscriptions.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

export type Subscription = Selectable<SubscriptionTable>;
export type SubscribableParcel = Pick<Selectable<WaybillTable>, 'waybill_no' | 'latest_code' | 'latest_at'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ruleAt = (now: Date) => followRule(now.toISOString().slice(0, 10));
export const confirmBy = (now: Date): Date => new Date(now.getTime() + ruleAt(now).confirmHours * HOUR_MS);
const afterDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

export const findParcel = (db: Kysely<Database>, waybillNo: string): Promise<SubscribableParcel | undefined> =>
  db.selectFrom('waybill').select(['waybill_no', 'latest_code', 'latest_at']).where('waybill_no', '=', waybillNo).executeTakeFirst();

/** A token for one email. It opens what the other tokens of the subscription open. */
export async function giveToken(db: Kysely<Database>, subscriptionId: string): Promise<string> {
  const token = newToken();
  await db.insertInto('follow_token').values({ token_hash: hashToken(token), follower_id: subscriptionId }).execute();
  return token;
}

export interface SubscriptionWithParcel extends Subscription {
  /** null when the waybill is gone. */
  readonly latest_code: SubscribableParcel['latest_code'] | null;
  readonly latest_at: Date | null;
}

/** The subscription of a token, with its parcel; undefined when the token is none, or its time is over. */
export async function findByToken(db: Kysely<Database>, token: string, now: Date): Promise<SubscriptionWithParcel | undefined> {
  return db
    .selectFrom('follow_token')
    .innerJoin('follower', 'follower.id', 'follow_token.follower_id')
    .leftJoin('waybill', 'waybill.waybill_no', 'follower.waybill_no')
    .selectAll('follower')
    .select(['waybill.latest_code', 'waybill.latest_at'])
    .where('follow_token.token_hash', '=', hashToken(token))
    .where('follower.keep_until', '>=', now)
    .where((where) => where.or([where('follower.state', '!=', 'pending'), where('follower.confirm_by', '>=', now)]))
    .executeTakeFirst();
}

export const findSubscription = (db: Kysely<Database>, id: string): Promise<Subscription | undefined> => db.selectFrom('follower').selectAll().where('id', '=', id).executeTakeFirst();

/** Starts the updates: what happened before can be read on the page. */
export async function confirm(db: Kysely<Database>, { id, latest_at }: SubscriptionWithParcel, now: Date): Promise<void> {
  const facts = { state: 'following' as const, told_at: latest_at ?? now, keep_until: afterDays(now, ruleAt(now).silentDays) };
  await db.updateTable('follower').set(facts).where('id', '=', id).where('state', '!=', 'following').execute();
}

/** Unsubscribes. The address stays for some days, so that the link of an email can subscribe again. */
export async function stop(db: Kysely<Database>, { id }: Pick<Subscription, 'id'>, now: Date): Promise<void> {
  const facts = { state: 'stopped' as const, keep_until: afterDays(now, ruleAt(now).keepDays) };
  await db.updateTable('follower').set(facts).where('id', '=', id).where('state', '!=', 'stopped').execute();
}
