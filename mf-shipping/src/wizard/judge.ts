/**
 * What stands against the entries of a step, all of it at once: the schema of the contract field by field, and the rules
 * between fields that the API asks as well. Loaded when a reader first leaves a field or goes on.
 */
import { keepableDraft, orderPart } from '@amberlane/contract/calls/order-parts';
import { addressFaults } from '@amberlane/contract/domain/address-rules';
import { readNationalId } from '@amberlane/contract/domain/national-id';
import { readFieldFaults, type FieldFault, type FieldFaultCode } from '@amberlane/contract/domain/field-faults';
import { goodsTogether, isAcceptedGoods, shipmentFaults, type Shipment } from '@amberlane/contract/domain';
import { weightInput } from '@amberlane/contract/domain/rules/figures';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { gramsOf } from '@amberlane/ui/fields';
import { isPickupDay } from './pickup-days.ts';
import { FIELDS_OF, firstStepOf, STEPS, type StepId } from './steps.ts';
import { isGoodsType, toRequest, type OrderRequest } from './to-request.ts';
import { hasBattery, kindOf, type WizardValues } from './values.ts';

export { keepableDraft };

type Fault = Pick<FieldFault, 'field' | 'code' | 'params'>;

const found = (field: string, code: FieldFaultCode, params: Fault['params'] = {}): Fault => ({ field, code, params });
const missing = (values: WizardValues, ...fields: readonly (keyof WizardValues)[]): Fault[] =>
  fields.filter((field) => values[field] === '').map((field) => found(field, 'required'));

/** Up to here every product takes a parcel; above it one needs a product that does. */
const USUAL_KG = weightInput.mostKg;

const RULES: Readonly<Record<StepId, (values: WizardValues, now: Date) => readonly Fault[]>> = {
  shipment: (values) => [
    ...missing(values, 'customerType', 'customerStatus', 'shipmentMode'),
    ...(values.shipmentMode === 'REGULAR' ? missing(values, 'cycle', 'volume') : []),
    ...(values.serviceTypes.length === 0 ? [found('serviceTypes', 'required')] : []),
    ...countryFaults(values),
    ...(values.weightGrams.trim() === '' ? [] : weightFaults(values, toRequest(values))),
  ],
  sender: senderFaults,
  recipient: recipientFaults,
  goods: goodsFaults,
  price: () => [],
  review: (values) => (values.agreementVersion === '' ? [found('agreementVersion', 'agreement')] : []),
};

const countryFaults = ({ senderAddress, receiverAddress }: WizardValues): Fault[] =>
  (['senderAddress', 'receiverAddress'] as const).filter((side) => ({ senderAddress, receiverAddress })[side].countryCode === '').map((side) => found(`${side}.countryCode`, 'required'));

function senderFaults(values: WizardValues, now: Date): Fault[] {
  const country = values.senderAddress.countryCode;
  if (values.localShipWay === 'SELF_DELIVERY') return missing(values, 'siteCode');
  if (values.localShipWay !== 'DOOR_PICKUP' || country === '') return [];
  const faults = missing(values, 'pickupDate', 'pickupTime');
  if (values.pickupDate !== '' && !isPickupDay(values.pickupDate, COUNTRY_TIME_ZONE[country], now)) faults.push(found('pickupDate', 'date'));
  if (values.elsewhere) faults.push(...addressFaults(country, values.pickupAddress).map(({ field, code }) => found(`pickupAddress.${field}`, code)));
  return faults;
}

function recipientFaults(values: WizardValues): Fault[] {
  const faults: Fault[] = [];
  const country = values.receiverAddress.countryCode;
  if (values.sendPhone !== '' && values.sendPhone === values.acceptPhone && values.sendName.trim() === values.acceptName.trim()) faults.push(found('acceptName', 'sameAddress'));
  if (values.receiverNationalId !== '' && country !== '' && readNationalId(country, values.receiverNationalId) === null) faults.push(found('receiverNationalId', 'nationalId'));
  return faults;
}

const SIDES = { lengthMm: 'length', widthMm: 'width', heightMm: 'height' } as const;
type SideMm = keyof typeof SIDES;
const isSideMm = (field: string): field is SideMm => Object.hasOwn(SIDES, field);
const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Whole kilograms, or the weight of a quote as it is; within one country up to the usual weight. */
function weightFaults(values: WizardValues, request: OrderRequest): Fault[] {
  const grams = asNumber(request['weightGrams']);
  if (grams === null) return [];
  return [
    ...(grams < 1 || (grams % 1_000 !== 0 && grams !== gramsOf(values.knownWeight)) ? [found('weightGrams', 'wholeNumber')] : []),
    ...(kindOf(values) === 'local' && grams > USUAL_KG * 1_000 ? [found('weightGrams', 'overweight', { max: USUAL_KG })] : []),
  ];
}

function goodsFaults(values: WizardValues, now: Date): Fault[] {
  const request = toRequest(values);
  const isLocal = kindOf(values) === 'local';
  const faults: Fault[] = [];
  const sides = (['length', 'width', 'height'] as const).filter((side) => values[side].trim() === '');
  if (sides.length > 0 && sides.length < 3) faults.push(...sides.map((side) => found(side, 'required')));
  faults.push(...weightFaults(values, request));
  for (const [index, item] of values.goods.entries()) {
    if (!isLocal && item.goodsNameCn.trim() === '') faults.push(found(`goods.${index}.goodsNameCn`, 'required'));
    if (item.goodsType === 'BATTERY_PURE') faults.push(found(`goods.${index}.goodsType`, 'battery'));
    if (hasBattery(item)) for (const part of ['wattHours', 'count'] as const) if (item.battery[part].trim() === '') faults.push(found(`goods.${index}.battery.${part}`, 'required'));
  }
  const shipment = shipmentOf(values, request, isLocal);
  if (shipment && isAcceptedGoods(shipment)) faults.push(...shipmentFaults(shipment, now.toISOString().slice(0, 10)).map((fault) => ({ ...fault, field: fieldOfShipment(fault.field, values) })));
  return faults;
}

const fieldOfShipment = (field: string, { goods }: WizardValues): string => {
  if (isSideMm(field)) return SIDES[field];
  return field.startsWith('battery.') ? `goods.${goods.findIndex(hasBattery)}.${field}` : field;
};

const isAmount = (value: unknown): value is NonNullable<Shipment['cod']> => typeof value === 'object' && value !== null && 'amount' in value;

/** By the limits of the product that takes most: which of them takes it shows the price. null while the weight is none. */
function shipmentOf(values: WizardValues, request: OrderRequest, isLocal: boolean): Shipment | null {
  const weightGrams = asNumber(request['weightGrams']);
  const pacNumber = asNumber(request['pacNumber']);
  if (weightGrams === null || pacNumber === null) return null;
  const [length, width, height] = [request['length'], request['width'], request['height']].map(asNumber);
  const items = values.goods.flatMap((item) => {
    if (!isGoodsType(item.goodsType)) return [];
    const [wattHours, count] = [Number(item.battery.wattHours), Number(item.battery.count)];
    return [{ goodsType: item.goodsType, branded: item.branded, battery: hasBattery(item) && wattHours > 0 && count > 0 ? { wattHours, count } : null }];
  });
  return {
    product: isLocal ? 'localDelivery' : 'specialLine',
    weightGrams,
    pacNumber,
    size: length && width && height ? { lengthMm: length * 10, widthMm: width * 10, heightMm: height * 10 } : null,
    ...goodsTogether(items),
    cod: isAmount(request['cod']) ? request['cod'] : null,
    insuredValue: isAmount(request['insuredValue']) ? request['insuredValue'] : null,
    declaredValue: declaredOf(request),
    purpose: 'ecommerce',
    receiverType: 'individual',
  };
}

function declaredOf({ goods, insuredValue }: OrderRequest): Shipment['declaredValue'] {
  if (!isAmount(insuredValue) || !Array.isArray(goods)) return null;
  const items = goods as readonly { readonly quantity: unknown; readonly unitPrice: unknown }[];
  const amount = items.reduce((sum, { quantity, unitPrice }) => sum + (asNumber(quantity) ?? 0) * (asNumber(unitPrice) ?? 0), 0);
  return { amount, currency: insuredValue.currency };
}

/** Judges a request for these steps; `values` gives those that it was made from. */
export const schemaOf = (steps: readonly StepId[], values: () => WizardValues, now: Date) =>
  orderPart(steps.flatMap((step) => FIELDS_OF[step]), () => steps.flatMap((step) => RULES[step](values(), now)));

/** The first of these steps that is not complete; null when all are. */
export function firstOpenStep(values: WizardValues, now: Date, steps: readonly StepId[] = STEPS): StepId | null {
  const request = toRequest(values);
  const judged = schemaOf(steps, () => values, now).safeParse(request);
  return judged.success ? null : firstStepOf(readFieldFaults(judged.error, request).map(({ field }) => field));
}

