/**
 * Emails to subscribers of a parcel. They hold what the tracking page tells everybody, the link that unsubscribes, and
 * nothing of sender, recipient or contents: an email is read over shoulders and forwarded. Pure.
 */
import { formattingTag, marketSegment, type Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
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

export function emailLinks({ waybill_no, country, locale }: Subscription, token: string, { siteOrigin, turkishOrigin }: Origins): EmailLinks {
  const origin = country === 'TR' ? turkishOrigin : siteOrigin;
  const page = `${origin}/${marketSegment({ country, locale })}`;
  return {
    track: `${page}/track?numbers=${waybill_no}`,
    decide: `${page}/express/delivery-choice?waybill=${waybill_no}`,
    rate: `${page}/questionnaire/after-delivery?waybill=${waybill_no}`,
    subscription: `${page}/track/follow?token=${token}`,
    unsubscribe: `${origin}/v1/api/track/follow/unsubscribe/${token}`,
  };
}

/** Asks the owner of the address; says until when in the zone of the parcel's destination. */
export function confirmEmail(subscription: Subscription, { subscription: page }: EmailLinks, timeZone: string): Message {
  const { locale } = subscription;
  const parcel = { waybill: leftToRight(subscription.waybill_no) };
  const parts = [
    textOf('update-emails.greeting', locale),
    `${textOf('update-emails.confirm.ask', locale, parcel)}\n${page}`,
    textOf('update-emails.confirm.until', locale, { until: momentOf(subscription.confirm_by, subscription, timeZone) }),
    textOf('update-emails.confirm.notYou', locale),
    BRAND.name,
  ];
  return mailTo(subscription, textOf('update-emails.confirm.subject', locale, parcel), parts);
}

export function alreadyEmail(subscription: Subscription, { track, subscription: page, unsubscribe }: EmailLinks): Message {
  const { locale } = subscription;
  const parcel = { waybill: leftToRight(subscription.waybill_no) };
  const parts = [
    textOf('update-emails.greeting', locale),
    textOf('update-emails.already.told', locale, parcel),
    `${textOf('update-emails.allEvents', locale)}\n${track}`,
    `${textOf('update-emails.stop', locale)}\n${page}`,
    BRAND.name,
  ];
  return { ...mailTo(subscription, textOf('update-emails.already.subject', locale, parcel), parts), unsubscribe };
}

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
}

/** Tells one tracking event: what, when and where, what the reader can do, and until when the parcel should be there. */
export function updateEmail(subscription: Subscription, links: EmailLinks, { waybill, event, question }: ToldUpdate): Message {
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
      : `${textOf('update-emails.stop', locale)}\n${page}`,
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
export const dayOf = (at: Date, market: Market, timeZone: string, parts: Intl.DateTimeFormatOptions = DATE): string =>
  new Intl.DateTimeFormat(formattingTag(market), { ...parts, timeZone }).format(at);

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
