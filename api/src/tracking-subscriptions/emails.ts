/**
 * Emails to subscribers of parcels. They hold what the tracking page tells everybody, the link that unsubscribes, and
 * nothing of sender, recipient or contents: an email is read over shoulders and forwarded. Pure.
 */
import { formattingTag, marketSegment, type Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { withOwnDay } from '@amberlane/contract/site/date-text';
import type { TrackedWaybill, TrackEvent } from '@amberlane/contract/calls/tracking';
import { eventMessage } from '@amberlane/contract/domain/event-message';
import type { Message } from '../mail/messenger.ts';
import { textOf } from '../texts.ts';
import { isFinal } from '../tracking/lifecycle.ts';
import type { Subscription } from './repository.ts';

export interface Origins {
  readonly siteOrigin: string;
  readonly turkishOrigin: string;
}

/** Where an email leads, with a token of its own. */
export interface EmailLinks {
  readonly track: string;
  /** Where a reader decides after a failed delivery. */
  readonly decide: string;
  /** Where a reader says how the delivery was, without a mark. */
  readonly rate: string;
  readonly subscription: string;
  readonly unsubscribe: string;
}

/** `waybillNos`: all that the email is about. */
export function emailLinks({ waybill_no, country, locale }: Subscription, waybillNos: readonly string[], token: string, { siteOrigin, turkishOrigin }: Origins): EmailLinks {
  const origin = country === 'TR' ? turkishOrigin : siteOrigin;
  const page = `${origin}/${marketSegment({ country, locale })}`;
  return {
    track: `${page}/track?numbers=${waybillNos.join(',')}`,
    decide: `${page}/express/delivery-choice?waybill=${waybill_no}`,
    rate: `${page}/questionnaire/after-delivery?waybill=${waybill_no}`,
    subscription: `${page}/track/follow?token=${token}`,
    unsubscribe: `${origin}/v1/api/track/follow/unsubscribe/${token}`,
  };
}

/** Subscriptions of one address that an email is about. */
type Subscriptions = readonly [Subscription, ...Subscription[]];

const CONFIRM_ONE = { ask: 'update-emails.confirm.ask', notYou: 'update-emails.confirm.notYou', subject: 'update-emails.confirm.subject' } as const;
const CONFIRM_LIST = { ask: 'update-emails.confirmList.ask', notYou: 'update-emails.confirmList.notYou', subject: 'update-emails.confirmList.subject' } as const;

/** Asks the owner of the address; says until when in the zone of the parcel's destination. */
export function confirmEmail(subscriptions: Subscriptions, { subscription: page }: EmailLinks, timeZone: string): Message {
  const [first, ...others] = subscriptions;
  const { locale } = first;
  const text = others.length > 0 ? CONFIRM_LIST : CONFIRM_ONE;
  const values = valuesOf(subscriptions);
  const ask = textOf(text.ask, locale, values);
  const parts = [
    textOf('update-emails.greeting', locale),
    ...(others.length > 0 ? [listAfter(ask, subscriptions), `${textOf('update-emails.confirmList.link', locale)}\n${page}`] : [`${ask}\n${page}`]),
    textOf('update-emails.confirm.until', locale, { until: momentOf(first.confirm_by, first, timeZone) }),
    textOf(text.notYou, locale),
    BRAND.name,
  ];
  return mailTo(first, textOf(text.subject, locale, values), parts);
}

const ALREADY_ONE = { told: 'update-emails.already.told', subject: 'update-emails.already.subject', stop: 'update-emails.stop' } as const;
const ALREADY_LIST = { told: 'update-emails.alreadyList.told', subject: 'update-emails.alreadyList.subject', stop: 'update-emails.stopAny' } as const;

export function alreadyEmail(subscriptions: Subscriptions, { track, subscription: page, unsubscribe }: EmailLinks): Message {
  const [first, ...others] = subscriptions;
  const { locale } = first;
  const text = others.length > 0 ? ALREADY_LIST : ALREADY_ONE;
  const values = valuesOf(subscriptions);
  const told = textOf(text.told, locale, values);
  const parts = [
    textOf('update-emails.greeting', locale),
    others.length > 0 ? listAfter(told, subscriptions) : told,
    `${textOf('update-emails.allEvents', locale)}\n${track}`,
    `${textOf(text.stop, locale)}\n${page}`,
    BRAND.name,
  ];
  return { ...mailTo(first, textOf(text.subject, locale, values), parts), unsubscribe };
}

/** One parcel is named in the sentence, several are counted there and listed below it. */
const valuesOf = (subscriptions: Subscriptions) => ({ waybill: leftToRight(subscriptions[0].waybill_no), count: subscriptions.length });
const listAfter = (sentence: string, subscriptions: Subscriptions): string => [sentence, ...subscriptions.map(({ waybill_no }) => leftToRight(waybill_no))].join('\n');

/** The one question about a parcel that was delivered. */
export interface DeliveryQuestion {
  readonly title: string;
  readonly marks: readonly { readonly mark: number; /** What an end of the scale means. */ readonly label: string | null }[];
}

/** What an email tells: an event of a parcel, and after its delivery the question about it. */
export interface ToldUpdate {
  readonly waybill: TrackedWaybill;
  readonly event: TrackEvent;
  readonly question: DeliveryQuestion | null;
  /** Whether the reader gets updates about other parcels too. */
  readonly others: boolean;
}

/** Tells one tracking event: what, when and where, what the reader can do, and until when the parcel should be there. */
export function updateEmail(subscription: Subscription, links: EmailLinks, { waybill, event, question, others }: ToldUpdate): Message {
  const { track, decide, subscription: page, unsubscribe } = links;
  const { locale } = subscription;
  const { id, values } = eventMessage(event);
  const sentence = textOf(id, locale, values);
  const ended = isFinal(event.code);
  const isYourTurn = event.actionRequired || event.code === 'READY_AT_POINT';
  const isDecided = event.code === 'ATTEMPT_FAILED' || event.code === 'RETURNED_TO_WAREHOUSE';
  const days = waybill.expected;
  const { timeZone } = waybill.destination;
  const day = (at: string): string => dayOf(new Date(at), subscription, timeZone, WEEKDAY);
  const parts = [
    textOf('update-emails.greeting', locale),
    `${sentence}\n${momentOf(new Date(event.occurredAt), subscription, event.place.timeZone)} · ${event.place.name}`,
    ...(days ? [textOf('update-emails.expected', locale, { from: day(days.from), to: day(days.to) })] : []),
    ...(isDecided ? [`${textOf('update-emails.yourTurn', locale)}\n${decide}`] : []),
    ...(question ? [rating(question, subscription, links)] : []),
    `${textOf(isYourTurn && !isDecided ? 'update-emails.yourTurn' : 'update-emails.allEvents', locale)}\n${track}`,
    ended
      ? textOf('update-emails.last', locale, { day: dayOf(subscription.keep_until, subscription, timeZone) })
      : `${textOf(others ? 'update-emails.stopAny' : 'update-emails.stop', locale)}\n${page}`,
    BRAND.name,
  ];
  return { ...mailTo(subscription, `${sentence} · ${leftToRight(subscription.waybill_no)}`, parts), unsubscribe };
}

/** A line for each mark, the best first. Looking at a link answers nothing: programs that check emails open them all. */
function rating({ title, marks }: DeliveryQuestion, { locale }: Subscription, { rate }: EmailLinks): string {
  const lines = marks.map(({ mark, label }) => [mark, ...(label === null ? [] : [label]), `${rate}&answer=${mark}`].join(' · '));
  return [title, textOf('update-emails.rate', locale), ...lines.reverse()].join('\n');
}

const mailTo = ({ email }: Subscription, subject: string, parts: readonly string[]): Message => ({ channel: 'mail', to: email, subject, text: `${parts.join('\n\n')}\n` });

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const DATE = { ...WEEKDAY, year: 'numeric' } as const;

/** Gregorian and in Latin digits in every language. */
export function dayOf(at: Date, market: Market, timeZone: string, parts: Intl.DateTimeFormatOptions = DATE): string {
  const tag = formattingTag(market);
  return withOwnDay(new Intl.DateTimeFormat(tag, { ...parts, timeZone }).format(at), tag);
}

/** With the distance from UTC: a mail is read anywhere. */
export function momentOf(at: Date, market: Market, timeZone: string): string {
  const written = dayOf(at, market, timeZone, { ...DATE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${written} ${leftToRight(utcOffset(at, timeZone))}`;
}

/** `UTC+1`; the names of zones differ from language to language. */
function utcOffset(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC').replace(/[+-]0$/, '');
}

/** Isolated, so that a right-to-left line does not turn it around. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
