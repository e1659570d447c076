/** Email updates about a parcel: who may ask for them, and what the link of an email does. */
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { judgeWaybillNo } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { Followed, startFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { isFinal } from '../tracking/lifecycle.ts';
import { readWaybillNumbers } from '../tracking/service.ts';
import { emailMarket } from './email-market.ts';
import { maskedAddress } from './masked-address.ts';
import { confirm, confirmBy, findByToken, findParcel, stop, type SubscriptionWithParcel } from './repository.ts';
import { requestSubscription } from './request-subscription.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PER_NETWORK: Limit = { name: 'follow.network', capacity: 20, periodMs: HOUR_MS };
/** These protect the owner of an address that someone else enters: each request sends one email there. */
const PER_ADDRESS: Limit = { name: 'follow.mail', capacity: 6, periodMs: DAY_MS };
const PER_ADDRESS_AND_PARCEL: Limit = { name: 'follow.mail.waybill', capacity: 3, periodMs: DAY_MS };
const PER_PARCEL: Limit = { name: 'follow.waybill', capacity: 20, periodMs: DAY_MS };

interface Wish {
  readonly waybillNo: string;
  readonly email: string;
  readonly homepage: string;
}

export function trackingSubscriptions({ db, now, limits, emails }: ApiContext) {
  async function start({ waybillNo: typed, email, homepage }: Wish, locale: Locale, request: FastifyRequest): Promise<ReplyOf<typeof startFollow>> {
    await request.spendOf(PER_NETWORK);
    const [waybillNo = ''] = readWaybillNumbers([typed]);
    if (judgeWaybillNo(waybillNo).kind !== 'ok') throw new ApiError(ERROR.WAYBILL_MALFORMED);
    const parcel = await findParcel(db, waybillNo);
    if (!parcel) throw new ApiError(ERROR.NO_TRACK_INFO);
    if (isFinal(parcel.latest_code)) throw new ApiError(ERROR.FOLLOW_ENDED);
    // A program that fell into the trap is told what everybody is told.
    if (homepage === '') {
      await limits.take(PER_ADDRESS_AND_PARCEL, `${waybillNo} ${email}`);
      await limits.take(PER_ADDRESS, email);
      await limits.take(PER_PARCEL, waybillNo);
      const id = await requestSubscription(db, { parcel, email, ...emailMarket(pageCountry(request.headers), locale) }, now());
      await emails.deliverNow(id);
    }
    return { waybillNo, confirmBy: confirmBy(now()).toISOString() };
  }

  async function find(token: string): Promise<SubscriptionWithParcel> {
    const subscription = await findByToken(db, token, now());
    if (!subscription) throw new ApiError(ERROR.FOLLOW_LINK_OVER);
    return subscription;
  }

  /** Does it, and gives what is true afterwards. */
  const change = (act: typeof stop | typeof confirm) => async (token: string): Promise<Followed> => {
    const subscription = await find(token);
    if (act === stop || hasMore(subscription)) await act(db, subscription, now());
    return stateOf(await find(token), now());
  };

  return {
    start,
    state: async (token: string) => stateOf(await find(token), now()),
    confirm: change(confirm),
    stop: change(stop),
  };
}

const hasMore = ({ latest_code }: SubscriptionWithParcel): boolean => latest_code !== null && !isFinal(latest_code);

function stateOf(subscription: SubscriptionWithParcel, asOf: Date): Followed {
  const { waybill_no, email, state, confirm_by } = subscription;
  return {
    waybillNo: waybill_no,
    state: hasMore(subscription) ? state : 'ended',
    address: maskedAddress(email),
    confirmBy: state === 'pending' && hasMore(subscription) ? confirm_by.toISOString() : null,
    asOf: asOf.toISOString(),
  };
}
