/**
 * Shipments from a file (issue 16 item 4, beyond spec §7): up to 2,000 rows are judged as orders are, repaired in place,
 * priced together and created in the background, each exactly once. Everything belongs to the customer who asks.
 */
import { z } from 'zod';
import { address } from './address.ts';
import { defineCall } from './call.ts';
import { GOODS_TYPES, PRICED_PRODUCTS } from '../domain/business-rules.ts';
import { CURRENCIES } from '../domain/currencies.ts';
import { FIELD_FAULTS } from '../domain/field-faults.ts';
import { money } from '../domain/money.ts';
import { IMPORT_COLUMNS, IMPORT_ROW_STATES, ORDER_IMPORT } from '../domain/order-import.ts';
import { SHIP_WAYS } from './orders.ts';
import { line, mailAddress, optionalLine } from '../domain/text.ts';

const { maxRows, chunk, maxCell } = ORDER_IMPORT;
const importId = z.string().max(64);
const rowLine = z.int().min(1).max(1_000_000);

/** Who sends the parcels. */
const sender = z.object({
  sendName: line(80),
  sendCompany: optionalLine(120),
  sendPhone: line(32),
  sendEmail: mailAddress.or(z.literal('')).default(''),
  senderAddress: address,
});
export type ImportSender = z.output<typeof sender>;

/** The sender is that of rows that name none; a row's own service, goods category and handover go first. */
const settings = sender.extend({
  /** Of parcels to another country; within one country it is `localDelivery`. */
  product: z.enum(PRICED_PRODUCTS).exclude(['localDelivery']).default('smallParcel'),
  goodsType: z.enum(GOODS_TYPES).default('GENERAL'),
  currency: z.enum(CURRENCIES).default('CNY'),
  /** How the parcels reach us; lists of earlier versions name no way and are dropped off. */
  localShipWay: z.enum(SHIP_WAYS).optional(),
  /** Of a pickup. */
  pickupDate: z.iso.date().optional(),
});
export type ImportSettings = z.output<typeof settings>;

const cells = z.partialRecord(z.enum(IMPORT_COLUMNS), optionalLine(maxCell));

const importView = z.object({
  id: z.string(),
  /** Of the file. */
  name: z.string(),
  settings,
  /** Rows that the file has; fewer have arrived while it is being sent. */
  rows: z.int().positive(),
  /** Shipments in each state. */
  counts: z.record(z.enum(IMPORT_ROW_STATES), z.int().nonnegative()),
  /** Rows that are further items of the shipments. */
  items: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The list is deleted then, with its rows; shipments stay. */
  keptUntil: z.iso.datetime(),
});
export type OrderImport = z.output<typeof importView>;

const importRow = z.object({
  /** Of the file, its head being 1. */
  line: z.int(),
  state: z.enum(IMPORT_ROW_STATES),
  /** Line of the row whose shipment it is an item of; null for a row that is a shipment of its own. */
  headLine: z.int().nullable(),
  cells: z.partialRecord(z.enum(IMPORT_COLUMNS), z.string()),
  /** Everything that stands against the row; column '' means the row as a whole. Sentences are in the caller's language. */
  faults: z.array(z.object({ column: z.enum(['', ...IMPORT_COLUMNS]), code: z.enum([...FIELD_FAULTS, 'refused']), message: z.string() })),
  /** null where no rate exists yet, and for rows that are not priced. */
  price: money.nullable(),
  orderId: z.string().nullable(),
  orderNo: z.string().nullable(),
  waybillNo: z.string().nullable(),
});
export type ImportRow = z.output<typeof importRow>;

export const createOrderImport = defineCall({
  method: 'POST', path: '/v1/api/orderImport/create', summary: 'Begins a list of shipments from a file. Its rows follow with putRows.',
  access: 'customer', request: () => z.object({ name: line(200), rows: z.int().min(1).max(maxRows), settings }), reply: () => importView,
});

export const putImportRows = defineCall({
  method: 'POST', path: '/v1/api/orderImport/putRows',
  summary: `Adds or changes up to ${chunk} rows and judges them as orders: every fault of a row at once. Rows with the same order number of the shop (mallNo) are items of one shipment. Rows that are queued or created stay as they are. The same rows sent twice are there once.`,
  access: 'customer',
  request: () => z.object({
    id: importId,
    rows: z.array(z.object({ line: rowLine, cells, /** Left out: no shipment is created of it. */ skip: z.boolean().default(false) })).min(1).max(chunk),
  }),
  /** The rows as they are now, in the order of the request, then other rows of their shipments. */
  reply: () => z.object({ rows: z.array(importRow), counts: importView.shape.counts }),
});

export const queryOrderImports = defineCall({
  method: 'POST', path: '/v1/api/orderImport/query', summary: "The customer's lists, the one changed last first.",
  access: 'customer',
  request: () => z.object({ /** `nextCursor` of the page before. */ cursor: z.string().max(200).default(''), size: z.int().min(1).max(50).default(10) }),
  reply: () => z.object({ list: z.array(importView), nextCursor: z.string() }),
});

export const getOrderImport = defineCall({
  method: 'GET', path: '/v1/api/orderImport/get', summary: 'One list with the count of its rows in each state: also the progress of its creation.',
  access: 'customer', request: () => z.object({ id: importId }), reply: () => importView,
});

export const queryImportRows = defineCall({
  method: 'POST', path: '/v1/api/orderImport/queryRows', summary: 'Rows of a list in the order of the file, of the chosen states or of all.',
  access: 'customer',
  request: () => z.object({
    id: importId,
    states: z.array(z.enum(IMPORT_ROW_STATES)).max(IMPORT_ROW_STATES.length).default([]),
    /** Line of the last row of the page before. */
    after: z.int().min(0).default(0),
    size: z.int().min(1).max(200).default(50),
  }),
  reply: () => z.object({ rows: z.array(importRow), /** null on the last page. */ nextAfter: z.int().nullable() }),
});

const quoteReply = z.object({
  /** Rows that are ready, and those of them that have no rate yet. */
  rows: z.int().nonnegative(),
  unpriced: z.int().nonnegative(),
  /** Sum of what is priced. */
  total: money,
  products: z.array(z.object({ product: z.enum(PRICED_PRODUCTS), rows: z.int(), unpriced: z.int(), total: money })),
  /** Day whose rates hold, ISO date. */
  day: z.iso.date(),
});
export type ImportQuote = z.output<typeof quoteReply>;

export const quoteOrderImport = defineCall({
  method: 'POST', path: '/v1/api/orderImport/quote', summary: "Price of all rows that are ready, by product, at today's rates.",
  access: 'customer', request: () => z.object({ id: importId }), reply: () => quoteReply,
});

export const confirmOrderImport = defineCall({
  method: 'POST', path: '/v1/api/orderImport/confirm',
  summary: 'Creates shipments of all rows that are ready, in the background. 409 when rows or price are no longer those that were quoted.',
  access: 'customer',
  request: () => z.object({ id: importId, agreementVersion: line(32), /** As quoted. */ rows: z.int().positive(), total: money }),
  reply: () => importView,
});

export const cancelOrderImport = defineCall({
  method: 'POST', path: '/v1/api/orderImport/cancel', summary: 'Stops the creation: rows that are still queued become cancelled. Shipments that exist stay.',
  access: 'customer', request: () => z.object({ id: importId }), reply: () => importView,
});

export const deleteOrderImport = defineCall({
  method: 'POST', path: '/v1/api/orderImport/delete', summary: 'Deletes a list with its rows; shipments stay. 409 while rows are queued.',
  access: 'customer', request: () => z.object({ id: importId }), reply: () => z.object({ id: z.string() }),
});
