/**
 * Following a parcel by mail on the wire (spec §1: tracking). Nobody is written to before the owner of the address has
 * confirmed, and no answer tells whether an address is known. A token comes with each letter: who holds it holds the mailbox.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { EVENT_CODES, EVENT_REASONS } from '../domain/event-codes.ts';
import { mailAddress, optionalLine } from '../domain/text.ts';

/** `pending`: not confirmed yet. `ended`: the parcel is delivered or disposed of, no letter follows. */
export const FOLLOW_STATES = ['pending', 'following', 'stopped', 'ended'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

const followed = z.object({
  /** The first parcel of the token. */
  waybillNo: z.string(),
  /** `pending` while one of the parcels is, then `following` while one is, then `stopped`. */
  state: z.enum(FOLLOW_STATES),
  /** Each parcel of the token: several that were asked for together, or one. */
  parcels: z.array(z.object({ waybillNo: z.string(), state: z.enum(FOLLOW_STATES) })),
  /** Whether emails about parcels of other tokens go to the same address. */
  followsMore: z.boolean(),
  /** The address with its middle hidden: `a***@example.com`. */
  address: z.string(),
  /** Until when it can be confirmed; null unless `pending`. */
  confirmBy: z.iso.datetime().nullable(),
  /** Instant of the answer on the server's clock. */
  asOf: z.iso.datetime(),
});
export type Followed = z.infer<typeof followed>;

/** Longer than any token of ours; what is none is answered like one that is over. */
const byToken = z.object({ token: z.string().min(1).max(200) });

/** One parcel of a token; every one of them when it is left out. */
const byTokenAndParcel = byToken.extend({ waybillNo: optionalLine(64) });

export const startFollow = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/start',
  summary: 'Asks for news of a parcel by mail; a letter asks the owner of the address to confirm.',
  request: () => z.object({
    waybillNo: z.string().min(1).max(64),
    email: mailAddress,
    /** A field that people do not see: whoever fills it in is a program. */
    homepage: optionalLine(200),
  }),
  reply: () => z.object({
    waybillNo: z.string(),
    /** Until when the letter can be answered; the same for an address that follows already. */
    confirmBy: z.iso.datetime(),
  }),
});

/** The list is a text, as a plain form sends it. */
export const startFollowList = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/start-list',
  summary: 'Asks for news of several parcels by mail; one letter asks the owner of the address to confirm all of them.',
  request: () => z.object({
    /** Up to 20 tracking numbers, separated as on the tracking page. */
    waybillNos: z.string().min(1).max(1_000),
    email: mailAddress,
    /** A field that people do not see: whoever fills it in is a program. */
    homepage: optionalLine(200),
  }),
  reply: () => z.object({
    /** The parcels of the list that are on their way; the others can't be followed. Says nothing of the address. */
    waybillNos: z.array(z.string()),
    /** Until when the letter can be answered; the same for an address that follows already. */
    confirmBy: z.iso.datetime(),
  }),
});

/** A POST, because the token must not stand in an address that is logged. */
export const followState = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/state',
  summary: 'What the link of a letter is about. Changes nothing.',
  request: () => byToken,
  reply: () => followed,
});

export const confirmFollow = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/confirm',
  summary: 'Lets the letters come: for the first time, or again after they were stopped.',
  request: () => byTokenAndParcel,
  reply: () => followed,
});

export const stopFollow = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/stop',
  summary: 'Stops the letters about one parcel, or about every parcel of the token.',
  request: () => byTokenAndParcel,
  reply: () => followed,
});

export const stopAllFollows = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/stop-all',
  summary: 'Stops the letters about every parcel that go to the address of the token.',
  request: () => byToken,
  reply: () => followed,
});

/** The one click of a mail program (RFC 8058): a form without cookie or header of ours, hence the token in the path. */
export const unsubscribeFollow = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/unsubscribe/{token}',
  summary: 'Stops the letters by the one click of a mail program (RFC 8058).',
  request: () => byToken,
  reply: () => z.object({ stopped: z.literal(true) }),
});

/** Parcels of one answer; who follows more finds the others by the links of the emails. */
export const FOLLOWED_SHOWN = 50;

const ownFollows = z.object({
  /** The parcel with the newest event first; those at their end are left out. */
  list: z.array(z.object({
    waybillNo: z.string(),
    /** Code, reason and time of the newest event. */
    latestCode: z.enum(EVENT_CODES),
    latestReason: z.enum(EVENT_REASONS).nullable(),
    latestAt: z.iso.datetime(),
    /** City where it happened, in the caller's language, and its IANA zone; '' and UTC where no event names one. */
    place: z.string(),
    timeZone: z.string(),
  })).max(FOLLOWED_SHOWN),
  total: z.int().nonnegative(),
  /** Where the emails go; null for an account without an email address, which follows nothing. */
  address: z.string().nullable(),
});
export type OwnFollows = z.infer<typeof ownFollows>;

export const queryOwnFollows = defineCall({
  method: 'GET',
  path: '/v1/api/track/follow/own',
  summary: "The parcels under way that the customer's own address gets emails about.",
  access: 'customer',
  request: () => z.object({}),
  reply: () => ownFollows,
});

/** The address of an account is confirmed: nothing needs to be confirmed again. */
export const startOwnFollow = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/own/start',
  summary: "Sends email updates about parcels under way to the customer's own address, from now on.",
  access: 'customer',
  request: () => z.object({
    /** Up to 20 tracking numbers, separated as on the tracking page. */
    waybillNos: z.string().min(1).max(1_000),
  }),
  reply: () => z.object({
    /** The parcels of the list that are on their way; the others can't be followed. */
    waybillNos: z.array(z.string()),
    /** Where the emails go. */
    address: z.string(),
  }),
});

export const stopOwnFollow = defineCall({
  method: 'POST',
  path: '/v1/api/track/follow/own/stop',
  summary: "Stops the emails about one parcel to the customer's own address.",
  access: 'customer',
  request: () => z.object({ waybillNo: z.string().min(1).max(64) }),
  reply: () => ownFollows,
});
