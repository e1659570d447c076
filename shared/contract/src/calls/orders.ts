/**
 * Orders on the wire (spec §3 Parcel / order / waybill, §5, §7). Weights in grams, sides in whole centimetres, money in
 * minor units. A draft keeps what was typed; an order that is sent is complete.
 */
import { z } from 'zod';
import { address, addressDraft } from './address.ts';
import { GOODS_TYPES, PRICED_PRODUCTS, PURPOSES, RECEIVER_TYPES, RULES } from '../domain/business-rules.ts';
import { defineCall } from './call.ts';
import { CURRENCIES } from '../domain/currencies.ts';
import { fault, readFieldFaults } from '../domain/field-faults.ts';
import { isBroadGoodsName } from '../domain/goods-name.ts';
import { money } from '../domain/money.ts';
import { ORDER_OPERATIONS, ORDER_STATUSES } from '../domain/order-states.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line, mailAddress, optionalLine, optionalText } from '../domain/text.ts';
import { EVENT_CODES } from './tracking.ts';

/** Within one country, or from one to another. */
export const ORDER_KINDS = ['local', 'international'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Fulfilment by the merchant, or a courier who collects (spec §3). */
export const SHIP_WAYS = ['SELF_DELIVERY', 'DOOR_PICKUP'] as const;

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
  pickupDate: z.iso.date().nullable().default(null),
  /** Code of the dictionary PICKUP_TIME. */
  pickupTime: optionalLine(32),
  /** Of a quote that is still valid for the very same shipment; the server prices anew otherwise. */
  quoteId: z.string().max(1_000).default(''),
  /** Version of the agreement that the customer accepted. */
  agreementVersion: optionalLine(32),
};

const formShape = z.object({
  ...common,
  sendName: line(80),
  sendPhone: line(32),
  senderAddress: address,
  acceptName: line(80),
  acceptPhone: line(32),
  receiverAddress: address,
  pacNumber: z.int().min(1).max(100),
  weightGrams: z.int().min(1).max(1_000_000),
  localShipWay: z.enum(SHIP_WAYS),
  goods: z.array(goodsItem).min(1).max(RULES.goods.maxItems),
});
type FormFields = z.output<typeof formShape>;

/** An order that can be sent. */
export const orderForm = formShape.superRefine((form, context) => {
  const refuse = (path: (string | number)[], code: Parameters<typeof fault>[0]): void => context.addIssue({ code: 'custom', path, ...fault(code) });
  if (isLocal(form) !== (form.expressType === 'localDelivery')) refuse(['expressType'], 'notInCountry');
  const sides = (['length', 'width', 'height'] as const).filter((name) => form[name] === null);
  if (sides.length > 0 && sides.length < 3) for (const name of sides) refuse([name], 'required');
  if (form.localShipWay === 'DOOR_PICKUP' && form.pickupDate === null) refuse(['pickupDate'], 'required');
  if (form.presend && form.domesticTransOrder === '') refuse(['domesticTransOrder'], 'required');
  if (form.agreementVersion === '') refuse(['agreementVersion'], 'agreement');
  if (!isLocal(form)) for (const [index, item] of form.goods.entries()) if (item.goodsNameCn === '') refuse(['goods', index, 'goodsNameCn'], 'required');
});
export type OrderForm = FormFields;

const isLocal = ({ senderAddress, receiverAddress }: Pick<FormFields, 'senderAddress' | 'receiverAddress'>): boolean =>
  senderAddress.countryCode === receiverAddress.countryCode;

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

/** `draft: true` keeps an unfinished order; otherwise everything has to be there. */
const sentOrder = orderDraft.extend({ draft: z.boolean().default(false) }).superRefine((value, context) => {
  if (value.draft) return;
  const complete = orderForm.safeParse(value);
  for (const { field, code, params } of complete.success ? [] : readFieldFaults(complete.error, value)) {
    context.addIssue({ code: 'custom', path: field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)), ...fault(code, params) });
  }
});

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
  orderTime: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Counts the changes; an edit names the one that it was made from. */
  version: z.int().positive(),
  /** What may be done with it now. */
  operations: z.array(z.enum(ORDER_OPERATIONS)),
  /** What the server reckoned when the order was sent; null for drafts and where no rate exists yet. */
  referencePrice: money.nullable(),
};

export const orderSummary = z.object({
  ...summary,
  expressType: z.enum(PRICED_PRODUCTS).nullable(),
  acceptName: z.string(),
  acceptCountry: z.enum(COUNTRIES).nullable(),
  acceptCity: z.string(),
  pacNumber: z.int(),
  weightGrams: z.int().nullable(),
  mallNo: z.string(),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderDetail = z.object({ ...summary, acceptCountry: z.enum(COUNTRIES).nullable(), form: orderDraft });
export type OrderDetail = z.output<typeof orderDetail>;

const orderId = z.string().max(64);

export const addLocalOrder = defineCall({
  method: 'POST', path: '/oms/order/add', summary: 'Sends an order within one country, or keeps its draft. Header Idempotency-Key: the same key makes one order.',
  access: 'customer', request: sentOrder, reply: orderDetail,
});

export const addInternationalOrder = defineCall({
  method: 'POST', path: '/oms/website/order/intl/add', summary: 'Sends an order to another country, or keeps its draft. Header Idempotency-Key: the same key makes one order.',
  access: 'customer', request: sentOrder, reply: orderDetail,
});

export const addOrder = defineCall({
  method: 'POST', path: '/v1/api/order/addOrder', summary: 'Sends an order of either kind, or keeps its draft. Header Idempotency-Key: the same key makes one order.',
  access: 'customer', request: sentOrder, reply: orderDetail,
});

export const getOrder = defineCall({
  method: 'GET', path: '/oms/order/getId', summary: 'One order of the customer.', access: 'customer', request: z.object({ id: orderId }), reply: orderDetail,
});

export const selectByTradeNo = defineCall({
  method: 'POST', path: '/v1/api/order/selectByTradeNo', summary: 'One order of the customer by its trade number.',
  access: 'customer', request: z.object({ tradeNo: line(64) }), reply: orderDetail,
});

export const editOrder = defineCall({
  method: 'POST', path: '/oms/order/{id}/editWebsiteOrder', summary: 'Changes an order that is not on its way; `draft: false` sends a draft. 409 when it was changed elsewhere since it was read.',
  access: 'customer', request: sentOrder.and(z.object({ id: orderId, version: z.int().positive() })), reply: orderDetail,
});

export const cancelOrder = defineCall({
  method: 'POST', path: '/v1/api/order/cancelOrder', summary: 'Cancels an order that nobody has collected yet; its waybill ends with it.',
  access: 'customer', request: z.object({ id: orderId }), reply: orderDetail,
});

export const deleteOrder = defineCall({
  method: 'POST', path: '/v1/api/order/deleteOrder', summary: 'Removes an order from the lists: a draft, or one that is over.',
  access: 'customer', request: z.object({ id: orderId }), reply: z.object({ id: z.string() }),
});

const search = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  kind: z.enum(ORDER_KINDS).optional(),
  /** Days in the customer's own calendar, UTC; both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Any part of a number or of the receiver's name. */
  keyword: optionalLine(80),
  ...paging,
});

export const websitePageList = defineCall({
  method: 'POST', path: '/oms/order/websitePageList', summary: "The customer's orders, newest first.", access: 'customer', request: search, reply: pageOf(orderSummary),
});

export const queryOrderPage = defineCall({
  method: 'POST', path: '/v1/api/order/queryOrderPage', summary: "The customer's orders, newest first.", access: 'customer', request: search, reply: pageOf(orderSummary),
});
