/** Cash on delivery: what couriers collected for a customer, what it cost, and what was paid out (spec §9). */
import { z } from 'zod';
import { fault } from '../domain/field-faults.ts';
import { currency, money } from '../domain/money.ts';
import { mobileMoneyCountry, PAYOUT_KINDS, readAccountNumber } from '../domain/payout-account.ts';
import { payoutPause } from '../domain/rules/figures.ts';
import { line, optionalLine } from '../domain/text.ts';
import { defineCall, defineFileCall } from './call.ts';
import { codOwed } from './cod-owed.ts';

/** `remitted`: part of a payment; `open`: collected and not paid out yet. */
export const COD_STATES = ['open', 'remitted'] as const;
export const STATEMENT_FORMATS = ['csv', 'pdf'] as const;
/** Rows of one statement. */
export const MOST_STATEMENT_ROWS = 5_000;

const codTotals = codOwed.extend({
  /** Delivered parcels. */
  orders: z.int().nonnegative(),
  collected: money,
  fee: money,
  /** Paid out, fees taken off. */
  remitted: money,
});
export type CodTotals = z.infer<typeof codTotals>;

/** The account to which the money of one currency is paid. Of its number the end alone is ever sent. */
const payoutAccount = z.object({
  currency,
  kind: z.enum(PAYOUT_KINDS),
  /** As the bank or the operator knows the holder. */
  holder: z.string(),
  /** Bank, or operator of mobile money. */
  provider: z.string(),
  lastFour: z.string(),
  changedAt: z.iso.datetime(),
  /** Nothing is paid to it before; null once that time is over. */
  pausedUntil: z.iso.datetime().nullable(),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

export const codEntry = z.object({
  waybillNo: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  recipient: z.string(),
  deliveredAt: z.iso.datetime(),
  /** IANA zone of the delivery. */
  timeZone: z.string(),
  collected: money,
  fee: money,
  /** `collected` without `fee`. */
  net: money,
  /** Payment of which it is part; null while it is open. `paidTo` is the account as it was then; null for payments from before accounts were kept. */
  remittance: z.object({ reference: z.string(), at: z.iso.datetime(), paidTo: payoutAccount.pick({ kind: true, provider: true, lastFour: true }).nullable() }).nullable(),
});
export type CodEntry = z.infer<typeof codEntry>;

const filters = {
  currency: currency.optional(),
  state: z.enum(COD_STATES).optional(),
  /** Days of the delivery in UTC; both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const queryCodSummary = defineCall({
  method: 'POST', path: '/v1/api/cod/querySummary', summary: "The customer's cash on delivery per currency: still to be collected, collected, fees, paid out and open, and the accounts it is paid to. Beyond spec §7.",
  access: 'customer', request: () => z.object({}),
  reply: () => z.object({
    totals: z.array(codTotals),
    accounts: z.array(payoutAccount),
    /** An account is added and changed with the password. */
    passwordSet: z.boolean(),
    /** Days between two payments. */
    everyDays: z.int(),
    /** Instant of the next one. */
    nextRemittance: z.iso.datetime(),
    asOf: z.iso.datetime(),
  }),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Just enough to hold the number against the currency, whatever else is wrong. */
const numbered = z.object({ currency, kind: z.enum(PAYOUT_KINDS), number: line(40) });

export const savePayoutAccount = defineCall({
  method: 'POST', path: '/v1/api/cod/savePayoutAccount',
  summary: `Adds or replaces the account to which the money of one currency is paid; needs the password again. The owner gets an email, and payouts in the currency pause for ${payoutPause.hours} hours. Beyond spec §7.`,
  access: 'customer',
  request: () =>
    z
      .object({
        currency,
        kind: z.enum(PAYOUT_KINDS),
        holder: line(80),
        provider: line(80),
        /** IBAN or account number; of mobile money the mobile number, with or without its country code. */
        number: line(40),
        password: z.string().min(1).max(1024),
      })
      .superRefine(
        (given, context) => {
          const { data } = numbered.safeParse(given);
          if (!data) return;
          if (data.kind === 'mobile') {
            if (mobileMoneyCountry(data.currency) === null) context.addIssue({ code: 'custom', path: ['kind'], ...fault('choice') });
            return;
          }
          const read = readAccountNumber(data.currency, data.number);
          if ('fault' in read) context.addIssue({ code: 'custom', path: ['number'], ...fault(read.fault.code, read.fault.params) });
        },
        { when: ({ value }) => isObject(value) },
      ),
  reply: () => payoutAccount,
});

export const queryCodEntries = defineCall({
  method: 'POST', path: '/v1/api/cod/queryEntries', summary: "The customer's deliveries that were paid in cash, newest first, in pages by cursor. Beyond spec §7.",
  access: 'customer',
  request: () => z.object({ ...filters, /** `nextCursor` of the page before. */ cursor: z.string().max(200).default(''), pageSize: z.int().min(1).max(100).default(20) }),
  reply: () => z.object({ list: z.array(codEntry), total: z.int().nonnegative(), /** Empty on the last page. */ nextCursor: z.string() }),
});

export const getCodStatementUrl = defineCall({
  method: 'POST', path: '/v1/api/cod/getStatementUrl', summary: `Address of a statement of one currency, good for some minutes: at most ${MOST_STATEMENT_ROWS} rows. Beyond spec §7.`,
  access: 'customer',
  request: () => z.object({ currency, from: filters.from, to: filters.to, format: z.enum(STATEMENT_FORMATS) }),
  /** Path and query on the origin of the API. */
  reply: () => z.object({ url: z.string(), expiresAt: z.iso.datetime(), rows: z.int().nonnegative() }),
});

const statement = z.object({ file: z.string().max(200), from: optionalLine(10), to: optionalLine(10) });

export const viewCodStatementPdf = defineFileCall({
  path: '/v1/api/cod/statement/pdf/{file}', summary: 'The statement behind a signed address as PDF; 404 when the address is over or was changed.', request: () => statement, contentType: 'application/pdf',
});

export const viewCodStatementCsv = defineFileCall({
  path: '/v1/api/cod/statement/csv/{file}', summary: 'The statement behind a signed address as CSV; 404 when the address is over or was changed.', request: () => statement, contentType: 'text/csv; charset=utf-8',
});
