/** An order as the shipment that is priced, and faults of the price told by the fields of the order. Pure. */
import { goodsTogether, isAcceptedGoods, shipmentFaults, type Currency } from '@amberlane/contract/domain';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderDraft, OrderForm } from '@amberlane/contract/calls/orders';
import type { QuotedShipment } from '../quotes/quote-service.ts';

type Sides = Pick<OrderDraft, 'length' | 'width' | 'height'>;

export function shipmentOf(form: OrderForm): QuotedShipment {
  const { expressType, weightGrams, pacNumber, goods, cod, insuredValue, currency, purpose, receiverType } = form;
  return {
    product: expressType,
    weightGrams,
    size: sizeOf(form),
    pacNumber,
    ...goodsTogether(goods),
    cod,
    insuredValue,
    declaredValue: goodsValue(goods, currency),
    purpose,
    receiverType,
    origin: { country: form.senderAddress.countryCode, city: form.senderAddress.city },
    destination: { country: form.receiverAddress.countryCode, city: form.receiverAddress.city },
  };
}

const sizeOf = ({ length, width, height }: Sides) =>
  length === null || width === null || height === null ? null : { lengthMm: length * 10, widthMm: width * 10, heightMm: height * 10 };

/** Value of all goods; null while there are none, or a price or a quantity is missing. */
export function goodsValue(goods: readonly Pick<OrderDraft['goods'][number], 'unitPrice' | 'quantity'>[], currency: Currency): Money | null {
  let amount = 0;
  for (const { unitPrice, quantity } of goods) {
    if (unitPrice === null || quantity === null) return null;
    amount += unitPrice * quantity;
  }
  return goods.length === 0 ? null : { amount, currency };
}

/** What stands against the parcel on a day (ISO date), by the fields of the order; judges what is filled in. */
export function parcelFaults(form: OrderDraft, day: string): readonly FieldFault[] {
  const { expressType, weightGrams, pacNumber, goods, cod, insuredValue, currency, purpose, receiverType } = form;
  const batteries = goods.flatMap((item, index) => (item.goodsType === null || isAcceptedGoods({ goodsType: item.goodsType }) ? [] : [batteryAlone(index)]));
  if (expressType === null) return batteries;
  const known = goods.flatMap(({ goodsType, ...item }) => (goodsType === null ? [] : [{ ...item, goodsType }]));
  const shipment = {
    product: expressType, weightGrams: weightGrams ?? 1, size: sizeOf(form), pacNumber, ...goodsTogether(known), cod, insuredValue,
    declaredValue: goodsValue(goods, currency), purpose, receiverType,
  };
  return [...batteries, ...orderFields(shipmentFaults(shipment, day), form)];
}

const batteryAlone = (index: number): FieldFault => ({ field: `goods.${index}.goodsType`, code: 'battery', params: {} });

const SIDES: Readonly<Record<string, string>> = { lengthMm: 'length', widthMm: 'width', heightMm: 'height' };

/** Fields of the shipment by their names in an order; limits of sides are in centimetres in both. */
export function orderFields(faults: readonly FieldFault[], { goods }: Pick<OrderDraft, 'goods'>): FieldFault[] {
  const most = Math.max(...goods.map(({ battery }) => battery?.wattHours ?? 0));
  const item: Readonly<Record<string, number>> = {
    'battery.wattHours': goods.findIndex(({ battery }) => battery?.wattHours === most),
    'battery.count': goods.findIndex(({ goodsType, battery }) => goodsType === 'BATTERY_MATCHING' && battery !== null),
  };
  return faults.map(({ field, ...rest }) => ({ ...rest, field: SIDES[field] ?? (item[field] === undefined ? field : `goods.${item[field]}.${field}`) }));
}
