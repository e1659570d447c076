/**
 * Customers who chose so get email updates about their own parcels without being asked about each. The address is that
 * of the account, which has confirmed it. A parcel that somebody unsubscribed from stays unsubscribed.
 */
import { sql, type Transaction } from 'kysely';
import { followRule } from '@amberlane/contract/domain';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database } from '../database/tables.ts';
import { FINAL_CODES } from '../tracking/lifecycle.ts';
import { emailMarket } from './email-market.ts';

const DAY_MS = 86_400_000;
type Tx = Transaction<Database>;

/** Subscribes to every parcel of the account that is under way and has no subscription yet, from its next event on. Does nothing for an account without email address. */
export async function subscribeToOwnParcels(db: Tx, accountId: string, now: Date): Promise<void> {
  const { email, country, locale } = await db.selectFrom('account').select(['email', 'country', 'locale']).where('id', '=', accountId).executeTakeFirstOrThrow();
  if (email === null) return;
  const market = emailMarket(country, locale);
  const { silentDays } = followRule(now.toISOString().slice(0, 10));
  const keepUntil = new Date(now.getTime() + silentDays * DAY_MS);
  await sql`
    insert into follower (id, waybill_no, email, country, locale, state, told_at, confirm_by, keep_until)
    select gen_random_uuid()::text, waybill.waybill_no, ${email}, ${market.country}, ${market.locale}, 'following', waybill.latest_at,
      ${now}::timestamptz, ${keepUntil}::timestamptz
    from customer_order
    join waybill on waybill.waybill_no = customer_order.waybill_no
    where customer_order.account_id = ${accountId}
      and waybill.latest_code <> all (${arrayLiteral(FINAL_CODES)}::text[])
    on conflict (waybill_no, email) do nothing`.execute(db);
}

/** Ends the updates about the account's parcels and deletes the address from them; those that were stopped stay so. */
export async function unsubscribeFromOwnParcels(db: Tx, accountId: string): Promise<void> {
  await sql`
    delete from follower using account, customer_order
    where account.id = ${accountId} and customer_order.account_id = account.id and follower.email = account.email
      and follower.waybill_no = customer_order.waybill_no and follower.state = 'following'`.execute(db);
}

/** The account has another mail address: nothing of its parcels goes to the old one any more. */
export async function readdressOwnParcels(db: Tx, { accountId, from, to }: { readonly accountId: string; readonly from: string; readonly to: string }): Promise<void> {
  await sql`
    update follower set email = ${to}
    from customer_order
    where customer_order.account_id = ${accountId} and follower.waybill_no = customer_order.waybill_no and follower.email = ${from}
      and not exists (select from follower as other where other.waybill_no = follower.waybill_no and other.email = ${to})`.execute(db);
  await sql`
    delete from follower using customer_order
    where customer_order.account_id = ${accountId} and follower.waybill_no = customer_order.waybill_no and follower.email = ${from}`.execute(db);
}
