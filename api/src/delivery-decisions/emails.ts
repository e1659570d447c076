/** Emails about decisions: the receipt for both sides, and the reminder before the deadline. Written when they are sent. */
import { z } from 'zod';
import { TIME_WINDOWS, type DecisionOption } from '@amberlane/contract/calls/delivery-decisions';
import { COUNTRY_TIME_ZONE, localesOf, marketSegment, type Market } from '@amberlane/contract/site';
import { emailTemplate, type EmailContext, type NewEmail } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { moneyText } from '../rates/figures.ts';
import { siteByCode } from '../sites/repository.ts';
import { emailMarket } from '../tracking-subscriptions/email-market.ts';
import { dayOf, leftToRight, momentOf } from '../tracking-subscriptions/emails.ts';
import { findParties } from '../tracking/parties-repository.ts';
import { placeBook } from '../tracking/place-repository.ts';
import { textOf } from '../texts.ts';
import { endOfMinute, standingOf } from './decision-period.ts';
import { decisionsOf, findOrderForm, findParcel, type DecisionRow } from './repository.ts';
import { openOf } from './parcel-facts.ts';

export const SIDES = ['sender', 'recipient'] as const;
export type Side = (typeof SIDES)[number];

interface Reader {
  readonly to: string;
  readonly market: Market;
}

/** Whom an email about a parcel reaches on a side; null where no address is known. */
async function readerOn({ db }: EmailContext, waybillNo: string, side: Side): Promise<Reader | null> {
  const parties = await findParties(db, waybillNo);
  if (!parties) return null;
  if (side === 'sender') {
    if (parties.accountId === null) return null;
    const account = await db.selectFrom('account').select(['email', 'country', 'locale']).where('id', '=', parties.accountId).executeTakeFirst();
    return account?.email ? { to: account.email, market: emailMarket(account.country, account.locale) } : null;
  }
  const decided = (await decisionsOf(db, waybillNo)).filter(({ decided_by }) => decided_by === 'recipient');
  const given = decided.find(({ email }) => email !== null)?.email ?? (await findOrderForm(db, waybillNo))?.acceptEmail;
  if (!given) return null;
  const { country } = parties.receiver;
  return { to: given, market: emailMarket(country, decided[0]?.locale ?? localesOf(country)[0] ?? 'en') };
}

const pageOf = ({ siteOrigin, turkishOrigin }: EmailContext['settings'], market: Market, waybillNo: string): string =>
  `${market.country === 'TR' ? turkishOrigin : siteOrigin}/${marketSegment(market)}/express/delivery-choice?waybill=${waybillNo}`;

/** On the clock of the place, and on the reader's own where that is another. */
function deadlineText(at: Date, market: Market, timeZone: string): string {
  const there = momentOf(at, market, timeZone);
  const here = momentOf(at, market, COUNTRY_TIME_ZONE[market.country]);
  return there === here ? there : `${there} (${here})`;
}

/** `fen`: null while nobody knows what a return costs. */
function feeText(fen: number | null, market: Market): string {
  if (fen === null) return textOf('decision-emails.feeLater', market.locale);
  return fen === 0 ? textOf('decision-emails.free', market.locale) : textOf('decision-emails.fee', market.locale, { fee: moneyText({ amount: fen, currency: 'CNY' }, market.locale) });
}

const OPTION_TEXT = { REDELIVER: 'redeliver', CORRECT_ADDRESS: 'correctAddress', COLLECT: 'collect', RETURN: 'return', SHELVE: 'shelve', DESTROY: 'destroy' } as const satisfies Readonly<Record<DecisionOption, string>>;

async function optionText(row: DecisionRow, market: Market, { db }: EmailContext): Promise<string> {
  const window = TIME_WINDOWS.find(({ code }) => code === row.time_window);
  const site = row.site_code === null ? undefined : await siteByCode(db, row.site_code);
  return textOf(`decision-emails.option.${OPTION_TEXT[row.option]}`, market.locale, {
    day: row.day === null ? '' : dayOf(new Date(`${row.day}T12:00:00Z`), market, 'UTC'),
    hours: window ? leftToRight(`${window.from}–${window.to}`) : '',
    address: row.address?.join(', ') ?? '',
    point: site ? `${site.names[market.locale]} (${leftToRight(site.site_code)}), ${site.address.latin}` : '',
  });
}

/** The receipt; told of every decision, also one that was replaced meanwhile. */
export const decisionReceipt = emailTemplate({
  kind: 'delivery.decided',
  params: z.object({ to: z.enum(SIDES) }),
  write: async ({ regarding, params: { to: side } }, context): Promise<Message | null> => {
    const row = await context.db.selectFrom('delivery_decision').selectAll().where('id', '=', regarding).executeTakeFirst();
    const reader = row && (await readerOn(context, row.waybill_no, side));
    if (!row || !reader) return null;
    const { to, market } = reader;
    const { locale } = market;
    const marks = { waybill: leftToRight(row.waybill_no), reference: leftToRight(row.reference) };
    const parts = [
      textOf('decision-emails.greeting', locale),
      `${textOf(`decision-emails.decidedBy.${row.decided_by}`, locale, marks)}\n${await optionText(row, market, context)}`,
      `${textOf('decision-emails.receipt', locale, { ...marks, time: momentOf(row.created_at, market, row.time_zone) })}\n${feeText(row.fee_fen, market)}`,
      ...(row.decided_by === 'deadline' ? [] : [textOf('decision-emails.changeable', locale, { deadline: deadlineText(row.deadline, market, row.time_zone) })]),
      `${textOf('decision-emails.page', locale)}\n${pageOf(context.settings, market, row.waybill_no)}`,
      'Amberlane',
    ];
    return { channel: 'mail', to, subject: textOf('decision-emails.subject', locale, marks), text: `${parts.join('\n\n')}\n` };
  },
});

/** Tells that the deadline is near; dropped when somebody decided or the parcel went on. */
export const decisionReminder = emailTemplate({
  kind: 'delivery.reminder',
  params: z.object({ to: z.enum(SIDES) }),
  write: async ({ regarding: waybillNo, params: { to: side } }, context): Promise<Message | null> => {
    const parcel = await findParcel(context.db, waybillNo);
    const reader = parcel && (await readerOn(context, waybillNo, side));
    if (!parcel || !reader) return null;
    const standing = standingOf(parcel, context.now());
    const { period, closed, latest } = standing;
    if (!period?.destroyed || closed !== null || endOfMinute(period.deadline) <= context.now() || openOf(await decisionsOf(context.db, waybillNo), standing)) return null;
    const { to, market } = reader;
    const { locale } = market;
    const place = (await placeBook(context.db).find([latest.place.code])).get(latest.place.code)?.names[locale] ?? latest.place.code;
    const marks = { waybill: leftToRight(waybillNo), place, deadline: deadlineText(period.deadline, market, latest.place.timeZone) };
    const parts = [textOf('decision-emails.greeting', locale), textOf('decision-emails.reminder', locale, marks), `${textOf('decision-emails.decideHere', locale)}\n${pageOf(context.settings, market, waybillNo)}`, 'Amberlane'];
    return { channel: 'mail', to, subject: textOf('decision-emails.reminderSubject', locale, marks), text: `${parts.join('\n\n')}\n` };
  },
});

/** The receipt of a decision for both sides. */
export const decisionEmails = (decisionId: string): NewEmail[] => SIDES.map((to) => decisionReceipt.about(decisionId, { to }));
export const reminderEmails = (waybillNo: string): NewEmail[] => SIDES.map((to) => decisionReminder.about(waybillNo, { to }));

export const DECISION_EMAILS = [decisionReceipt, decisionReminder];
