/**
 * The subscriptions of a signed-in customer: those of the account's email address, which the account has confirmed. Every
 * query names the account, so that another address is never asked for.
 */
import { ERROR } from '@amberlane/contract/calls';
import { FOLLOWED_SHOWN, type OwnFollows, type startOwnFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import { foldWaybillNo } from '@amberlane/contract/domain';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { Locale, Market } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { FINAL_CODES } from '../tracking/lifecycle.ts';
import { placeBook } from '../tracking/place-repository.ts';
import { parcelsUnderWay, readNumbers } from './parcels-under-way.ts';
import { stop } from './repository.ts';
import { subscribeOwner } from './request-subscription.ts';

export function ownFollows({ db, now }: Pick<ApiContext, 'db' | 'now'>) {
  const book = placeBook(db);
  const followed = (accountId: string) =>
    db
      .selectFrom('account')
      .innerJoin('follower', 'follower.email', 'account.email')
      .innerJoin('waybill', 'waybill.waybill_no', 'follower.waybill_no')
      .where('account.id', '=', accountId)
      .where('follower.state', '=', 'following')
      .where('follower.keep_until', '>=', now())
      .where('waybill.latest_code', 'not in', FINAL_CODES);

  const addressOf = async (accountId: string): Promise<string | null> =>
    (await db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()).email;

  async function list(accountId: string, locale: Locale): Promise<OwnFollows> {
    const email = await addressOf(accountId);
    if (email === null) return { list: [], total: 0, address: null };
    const { total } = await followed(accountId).select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    const rows = await followed(accountId)
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom('track_event')
            .select(['track_event.place', 'track_event.reason'])
            .whereRef('track_event.waybill_no', '=', 'waybill.waybill_no')
            .orderBy('track_event.occurred_at', 'desc')
            .limit(1)
            .as('newest'),
        (join) => join.onTrue(),
      )
      .select(['waybill.waybill_no', 'waybill.latest_code', 'waybill.latest_at', 'newest.place', 'newest.reason'])
      .orderBy('waybill.latest_at', 'desc')
      .orderBy('waybill.waybill_no')
      .limit(FOLLOWED_SHOWN)
      .execute();
    const places = await book.find(rows.flatMap(({ place }) => (place === null ? [] : [place])));
    const parcels = rows.map(({ waybill_no, latest_code, latest_at, place, reason }) => {
      const at = places.get(place ?? '');
      return {
        waybillNo: waybill_no, latestCode: latest_code, latestReason: reason, latestAt: latest_at.toISOString(),
        place: at?.names[locale] ?? '', timeZone: at?.time_zone ?? 'UTC',
      };
    });
    return { list: parcels, total: Number(total), address: email };
  }

  return {
    list,
    /** Throws {@link ApiError} for numbers of no parcel under way, and NOT_FOUND for an account without an email address. */
    start: async (accountId: string, typed: string, market: Market): Promise<ReplyOf<typeof startOwnFollow>> => {
      const address = await addressOf(accountId);
      if (address === null) throw new ApiError(ERROR.NOT_FOUND);
      const parcels = await parcelsUnderWay(db, readNumbers(typed));
      await subscribeOwner(db, { parcels, email: address, ...market }, now());
      return { waybillNos: parcels.map(({ waybill_no }) => waybill_no), address };
    },
    /** Throws {@link ApiError} NOT_FOUND for a parcel that the customer does not follow. */
    stop: async (accountId: string, waybillNo: string, locale: Locale): Promise<OwnFollows> => {
      const subscription = await followed(accountId).select('follower.id').where('follower.waybill_no', '=', foldWaybillNo(waybillNo)).executeTakeFirst();
      if (!subscription) throw new ApiError(ERROR.NOT_FOUND);
      await stop(db, subscription, now());
      return list(accountId, locale);
    },
  };
}
