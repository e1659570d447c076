/** A form ready to be stored: checked and priced when it is submitted, as it is when it is kept as a draft. */
import { isDeepStrictEqual } from 'node:util';
import { ERROR } from '@amberlane/contract/calls';
import { orderDraft, orderForm, type OrderDraft, type OrderForm, type OrderKind } from '@amberlane/contract/calls/orders';
import type { Money } from '@amberlane/contract/domain/money';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { quoteService } from '../quotes/quote-service.ts';
import type { OrderNumbers } from './order-numbers.ts';
import { orderFields, shipmentOf } from './order-shipment.ts';
import { searchedText } from './searched-text.ts';
import { judgeOrder } from './validate-order.ts';

/** What a form sends: a draft, or with `draft: false` a whole order. */
export type SentOrder = OrderDraft & { readonly draft: boolean };

export type PreparedOrder = { readonly sent: true; readonly form: OrderForm; readonly price: Money | null } | { readonly sent: false; readonly form: OrderDraft };

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Throws {@link ApiError} with the fields that are wrong. */
export async function prepareOrder(context: Context, input: SentOrder): Promise<PreparedOrder> {
  if (input.draft) return { sent: false, form: orderDraft.parse(input) };
  const form = await judgeOrder(context.db, orderForm.parse(input), context.now());
  return { sent: true, form, price: await priceOf(context, form) };
}

/** null where the rate table has no row yet: the price then follows. */
async function priceOf(context: Context, form: OrderForm): Promise<Money | null> {
  const quotes = quoteService(context);
  const shipment = shipmentOf(form);
  try {
    if (form.quoteId !== '') return await quotes.verifyQuote(form.quoteId, shipment);
    return (await quotes.price(shipment)).price.total;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === ERROR.NO_RATE) return null;
    throw error.fields.length === 0 ? error : new ApiError(error.code, { fields: orderFields(error.fields, form) });
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
    search: searchedText([orderNo, tradeNo, waybillNo ?? '', form.acceptName, form.mallNo]),
    referencePrice: prepared.sent ? prepared.price : null,
  };
}

/** Fields in which a stored order differs from what somebody is about to write over it. */
export function changedFields(stored: OrderDraft, sent: OrderDraft) {
  const now = Object.entries(orderDraft.parse(sent));
  const before = new Map<string, unknown>(Object.entries(stored));
  return now.filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)).map(([field]) => ({ field, code: 'changed' as const, params: {} }));
}
