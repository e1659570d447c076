/** An order as the shipment that is priced, and faults of the price told by the fields of the order. Pure. */
import { goodsTogether, type Currency } from '@amberlane/contract/domain';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { OrderForm } from '@amberlane/contract/calls/orders';
import type { QuotedShipment } from '../quotes/quote-service.ts';

type Goods = OrderForm['goods'];

export function shipmentOf(form: OrderForm): QuotedShipment {
  const { expressType, weightGrams, pacNumber, goods, cod, insuredValue, currency, purpose, receiverType, length, width, height } = form;
  const size = length === null || width === null || height === null ? null : { lengthMm: length * 10, widthMm: width * 10, heightMm: height * 10 };
  return {
    product: expressType,
    weightGrams,
    size,
    pacNumber,
    ...goodsTogether(goods),
    cod,
    insuredValue,
    declaredValue: declaredValue(goods, currency),
    purpose,
    receiverType,
    origin: { country: form.senderAddress.countryCode, city: form.senderAddress.city },
    destination: { country: form.receiverAddress.countryCode, city: form.receiverAddress.city },
  };
}

const declaredValue = (goods: Goods, currency: Currency) => ({ amount: goods.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0), currency });

const SIDES: Readonly<Record<string, string>> = { lengthMm: 'length', widthMm: 'width', heightMm: 'height' };

/** Fields of the shipment by their names in an order; limits of sides are in centimetres in both. */
export function orderFields(faults: readonly FieldFault[], { goods }: OrderForm): FieldFault[] {
  const strongest = goods.findIndex(({ battery }) => battery !== null);
  return faults.map(({ field, ...rest }) => ({
    ...rest,
    field: SIDES[field] ?? (field.startsWith('battery.') ? `goods.${strongest}.${field}` : field),
  }));
}
