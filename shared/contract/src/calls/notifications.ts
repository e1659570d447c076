/** What a customer wants to be written about, on the wire. Every choice has its effect; there is none for show. */
import { z } from 'zod';
import { defineCall } from './call.ts';

const choices = z.object({
  /** A letter when somebody signs in from a device that the account has not seen before. */
  signInAlert: z.boolean(),
  /** News of the customer's own parcels by mail, as of a followed parcel (`follow.ts`); each can be stopped by itself. */
  parcelNews: z.boolean(),
});
export type NotificationChoices = z.output<typeof choices>;

/** What holds until the customer decides: warnings come, news are asked for. */
export const FIRST_CHOICES: NotificationChoices = { signInAlert: true, parcelNews: false };

const chosen = z.object({
  ...choices.shape,
  /** The account has a mail address; without one no letter can be sent. */
  reachable: z.boolean(),
});
export type ChosenNotifications = z.output<typeof chosen>;

export const queryNotifications = defineCall({
  method: 'POST',
  path: '/v1/api/user/queryNotifications',
  summary: 'What the customer wants to be written about.',
  access: 'customer',
  request: () => z.object({}).default({}),
  reply: () => chosen,
});

export const updateNotifications = defineCall({
  method: 'POST',
  path: '/v1/api/user/updateNotifications',
  summary: 'Changes what the customer wants to be written about; what is left out stays. News of parcels begin or end for those under way too.',
  access: 'customer',
  request: () => choices.partial(),
  reply: () => chosen,
});
