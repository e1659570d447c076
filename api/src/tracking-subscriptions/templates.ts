/** The emails of subscriptions, written when they are sent: each with a token of its own, and only while somebody waits for it. */
import { z } from 'zod';
import { emailTemplate, type EmailContext } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { surveyAbout } from '../surveys/service.ts';
import { tracking } from '../tracking/service.ts';
import { alreadyEmail, confirmEmail, emailLinks, updateEmail, type DeliveryQuestion, type EmailLinks } from './emails.ts';
import { findSubscription, findSubscriptions, giveToken, hasMoreParcels, type Subscription } from './repository.ts';

type Subscriptions = readonly [Subscription, ...Subscription[]];

/** Of subscriptions of one address; their link opens all of them. */
async function linksOf({ db, settings }: EmailContext, [first, ...others]: Subscriptions): Promise<EmailLinks> {
  const all = [first, ...others];
  return emailLinks(first, all.map(({ waybill_no }) => waybill_no), await giveToken(db, all.map(({ id }) => id)), settings);
}

async function waybillOf({ db, now }: EmailContext, { waybill_no, locale }: Subscription) {
  const [result] = (await tracking(db, now).track([waybill_no], locale)).results;
  return result?.outcome === 'found' ? result.waybill : null;
}

/** null when the staff closed the questionnaire, or somebody has answered it already. */
async function deliveryQuestion({ db, now }: EmailContext, { waybill_no: waybillNo, locale, country }: Subscription): Promise<DeliveryQuestion | null> {
  const survey = await surveyAbout(db, { event: 'DELIVERED', waybillNo }, { customer: null, locale, country, now: now() });
  const [first] = survey?.questions ?? [];
  if (!first || first.min === null || first.max === null) return null;
  const { title, options: [low, high], min, max } = first;
  const labels = new Map([[min, low?.label], [max, high?.label]]);
  return { title, marks: Array.from({ length: max - min + 1 }, (_, index) => ({ mark: min + index, label: labels.get(min + index) ?? null })) };
}

/** Asks the owner of the address to confirm; dropped when it was confirmed meanwhile or is too late. */
export const confirmationRequest = emailTemplate({
  kind: 'tracking.confirm',
  params: z.object({}),
  write: async ({ regarding }, context): Promise<Message | null> => {
    const subscription = await findSubscription(context.db, regarding);
    if (!subscription || subscription.state === 'following' || subscription.confirm_by < context.now()) return null;
    const waybill = await waybillOf(context, subscription);
    return confirmEmail([subscription], await linksOf(context, [subscription]), waybill?.destination.timeZone ?? 'UTC');
  },
});

export const alreadySubscribed = emailTemplate({
  kind: 'tracking.already',
  params: z.object({}),
  write: async ({ regarding }, context): Promise<Message | null> => {
    const subscription = await findSubscription(context.db, regarding);
    return subscription?.state === 'following' ? alreadyEmail([subscription], await linksOf(context, [subscription])) : null;
  },
});

const ofList = z.object({ subscriptions: z.array(z.string()).min(1) });

/** Asks to confirm several at once; tells of those that still wait for it. */
export const confirmationOfList = emailTemplate({
  kind: 'tracking.confirmList',
  params: ofList,
  write: async ({ params: { subscriptions } }, context): Promise<Message | null> => {
    const known = await findSubscriptions(context.db, subscriptions);
    const [first, ...others] = known.filter(({ state, confirm_by }) => state !== 'following' && confirm_by >= context.now());
    if (!first) return null;
    const waybill = await waybillOf(context, first);
    return confirmEmail([first, ...others], await linksOf(context, [first, ...others]), waybill?.destination.timeZone ?? 'UTC');
  },
});

export const alreadySubscribedToList = emailTemplate({
  kind: 'tracking.alreadyList',
  params: ofList,
  write: async ({ params: { subscriptions } }, context): Promise<Message | null> => {
    const [first, ...others] = (await findSubscriptions(context.db, subscriptions)).filter(({ state }) => state === 'following');
    return first ? alreadyEmail([first, ...others], await linksOf(context, [first, ...others])) : null;
  },
});

/** Tells one tracking event; dropped when the reader unsubscribed or the parcel is gone. */
export const trackingUpdate = emailTemplate({
  kind: 'tracking.update',
  params: z.object({ eventId: z.string() }),
  write: async ({ regarding, params: { eventId } }, context): Promise<Message | null> => {
    const subscription = await findSubscription(context.db, regarding);
    if (subscription?.state !== 'following') return null;
    const waybill = await waybillOf(context, subscription);
    const event = waybill?.events.find(({ id }) => id === eventId);
    if (!waybill || !event) return null;
    const question = event.code === 'DELIVERED' ? await deliveryQuestion(context, subscription) : null;
    const others = await hasMoreParcels(context.db, subscription.email, [subscription.id]);
    return updateEmail(subscription, await linksOf(context, [subscription]), { waybill, event, question, others });
  },
});

export const SUBSCRIPTION_EMAILS = [confirmationRequest, alreadySubscribed, confirmationOfList, alreadySubscribedToList, trackingUpdate];
