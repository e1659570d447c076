/** Orders as the contract tells them. */
import { orderDraft, type OrderDetail, type OrderDraft, type OrderSummary } from '@amberlane/contract/calls/orders';
import { operationsOf } from '@amberlane/contract/domain/order-states';
import { parcelLimits } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import { cityIn } from '../areas/city-name.ts';
import { rateDay } from '../rates/rate-day.ts';
import { toOrderPrice } from './order-price.ts';
import { NO_OUTLOOK, type OrderOutlook } from './order-outlook.ts';
import { goodsValue } from './order-shipment.ts';
import { orderStatus } from './order-status.ts';
import type { OrderRow } from './repository.ts';

const EMPTY = orderDraft.parse({});
const EMPTY_ITEM = orderDraft.shape.goods.unwrap().element.parse({});

/** Orders that were stored before a field existed have its default. Nothing is checked anew: lists and files read many. */
const formOf = ({ form }: OrderRow): OrderDraft => ({ ...EMPTY, ...form, goods: form.goods.map((item) => ({ ...EMPTY_ITEM, ...item })) });

function shared(row: OrderRow, form: OrderDraft) {
  const status = orderStatus(row.stage, row.latest_code);
  return {
    id: row.id,
    orderNo: row.order_no,
    tradeNo: row.trade_no,
    waybillNo: row.waybill_no,
    kind: row.kind,
    status,
    expressStatus: row.latest_code,
    customsReason: row.customs_reason,
    orderTime: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    operations: [...operationsOf(status)],
    referencePrice: row.reference_price,
    acceptCountry: row.accept_country,
    total: goodsValue(form.goods, form.currency),
    heavy: isHeavy(form, rateDay(row.created_at)),
  };
}

/** Above the weight that is confirmed by hand; of the product that carries the heaviest parcels while none is chosen. */
function isHeavy({ weightGrams, expressType }: OrderDraft, day: string): boolean {
  const { confirmAboveGrams } = parcelLimits(expressType ?? 'specialLine', day);
  return weightGrams !== null && confirmAboveGrams !== null && weightGrams > confirmAboveGrams;
}

export function toDetail(row: OrderRow, locale: Locale): OrderDetail {
  const form = formOf(row);
  return { ...shared(row, form), form, price: row.price && toOrderPrice(row.price, locale) };
}

/** With the names of cities that the caller's language knows: a list is read, not sent back. */
export function toSummary(row: OrderRow, locale: Locale, known: ReadonlyMap<string, OrderOutlook>): OrderSummary {
  const summary = asTyped(row);
  return {
    ...summary,
    acceptCity: cityIn(summary.acceptCountry, summary.acceptCity, locale),
    sendCity: cityIn(summary.sendCountry, summary.sendCity, locale),
    ...(known.get(row.waybill_no ?? '') ?? NO_OUTLOOK),
  };
}

/** An order as it was typed, for files that go on to other programs. */
export type TypedOrder = Omit<OrderSummary, keyof OrderOutlook>;

export function asTyped(row: OrderRow): TypedOrder {
  const form = formOf(row);
  const { expressType, acceptName, receiverAddress, sendName, senderAddress, pacNumber, weightGrams, mallNo, goods, cod, presend, domesticTransOrder } = form;
  const [first] = goods;
  return {
    ...shared(row, form), expressType, acceptName, acceptCity: receiverAddress?.city ?? '', sendName, sendCountry: senderAddress?.countryCode ?? null,
    sendCity: senderAddress?.city ?? '', goodsName: first?.goodsNameEn || first?.goodsNameCn || '', goodsCount: goods.length, pacNumber, weightGrams, mallNo, cod,
    presend, domesticTransOrder,
  };
}
