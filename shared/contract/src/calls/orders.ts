/**
 * Orders on the wire (spec §3 Parcel / order / waybill, §5, §7). Weights in grams, sides in whole centimetres, money in
 * minor units. A draft keeps what was typed; an order that is sent is complete.
 */
import { z } from 'zod';
import { address, addressDraft, partAddress } from './address.ts';
import { GOODS_TYPES, PRICED_PRODUCTS, PURPOSES, RECEIVER_TYPES, RULES } from '../domain/business-rules.ts';
import { defineCall } from './call.ts';
import { CURRENCIES } from '../domain/currencies.ts';
import { apiError } from './envelope.ts';
import { ORIGIN_COUNTRIES } from '../domain/origin-countries.ts';
import { fault, readFieldFaults } from '../domain/field-faults.ts';
import { isBroadGoodsName } from '../domain/goods-name.ts';
import { money } from '../domain/money.ts';
import { ORDER_OPERATIONS, ORDER_STATUSES } from '../domain/order-states.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line, mailAddress, optionalLine, optionalText } from '../domain/text.ts';
import { quoteLine } from './quotes.ts';
import { EVENT_CODES, EVENT_REASONS } from './tracking.ts';

/** Within one country, or from one to another. */
export const ORDER_KINDS = ['local', 'international'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Who ships (spec §3 Shipping needs). */
export const CUSTOMER_TYPES = ['BUSINESS', 'INDIVIDUAL'] as const;
export const CUSTOMER_STATUSES = ['NEW', 'REGULAR'] as const;
/** One parcel now, or regular transport (spec §3). */
export const SHIPMENT_MODES = ['SINGLE', 'REGULAR'] as const;
/** How a list is ordered. */
export const ORDER_SORTS = ['newest', 'oldest', 'updated', 'priceDown'] as const;

/** Fulfilment by the merchant, or a courier who collects (spec §3). */
export const SHIP_WAYS = ['SELF_DELIVERY', 'DOOR_PICKUP'] as const;

/** Minutes in which an order that was removed from the lists can be put back. */
export const RESTORE_MINUTES = 10;
/** Orders that one call names at most, and rows of a file. */
export const MOST_NAMED = 100;
export const MOST_ROWS = 10_000;

const MOST_MINOR = 1_000_000_000_000;
const positiveMoney = money.extend({ amount: z.int().min(1).max(MOST_MINOR) });
const side = z.int().min(1).max(1_000);
const specific = (name: string): boolean => name === '' || !isBroadGoodsName(name);

const goodsShape = {
  goodsType: z.enum(GOODS_TYPES),
  goodsNameCn: optionalLine(80),
  goodsNameEn: optionalLine(80),
  quantity: z.int().min(1).max(99_999),
  /** Of one piece, minor units of the order's currency. */
  unitPrice: z.int().min(1).max(MOST_MINOR / 100_000),
  branded: z.boolean().default(false),
  battery: z.object({ wattHours: z.int().min(1).max(100_000), count: z.int().min(1).max(1_000) }).nullable().default(null),
  /** Harmonized System code, 6 to 10 digits; empty when nobody chose one. */
  hsCode: z.string().regex(/^(?:\d{6,10})?$/).default(''),
  /** Where the goods were made (CN 23, field 8); '' is the sender's country. */
  originCountry: z.enum(ORIGIN_COUNTRIES).or(z.literal('')).default(''),
  /** Of all pieces together, without packaging (CN 23, field 3); null while nobody has weighed them. */
  netWeightGrams: z.int().min(1).max(10_000_000).nullable().default(null),
};

/** One item of the declaration; its name is specific (spec §5). */
export const goodsItem = z.object({
  ...goodsShape,
  goodsNameCn: goodsShape.goodsNameCn.pipe(z.string().refine(specific, fault('goodsNameBroad'))),
  goodsNameEn: line(80).refine(specific, fault('goodsNameBroad')),
});

const goodsDraft = z.object({ ...goodsShape, quantity: goodsShape.quantity.nullable().default(null), unitPrice: goodsShape.unitPrice.nullable().default(null), goodsType: goodsShape.goodsType.nullable().default(null) });

const common = {
  expressType: z.enum(PRICED_PRODUCTS),
  customerType: z.enum(CUSTOMER_TYPES).nullable().default(null),
  customerStatus: z.enum(CUSTOMER_STATUSES).nullable().default(null),
  shipmentMode: z.enum(SHIPMENT_MODES).nullable().default(null),
  /** Codes of the dictionary SHIP_REQUIRE. */
  serviceTypes: z.array(line(32)).max(8).default([]),
  /** Code of the dictionary CYCLE, and parcels in that time: of regular transport. */
  cycle: optionalLine(32),
  volume: z.int().min(1).max(1_000_000).nullable().default(null),
  /** Names in the script of the country, beside the Latin ones that customs read. */
  sendLocalName: optionalLine(80),
  acceptLocalName: optionalLine(80),
  sendCompany: optionalLine(120),
  sendEmail: mailAddress.or(z.literal('')).default(''),
  acceptCompany: optionalLine(120),
  /** A second number on which the courier may call. */
  acceptPhone2: optionalLine(32),
  acceptEmail: mailAddress.or(z.literal('')).default(''),
  receiverType: z.enum(RECEIVER_TYPES).default('individual'),
  /** For customs, where the country asks for one. */
  receiverNationalId: optionalLine(32),
  length: side.nullable().default(null),
  width: side.nullable().default(null),
  height: side.nullable().default(null),
  currency: z.enum(CURRENCIES).default('CNY'),
  /** Collected from the receiver. */
  cod: positiveMoney.nullable().default(null),
  insuredValue: positiveMoney.nullable().default(null),
  purpose: z.enum(PURPOSES).default('ecommerce'),
  remark: optionalText(500),
  /** The shop's own number. */
  mallNo: optionalLine(64),
  /** Announced before it reaches our warehouse by another carrier, under that carrier's number. */
  presend: z.boolean().default(false),
  domesticTransOrder: optionalLine(64),
  /** Service point of a self delivery. */
  siteCode: optionalLine(32),
  /** Where the courier collects; null where the sender lives. In the sender's country. */
  pickupAddress: addressDraft.nullable().default(null),
  pickupDate: z.iso.date().nullable().default(null),
  /** Code of the dictionary PICKUP_TIME. */
  pickupTime: optionalLine(32),
  /** Of a quote that is still valid for the very same shipment; the server prices anew otherwise. */
  quoteId: z.string().max(1_000).default(''),
  /** Weight of the quote that a form began with, to the gram: a form takes this one beside whole kilograms. null for any other form. */
  quotedWeightGrams: z.int().min(1).max(1_000_000).nullable().default(null),
  /** Where the customer left the form: a name of the form's own, for the next device. */
  step: optionalLine(32),
  /** Version of the agreement that the customer accepted. */
  agreementVersion: optionalLine(32),
};

/** What an order asks of its sender. One that is announced may leave it open: its goods come to our warehouse under their carrier's number. */
export const wholeSender = { sendPhone: line(32), senderAddress: address };

const formShape = z.object({
  ...common,
  sendName: line(80),
  sendPhone: optionalLine(32),
  senderAddress: partAddress,
  acceptName: line(80),
  acceptPhone: line(32),
  receiverAddress: address,
  pacNumber: z.int().min(1).max(100),
  weightGrams: z.int().min(1).max(1_000_000),
  localShipWay: z.enum(SHIP_WAYS),
  goods: z.array(goodsItem).min(1).max(RULES.goods.maxItems),
});
type FormFields = z.output<typeof formShape>;

/** Just enough to hold fields against each other, whatever else is wrong with the form. */
const heldTogether = z.object({
  expressType: z.enum(PRICED_PRODUCTS).nullable().catch(null),
  senderAddress: z.object({ countryCode: z.enum(COUNTRIES) }).nullable().catch(null),
  receiverAddress: z.object({ countryCode: z.enum(COUNTRIES) }).nullable().catch(null),
  length: z.unknown(),
  width: z.unknown(),
  height: z.unknown(),
  shipmentMode: z.enum(SHIPMENT_MODES).nullable().catch(null),
  cycle: z.unknown(),
  volume: z.unknown(),
  localShipWay: z.enum(SHIP_WAYS).nullable().catch(null),
  pickupDate: z.unknown(),
  presend: z.boolean().catch(false),
  agreementVersion: z.unknown(),
  goods: z.array(z.object({ goodsNameCn: z.unknown() }).catch({ goodsNameCn: '-' })).catch([]),
});

/** Tells what {@link wholeSender} has against the sender, beside what is wrong already. */
function refuseSender(given: unknown, context: z.RefinementCtx): void {
  const told = new Set(context.issues.map(({ path }) => (path ?? []).join('.')));
  for (const { path, ...issue } of z.object(wholeSender).safeParse(given).error?.issues ?? []) if (!told.has(path.join('.'))) context.addIssue({ ...issue, path });
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An order that can be sent. Fields that don't fit together are told beside those that are wrong in themselves. */
export const orderForm = formShape.superRefine(
  (given, context) => {
    const form = heldTogether.parse(given);
    if (!form.presend) refuseSender(given, context);
    const refuse = (path: (string | number)[], code: Parameters<typeof fault>[0]): void => context.addIssue({ code: 'custom', path, ...fault(code) });
    const from = form.senderAddress?.countryCode;
    const to = form.receiverAddress?.countryCode;
    const isKnown = from !== undefined && to !== undefined;
    if (isKnown && form.expressType !== null && (from === to) !== (form.expressType === 'localDelivery')) refuse(['expressType'], 'notInCountry');
    const sides = (['length', 'width', 'height'] as const).filter((name) => isEmpty(form[name]));
    if (sides.length > 0 && sides.length < 3) for (const name of sides) refuse([name], 'required');
    if (form.shipmentMode === 'REGULAR') for (const name of ['cycle', 'volume'] as const) if (isEmpty(form[name])) refuse([name], 'required');
    if (form.localShipWay === 'DOOR_PICKUP' && isEmpty(form.pickupDate)) refuse(['pickupDate'], 'required');
    if (isEmpty(form.agreementVersion)) refuse(['agreementVersion'], 'agreement');
    if (isKnown && from !== to) for (const [index, item] of form.goods.entries()) if (isEmpty(item.goodsNameCn)) refuse(['goods', index, 'goodsNameCn'], 'required');
  },
  { when: ({ value }) => isObject(value) },
);
export type OrderForm = FormFields;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** What was typed so far. */
export const orderDraft = z.object({
  ...common,
  expressType: common.expressType.nullable().default(null),
  sendName: optionalLine(80),
  sendPhone: optionalLine(32),
  senderAddress: addressDraft.nullable().default(null),
  acceptName: optionalLine(80),
  acceptPhone: optionalLine(32),
  receiverAddress: addressDraft.nullable().default(null),
  pacNumber: z.int().min(1).max(100).default(1),
  weightGrams: z.int().min(1).max(1_000_000).nullable().default(null),
  localShipWay: z.enum(SHIP_WAYS).nullable().default(null),
  goods: z.array(goodsDraft).max(RULES.goods.maxItems).default([]),
});
export type OrderDraft = z.output<typeof orderDraft>;

/** `draft: true` keeps an unfinished order; otherwise everything has to be there, and every field that is wrong is told at once. */
const sentOrder = orderDraft.extend({ draft: z.boolean().default(false) }).superRefine(
  (value, context) => {
    const told = new Set(context.issues.map(({ path }) => (path ?? []).join('.')));
    const complete = orderForm.safeParse(value);
    for (const { field, code, params } of complete.success ? [] : readFieldFaults(complete.error, value)) {
      if (told.has(field)) continue;
      context.addIssue({ code: 'custom', path: field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)), ...fault(code, params) });
    }
  },
  { when: ({ value }) => isObject(value) && value['draft'] !== true },
);

const summary = {
  id: z.string(),
  orderNo: z.string(),
  tradeNo: z.string(),
  /** null until the order is sent. */
  waybillNo: z.string().nullable(),
  kind: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATUSES),
  /** Newest scan of the parcel. */
  expressStatus: z.enum(EVENT_CODES).nullable(),
  /** What customs holds the parcel for; null while it does not, and where it has not been said. */
  customsReason: z.enum(EVENT_REASONS).nullable(),
  orderTime: z.iso.datetime(),
  /** Newest change by the customer, or of the status by a scan. */
  updatedAt: z.iso.datetime(),
  /** Counts the changes; an edit names the one that it was made from. */
  version: z.int().positive(),
  /** What may be done with it now. */
  operations: z.array(z.enum(ORDER_OPERATIONS)),
  /** What the server reckoned when the order was sent, with the fees of the sender's decisions since; null for drafts and where no rate exists yet. */
  referencePrice: money.nullable(),
  /** Value of all goods as declared, minor units; null while a price or a quantity is missing. */
  total: money.nullable(),
  /** Above the weight that is confirmed by hand (spec §5: 100 kg). */
  heavy: z.boolean(),
};

/** The price as it was when the order was sent, and fees of deliveries since, with the rule of each line. Texts are in the caller's language. */
const orderPrice = z.object({
  lines: z.array(quoteLine),
  total: money,
  chargeableGrams: z.int().positive(),
  /** ISO date of the rules. */
  day: z.iso.date(),
});

export const orderSummary = z.object({
  ...summary,
  expressType: z.enum(PRICED_PRODUCTS).nullable(),
  acceptName: z.string(),
  acceptCountry: z.enum(COUNTRIES).nullable(),
  acceptCity: z.string(),
  pacNumber: z.int(),
  weightGrams: z.int().nullable(),
  mallNo: z.string(),
  sendName: z.string(),
  sendCountry: z.enum(COUNTRIES).nullable(),
  sendCity: z.string(),
  /** Name of the first item of the declaration, and how many items there are. */
  goodsName: z.string(),
  goodsCount: z.int().nonnegative(),
  cod: money.nullable(),
  presend: z.boolean(),
  domesticTransOrder: z.string(),
  /** After a failed delivery: the last minute to choose what happens, and the IANA zone of the place; null when nothing is to be chosen. */
  decideBy: z.object({ at: z.iso.datetime(), timeZone: z.string() }).nullable(),
  /** First and last day of the expected delivery and the IANA zone of the destination; the same as in tracking. null before the order is sent, while the sender has to choose, and once the parcel is delivered, returned or held. */
  expected: z.object({ from: z.iso.datetime(), to: z.iso.datetime(), timeZone: z.string() }).nullable(),
  /** City of the newest scan while the parcel is under way, in the caller's language; '' before and after. */
  lastPlace: z.string(),
  /**
   * How often the parcel under way could not be delivered, and why it could not the last time. Another attempt is free up to
   * `freeUntil`, a day at the place of the parcel, and costs `feePerAttempt` afterwards, or at once where that is null: none of the
   * free ones is left (`freeLeft`), or their days are over (spec §4).
   * null while no attempt failed, and once it is delivered.
   */
  failedAttempts: z.object({ count: z.int().positive(), reason: z.enum(EVENT_REASONS).nullable(), freeLeft: z.int().nonnegative(), freeUntil: z.iso.date().nullable(), feePerAttempt: money }).nullable(),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderDetail = z.object({ ...summary, acceptCountry: z.enum(COUNTRIES).nullable(), form: orderDraft, price: orderPrice.nullable() });
export type OrderDetail = z.output<typeof orderDetail>;

const orderId = z.string().max(64);

export const addLocalOrder = defineCall({
  method: 'POST', path: '/oms/order/add', summary: 'Sends an order within one country, or keeps its draft. Header Idempotency-Key: the same key makes one order.',
  access: 'customer', request: () => sentOrder, reply: () => orderDetail,
});

export const addInternationalOrder = defineCall({
  method: 'POST', path: '/oms/website/order/intl/add', summary: 'Sends an order to another country, or keeps its draft. Header Idempotency-Key: the same key makes one order.',
  access: 'customer', request: () => sentOrder, reply: () => orderDetail,
});

export const addOrder = defineCall({
  method: 'POST', path: '/v1/api/order/addOrder', summary: 'Sends an order of either kind, or keeps its draft. Header Idempotency-Key: the same key makes one order.',
  access: 'customer', request: () => sentOrder, reply: () => orderDetail,
});

export const getOrder = defineCall({
  method: 'GET', path: '/oms/order/getId', summary: 'One order of the customer.', access: 'customer', request: () => z.object({ id: orderId }), reply: () => orderDetail,
});

export const selectByTradeNo = defineCall({
  method: 'POST', path: '/v1/api/order/selectByTradeNo', summary: 'One order of the customer by its trade number.',
  access: 'customer', request: () => z.object({ tradeNo: line(64) }), reply: () => orderDetail,
});

export const editOrder = defineCall({
  method: 'POST', path: '/oms/order/{id}/editWebsiteOrder', summary: 'Changes an order that is not on its way; `draft: false` sends a draft. 409 when it was changed elsewhere since it was read.',
  access: 'customer', request: () => sentOrder.and(z.object({ id: orderId, version: z.int().positive() })), reply: () => orderDetail,
});

export const cancelOrder = defineCall({
  method: 'POST', path: '/v1/api/order/cancelOrder', summary: 'Cancels an order that nobody has collected yet; its waybill ends with it.',
  access: 'customer', request: () => z.object({ id: orderId }), reply: () => orderDetail,
});

export const deleteOrder = defineCall({
  method: 'POST', path: '/v1/api/order/deleteOrder', summary: 'Removes an order from the lists: a draft, or one that is over.',
  access: 'customer', request: () => z.object({ id: orderId }), reply: () => z.object({ id: z.string() }),
});

const filters = {
  status: z.enum(ORDER_STATUSES).optional(),
  /** Any of these; `status` is one more. */
  statuses: z.array(z.enum(ORDER_STATUSES)).max(ORDER_STATUSES.length).default([]),
  kind: z.enum(ORDER_KINDS).optional(),
  presend: z.boolean().optional(),
  /** true: only orders that wait for the sender, who has to choose after a failed delivery or to send customs a document. */
  waiting: z.boolean().default(false),
  /** Days in UTC; both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Any part of a number or of the receiver's name. */
  keyword: optionalLine(80),
};

const search = z.object({
  ...filters,
  sort: z.enum(ORDER_SORTS).default('newest'),
  /** `nextCursor` of the page before; `pageNum` counts for nothing then. */
  cursor: z.string().max(200).default(''),
  ...paging,
});

const orderPage = pageOf(orderSummary).extend({
  /** Orders of each status under the same filters but for the status. */
  counts: z.record(z.enum(ORDER_STATUSES), z.int().nonnegative()),
  /** Orders that wait for the sender, under the same filters but for the status. */
  waiting: z.int().nonnegative(),
  /** Empty on the last page. */
  nextCursor: z.string(),
});

export const websitePageList = defineCall({
  method: 'POST', path: '/oms/order/websitePageList', summary: "The customer's orders, newest first unless asked otherwise, with the count of each status.", access: 'customer', request: () => search, reply: () => orderPage,
});

export const queryOrderPage = defineCall({
  method: 'POST', path: '/v1/api/order/queryOrderPage', summary: "The customer's orders, newest first unless asked otherwise, with the count of each status.", access: 'customer', request: () => search, reply: () => orderPage,
});

const ids = z.array(orderId).min(1).max(MOST_NAMED);

/** One line for each order that was named, in that order. */
const outcomes = z.object({ list: z.array(z.object({ id: z.string(), orderNo: z.string(), error: apiError.nullable() })) });

export const cancelOrders = defineCall({
  method: 'POST', path: '/v1/api/order/cancelOrders', summary: 'Cancels up to 100 orders, each for itself: what one refuses changes nothing for the others. Beyond spec §7.',
  access: 'customer', request: () => z.object({ ids }), reply: () => outcomes,
});

export const restoreOrder = defineCall({
  method: 'POST', path: '/v1/api/order/restoreOrder', summary: 'Puts back an order that was removed from the lists within the last ten minutes. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id: orderId }), reply: () => orderDetail,
});

/** What a file of orders holds: those that fit, or those that are named; `ids` counts before the filters. */
const exportRequest = z.object({ ...filters, ids: z.array(orderId).max(MOST_NAMED).default([]), format: z.enum(['csv', 'xlsx']) });
export type ExportRequest = z.output<typeof exportRequest>;

export const exportOrders = defineCall({
  method: 'POST', path: '/v1/api/order/exportOrders',
  summary: 'Address of a file with the orders that fit, or with those that are named, newest first: at most 10,000 rows. Beyond spec §7.', access: 'customer',
  request: () => exportRequest,
  /** Path and query on the origin of the API. */
  reply: () => z.object({ url: z.string(), expiresAt: z.iso.datetime(), rows: z.int().nonnegative() }),
});
