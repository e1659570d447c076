/** Email updates about parcels: who may ask for them, and what the link of an email does. */
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { Followed, FollowState, startFollow, startFollowList } from '@amberlane/contract/calls/tracking-subscriptions';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { isFinal } from '../tracking/lifecycle.ts';
import { emailMarket } from './email-market.ts';
import { maskedAddress } from './masked-address.ts';
import { parcelsUnderWay, readNumber, readNumbers } from './parcels-under-way.ts';
import { confirm, confirmBy, findByToken, hasMoreParcels, stop, stopAll, type SubscribableParcel, type SubscriptionWithParcel } from './repository.ts';
import { requestSubscriptions } from './request-subscription.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const PER_NETWORK: Limit = { name: 'follow.network', capacity: 20, periodMs: HOUR_MS };
/** These protect the owner of an address that someone else enters: each request sends one email there. */
const PER_ADDRESS: Limit = { name: 'follow.mail', capacity: 6, periodMs: DAY_MS };
const PER_ADDRESS_AND_PARCEL: Limit = { name: 'follow.mail.waybill', capacity: 3, periodMs: DAY_MS };
const PER_PARCEL: Limit = { name: 'follow.waybill', capacity: 20, periodMs: DAY_MS };

interface Wish {
  readonly email: string;
  readonly homepage: string;
}

/** What a token names: one of its parcels, or with '' all of them. */
interface Chosen {
  readonly token: string;
  readonly waybillNo: string;
}

export function trackingSubscriptions({ db, now, limits, emails }: ApiContext) {
  /** Asks the owner of the address, once for all parcels. A program that fell into the trap is told what everybody is told. */
  async function request(parcels: readonly SubscribableParcel[], { email, homepage }: Wish, locale: Locale, from: FastifyRequest): Promise<void> {
    if (homepage !== '') return;
    for (const { waybill_no } of parcels) await limits.take(PER_ADDRESS_AND_PARCEL, `${waybill_no} ${email}`);
    await limits.take(PER_ADDRESS, email);
    for (const { waybill_no } of parcels) await limits.take(PER_PARCEL, waybill_no);
    const regarding = await requestSubscriptions(db, { parcels, email, ...emailMarket(pageCountry(from.headers), locale) }, now());
    await emails.deliverNow(regarding);
  }

  async function start({ waybillNo: typed, ...wish }: Wish & { waybillNo: string }, locale: Locale, from: FastifyRequest): Promise<ReplyOf<typeof startFollow>> {
    await from.spendOf(PER_NETWORK);
    const waybillNo = readNumber(typed);
    await request(await parcelsUnderWay(db, [waybillNo]), wish, locale, from);
    return { waybillNo, confirmBy: confirmBy(now()).toISOString() };
  }

  async function startList({ waybillNos: typed, ...wish }: Wish & { waybillNos: string }, locale: Locale, from: FastifyRequest): Promise<ReplyOf<typeof startFollowList>> {
    await from.spendOf(PER_NETWORK);
    const parcels = await parcelsUnderWay(db, readNumbers(typed));
    await request(parcels, wish, locale, from);
    return { waybillNos: parcels.map(({ waybill_no }) => waybill_no), confirmBy: confirmBy(now()).toISOString() };
  }

  async function find(token: string): Promise<readonly [SubscriptionWithParcel, ...SubscriptionWithParcel[]]> {
    const [first, ...others] = await findByToken(db, token, now());
    if (!first) throw new ApiError(ERROR.FOLLOW_LINK_OVER);
    return [first, ...others];
  }

  async function state(token: string): Promise<Followed> {
    const subscriptions = await find(token);
    const [{ email }] = subscriptions;
    return stateOf(subscriptions, await hasMoreParcels(db, email, subscriptions.map(({ id }) => id)), now());
  }

  /** Does it, and gives what is true afterwards. */
  const change = (act: typeof stop | typeof confirm) => async ({ token, waybillNo }: Chosen): Promise<Followed> => {
    const subscriptions = await find(token);
    const chosen = waybillNo === '' ? subscriptions : subscriptions.filter(({ waybill_no }) => waybill_no === waybillNo);
    if (chosen.length === 0) throw new ApiError(ERROR.FOLLOW_LINK_OVER);
    for (const subscription of chosen) if (act === stop || hasMore(subscription)) await act(db, subscription, now());
    return state(token);
  };

  async function stopEach(token: string): Promise<Followed> {
    const [{ email }] = await find(token);
    await stopAll(db, email, now());
    return state(token);
  }

  return { start, startList, state, confirm: change(confirm), stop: change(stop), stopAll: stopEach };
}

const hasMore = ({ latest_code }: SubscriptionWithParcel): boolean => latest_code !== null && !isFinal(latest_code);
const stateOfOne = (subscription: SubscriptionWithParcel): FollowState => (hasMore(subscription) ? subscription.state : 'ended');

/** The state of several is the first of these that one of them is in. */
const RANK = ['pending', 'following', 'stopped', 'ended'] as const satisfies readonly FollowState[];

function stateOf(subscriptions: readonly [SubscriptionWithParcel, ...SubscriptionWithParcel[]], followsMore: boolean, asOf: Date): Followed {
  const [{ waybill_no: waybillNo, email }] = subscriptions;
  const parcels = subscriptions.map((subscription) => ({ waybillNo: subscription.waybill_no, state: stateOfOne(subscription) }));
  const state = RANK.find((rank) => parcels.some((parcel) => parcel.state === rank)) ?? 'ended';
  const pending = subscriptions.filter((subscription) => stateOfOne(subscription) === 'pending').map(({ confirm_by }) => confirm_by.getTime());
  return {
    waybillNo,
    state,
    parcels,
    followsMore,
    address: maskedAddress(email),
    confirmBy: pending.length > 0 ? new Date(Math.min(...pending)).toISOString() : null,
    asOf: asOf.toISOString(),
  };
}
