/** Cash on delivery: what couriers collected for a customer, what it cost, and what was paid out (spec §9). */
import { z } from 'zod';
import { currency, money } from '../domain/money.ts';
import { optionalLine } from '../domain/text.ts';
import { defineCall, defineFileCall } from './call.ts';

/** `remitted`: part of a payment; `open`: collected and not paid out yet. */
export const COD_STATES = ['open', 'remitted'] as const;
export const STATEMENT_FORMATS = ['csv', 'pdf'] as const;
/** Rows of one statement. */
export const MOST_STATEMENT_ROWS = 5_000;

const codTotals = z.object({
  currency,
  orders: z.int().nonnegative(),
  collected: money,
  fee: money,
  /** Paid out, fees taken off. */
  remitted: money,
  /** Still to be paid out, fees taken off. */
  open: money,
});
export type CodTotals = z.infer<typeof codTotals>;

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
  /** Payment of which it is part; null while it is open. */
  remittance: z.object({ reference: z.string(), at: z.iso.datetime() }).nullable(),
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
  method: 'POST', path: '/v1/api/cod/querySummary', summary: "The customer's cash on delivery per currency: collected, fees, paid out and open. Beyond spec §7.",
  access: 'customer', request: () => z.object({}),
  reply: () => z.object({ totals: z.array(codTotals), /** Days between two payments. */ everyDays: z.int(), /** Instant of the next one. */ nextRemittance: z.iso.datetime(), asOf: z.iso.datetime() }),
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
