/** Followers and the tokens of their letters in the database. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { followRule } from '@amberlane/contract/domain';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { Database, WaybillTable } from '../database/tables.ts';
import type { FollowerTable } from '../database/tables/follow.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';

export type Follower = Selectable<FollowerTable>;
export type FollowedParcel = Pick<Selectable<WaybillTable>, 'waybill_no' | 'latest_code' | 'latest_at'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ruleAt = (now: Date) => followRule(now.toISOString().slice(0, 10));
export const confirmBy = (now: Date): Date => new Date(now.getTime() + ruleAt(now).confirmHours * HOUR_MS);
const afterDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

export const findFollowedParcel = (db: Kysely<Database>, waybillNo: string): Promise<FollowedParcel | undefined> =>
  db.selectFrom('waybill').select(['waybill_no', 'latest_code', 'latest_at']).where('waybill_no', '=', waybillNo).executeTakeFirst();

interface Request {
  readonly parcel: FollowedParcel;
  readonly email: string;
  readonly country: Country;
  readonly locale: Locale;
}

/**
 * Writes down that somebody asked, and owes the address one letter: to confirm, or that the news come already. Who
 * stopped the letters is asked to confirm anew. Gives the id of the follower.
 */
export function requestFollow(db: Kysely<Database>, { parcel, email, country, locale }: Request, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const asked = { country, locale, confirm_by: confirmBy(now) };
    const { id, state } = await transaction
      .insertInto('follower')
      .values({ id: randomUUID(), waybill_no: parcel.waybill_no, email, state: 'pending', told_at: parcel.latest_at, keep_until: confirmBy(now), ...asked })
      .onConflict((conflict) =>
        conflict.columns(['waybill_no', 'email']).doUpdateSet((update) => ({
          confirm_by: asked.confirm_by,
          // Whoever types another person's address must not change the language of that person's letters.
          country: sql<Country>`case follower.state when 'following' then follower.country else ${update.ref('excluded.country')} end`,
          locale: sql<Locale>`case follower.state when 'following' then follower.locale else ${update.ref('excluded.locale')} end`,
          keep_until: sql<Date>`greatest(follower.keep_until, ${update.ref('excluded.keep_until')})`,
        })),
      )
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow();
    const kind = state === 'following' ? 'already' : 'confirm';
    // One that has not left yet is enough.
    await transaction.deleteFrom('follow_letter').where('follower_id', '=', id).where('kind', '!=', 'news').where('sent_at', 'is', null).execute();
    await transaction.insertInto('follow_letter').values({ id: randomUUID(), follower_id: id, kind, event_id: null, attempts: 0, next_at: now, sent_at: null }).execute();
    return id;
  });
}

/** A token for one letter. It is worth what the others of the follower are worth. */
export async function giveToken(db: Kysely<Database>, followerId: string): Promise<string> {
  const token = newToken();
  await db.insertInto('follow_token').values({ token_hash: hashToken(token), follower_id: followerId }).execute();
  return token;
}

export interface FollowerOfParcel extends Follower {
  /** null when the waybill is gone. */
  readonly latest_code: FollowedParcel['latest_code'] | null;
  readonly latest_at: Date | null;
}

/** Whose letter it was, with the parcel; undefined when the token is none, or its time is over. */
export async function findByToken(db: Kysely<Database>, token: string, now: Date): Promise<FollowerOfParcel | undefined> {
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

export async function findFollowers(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Follower>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('follower').selectAll().where('id', 'in', [...new Set(ids)]).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lets the news come from now on: what was scanned before can be read on the page. */
export async function confirm(db: Kysely<Database>, { id, latest_at }: FollowerOfParcel, now: Date): Promise<void> {
  const facts = { state: 'following' as const, told_at: latest_at ?? now, keep_until: afterDays(now, ruleAt(now).silentDays) };
  await db.updateTable('follower').set(facts).where('id', '=', id).where('state', '!=', 'following').execute();
}

/** Ends the news. The address stays for some days, so that the link of a letter can take them up again. */
export async function stop(db: Kysely<Database>, { id }: Pick<Follower, 'id'>, now: Date): Promise<void> {
  const facts = { state: 'stopped' as const, keep_until: afterDays(now, ruleAt(now).keepDays) };
  await db.updateTable('follower').set(facts).where('id', '=', id).where('state', '!=', 'stopped').execute();
}

/** Deletes addresses whose time is over, with their letters and tokens. */
export async function forgetFollowers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('follower').where('keep_until', '<', now).execute();
}
