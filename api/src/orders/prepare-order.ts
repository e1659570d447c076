/** A form ready to be stored: checked and priced when it is submitted, as it is when it is kept as a draft. */
import { isDeepStrictEqual } from 'node:util';
import { ERROR } from '@amberlane/contract/calls';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { orderDraft, orderForm, type OrderDraft, type OrderForm, type OrderKind } from '@amberlane/contract/calls/orders';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { quoteService, type PromisedPrice } from '../quotes/quote-service.ts';
import { judgeOrder, keptForm } from './judge-order.ts';
import type { OrderNumbers } from './order-numbers.ts';
import { keptPrice } from './order-price.ts';
import { shipmentOf } from './order-shipment.ts';
import { readPartly } from './read-partly.ts';
import { referenceDataOfNow, type ReferenceData } from './reference-data.ts';
import { orderText } from './searched-text.ts';

/** What a form sends: a draft, or with `draft: false` a whole order. */
export type SentOrder = OrderDraft & { readonly draft: boolean };

export type PreparedOrder =
  | { readonly sent: true; readonly form: OrderForm; readonly price: PromisedPrice | null }
  | { readonly sent: false; readonly form: OrderDraft };

type Context = Pick<ApiContext, 'db' | 'now'>;

/** With the tables that one order is judged, kept and priced by: each is read once. */
type Judging = Context & { readonly reference: ReferenceData };

/**
 * `kind` is what the call is for; null for either. Throws {@link ApiError} VALIDATION with all fields that are wrong, or what the
 * price says: GOODS_NOT_ACCEPTED, QUOTE_EXPIRED, QUOTE_UNKNOWN.
 */
export async function prepareOrder(context: Context, input: SentOrder, kind: OrderKind | null = null): Promise<PreparedOrder> {
  if (input.draft) {
    const faults = kindFaults(input, kind);
    if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
    return { sent: false, form: orderDraft.parse(input) };
  }
  const form = orderForm.parse(input);
  const judged = { ...context, reference: referenceDataOfNow(context.db) };
  const faults = await allFaults(judged, form, kind);
  if (faults.length > 0) throw new ApiError(isOfBatteries(faults) ? ERROR.GOODS_NOT_ACCEPTED : ERROR.VALIDATION, { fields: faults });
  return { sent: true, form: keptForm(await judged.reference.phoneRules(), form), price: await priceOf(judged, form) };
}

const isOfBatteries = (faults: readonly FieldFault[]): boolean => faults.every(({ code }) => code === 'battery');

/** What else stands against an order that the contract has refused: with the rest of its faults it is one round. */
export async function otherFaults(context: Context, given: unknown, kind: OrderKind | null): Promise<readonly FieldFault[]> {
  const form = readPartly(given);
  return form === null ? [] : allFaults({ ...context, reference: referenceDataOfNow(context.db) }, form, kind);
}

/** One for each field. */
async function allFaults({ db, now, reference }: Judging, form: OrderDraft, kind: OrderKind | null): Promise<readonly FieldFault[]> {
  const faults = [...kindFaults(form, kind), ...(await judgeOrder(db, form, now(), reference))];
  return faults.filter(({ field }, index) => faults.findIndex((one) => one.field === field) === index);
}

const kindFaults = (form: OrderDraft, kind: OrderKind | null): readonly FieldFault[] =>
  kind === null || (kindOf(form) ?? kind) === kind ? [] : [{ field: 'receiverAddress.countryCode', code: 'notInCountry', params: {} }];

/** null where the rate table has no row yet: the price then follows. */
async function priceOf(context: Judging, form: OrderForm): Promise<PromisedPrice | null> {
  const quotes = quoteService(context);
  const shipment = shipmentOf(form);
  try {
    if (form.quoteId !== '') return await quotes.verifyQuote(form.quoteId, shipment);
    const { price } = await quotes.price(shipment);
    return { total: price.total, price };
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.NO_RATE) return null;
    throw error;
  }
}

/** null while the addresses are not there yet. */
export function kindOf({ senderAddress, receiverAddress }: OrderDraft): OrderKind | null {
  if (!senderAddress || !receiverAddress) return null;
  return senderAddress.countryCode === receiverAddress.countryCode ? 'local' : 'international';
}

/** The columns of a prepared order. */
export function orderColumns(prepared: PreparedOrder, kind: OrderKind, waybillNo: string | null, { orderNo, tradeNo }: OrderNumbers) {
  const { form } = prepared;
  return {
    kind,
    stage: prepared.sent ? ('SUBMITTED' as const) : ('DRAFT' as const),
    form,
    waybillNo,
    search: orderText({ orderNo, tradeNo, waybillNo }, form),
    referencePrice: prepared.sent ? (prepared.price?.total ?? null) : null,
    price: prepared.sent && prepared.price?.price ? keptPrice(prepared.price.price) : null,
  };
}

/** Fields in which a stored order differs from what somebody is about to write over it. */
export function changedFields(stored: OrderDraft, sent: OrderDraft) {
  const now = Object.entries(orderDraft.parse(sent));
  const before = new Map<string, unknown>(Object.entries(orderDraft.parse(stored)));
  return now.filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)).map(([field]) => ({ field, code: 'changed' as const, params: {} }));
}
