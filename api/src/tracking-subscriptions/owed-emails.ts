/**
 * Letters are owed in the transaction that writes their scans: a scan that is there has its letters, one that is not
 * has none, whenever the process dies.
 */
import { sql, type Transaction } from 'kysely';
import { followRule } from '@amberlane/contract/domain';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database } from '../database/tables.ts';
import { isFinal } from '../tracking/lifecycle.ts';
import { newsOf, type Scan } from './news.ts';

const DAY_MS = 86_400_000;

/**
 * Owes every follower of these waybills a letter about the newest scan. A scan older than what a follower knows is no
 * news, and a letter that has not left yet is overtaken by the new one.
 */
export async function oweLetters(db: Transaction<Database>, scans: readonly Scan[], now: Date): Promise<void> {
  const news = newsOf(scans);
  if (news.length === 0) return;
  const { keepDays, silentDays } = followRule(now.toISOString().slice(0, 10));
  const keepUntil = (scan: Scan): string => new Date(now.getTime() + (isFinal(scan.code) ? keepDays : silentDays) * DAY_MS).toISOString();
  await sql`
    with news as (
      select * from unnest(
        ${arrayLiteral(news.map(({ waybillNo }) => waybillNo))}::text[], ${arrayLiteral(news.map(({ eventId }) => eventId))}::text[],
        ${arrayLiteral(news.map(({ occurredAt }) => occurredAt.toISOString()))}::timestamptz[], ${arrayLiteral(news.map(keepUntil))}::timestamptz[])
        as news (waybill_no, event_id, at, keep_until)
    ), told as (
      update follower set told_at = news.at, keep_until = news.keep_until
      from news
      where follower.waybill_no = news.waybill_no and follower.state = 'following' and follower.told_at < news.at
      returning follower.id, news.event_id
    ), overtaken as (
      update follow_letter set next_at = null
      from told
      where follow_letter.follower_id = told.id and follow_letter.kind = 'news' and follow_letter.next_at is not null
    )
    insert into follow_letter (id, follower_id, kind, event_id, attempts, next_at)
    select gen_random_uuid()::text, told.id, 'news', told.event_id, 0, ${now}::timestamptz from told`.execute(db);
}
