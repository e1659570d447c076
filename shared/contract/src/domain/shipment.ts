/** What is to be priced, and what can be said against it before any price is looked up (spec §5, §9). */
import type { PieceSize } from './chargeable-weight.ts';
import { minorDigits, type Currency } from './currencies.ts';
import type { FieldFault } from './field-faults.ts';
import type { Country } from '../site/markets.ts';
import { cashOnDeliveryRule } from './rules/charges.ts';
import { convertMinor, exchangeRates, isWorthMore } from './rules/exchange-rates.ts';
import { batteryRule, type GoodsType, type Gateway, type SurchargeCategory } from './rules/goods.ts';
import { parcelLimits, type PricedProduct } from './rules/products.ts';
import type { Purpose, ReceiverType } from './rules/taxes.ts';

/** Whole minor units. */
export interface Amount {
  readonly amount: number;
  readonly currency: Currency;
}

/** A waybill to be: weights in grams, sizes in millimetres, money in minor units. */
export interface Shipment {
  readonly product: PricedProduct;
  /** All pieces together. */
  readonly weightGrams: number;
  /** Of each piece; null when nobody has measured yet. */
  readonly size: PieceSize | null;
  readonly pacNumber: number;
  /** Of a list of goods the one that decides whether and how they are taken: {@link goodsTogether}. */
  readonly goodsType: GoodsType;
  /** Goods of a brand are among them, whatever else they are. */
  readonly branded: boolean;
  /** Phones or tablets are among them, whatever else there is; not needed where `goodsType` says so. */
  readonly phones?: boolean;
  /** null when there is none, or nothing is known about it. */
  readonly battery: { readonly wattHours: number; readonly count: number } | null;
  readonly cod: Amount | null;
  readonly insuredValue: Amount | null;
  readonly declaredValue: Amount | null;
  readonly purpose: Purpose;
  readonly receiverType: ReceiverType;
}

export interface PricedLane {
  /** Where the goods are handed over to be sent abroad; null for local delivery. */
  readonly gateway: Gateway | null;
  readonly destination: Country;
  /** The city lies in a remote area. */
  readonly remote: boolean;
}

/** Categories of the goods that may cost more. */
export const categoriesOf = ({ goodsType, branded, phones = false }: Pick<Shipment, 'goodsType' | 'branded' | 'phones'>): readonly SurchargeCategory[] => [
  ...(goodsType === 'PHONE_TABLET' || phones ? (['phoneTablet'] as const) : []),
  ...(goodsType === 'BRAND' || branded ? (['brand'] as const) : []),
];

/** One item of a list of goods. */
export type GoodsItem = Pick<Shipment, 'goodsType' | 'branded' | 'battery'>;

/** From what is not taken at all to what needs no care; anything else is weighed like the last. */
const STRICTEST: readonly GoodsType[] = ['BATTERY_PURE', 'BATTERY_MATCHING', 'BATTERY_BUILT_IN', 'PHONE_TABLET', 'BRAND'];

/**
 * The goods of one waybill as one: the strictest kind, the strongest battery, matching batteries counted together, a
 * surcharge for the whole weight when any item asks for it. No item at all counts as general goods.
 */
export function goodsTogether(items: readonly GoodsItem[]): Required<Pick<Shipment, 'goodsType' | 'branded' | 'phones' | 'battery'>> {
  const types = items.map(({ goodsType }) => goodsType);
  const batteries = items.flatMap(({ battery }) => battery ?? []);
  const matching = items.flatMap(({ goodsType, battery }) => (goodsType === 'BATTERY_MATCHING' && battery ? battery.count : []));
  return {
    goodsType: STRICTEST.find((type) => types.includes(type)) ?? types[0] ?? 'GENERAL',
    branded: items.some(({ goodsType, branded }) => branded || goodsType === 'BRAND'),
    phones: types.includes('PHONE_TABLET'),
    battery: batteries.length === 0 ? null : {
      wattHours: Math.max(...batteries.map(({ wattHours }) => wattHours)),
      count: matching.length === 0 ? Math.max(...batteries.map(({ count }) => count)) : matching.reduce((sum, count) => sum + count, 0),
    },
  };
}

/** Everything that stands against the shipment on a day (ISO date), by field; none for one that can be priced. */
export function shipmentFaults(shipment: Shipment, day: string): readonly FieldFault[] {
  return [...weightFaults(shipment, day), ...sizeFaults(shipment, day), ...batteryFaults(shipment, day), ...valueFaults(shipment, day), ...codFaults(shipment, day)];
}

/** Batteries alone are dangerous goods and never go with an ordinary waybill (spec §9). */
export const isAcceptedGoods = ({ goodsType }: Pick<Shipment, 'goodsType'>): boolean => goodsType !== 'BATTERY_PURE';

function weightFaults({ product, weightGrams, pacNumber }: Shipment, day: string): FieldFault[] {
  const { maxWaybillGrams, maxPieces } = parcelLimits(product, day);
  const faults: FieldFault[] = [];
  if (weightGrams > maxWaybillGrams) faults.push({ field: 'weightGrams', code: 'overweight', params: { max: maxWaybillGrams / 1_000 } });
  if (pacNumber > maxPieces) faults.push({ field: 'pacNumber', code: 'tooLarge', params: { max: maxPieces } });
  return faults;
}

const SIDES = ['lengthMm', 'widthMm', 'heightMm'] as const;

function sizeFaults({ product, size }: Shipment, day: string): FieldFault[] {
  if (!size) return [];
  const { belowSideMm, minSideMm } = parcelLimits(product, day);
  const tooLong = SIDES.filter((side) => size[side] >= belowSideMm);
  const faults: FieldFault[] = tooLong.map((side) => ({ field: side, code: 'sideTooLong', params: { max: belowSideMm / 10 } }));
  const [, middle = 0] = SIDES.map((side) => size[side]).sort((a, b) => b - a);
  if (middle < minSideMm) faults.push({ field: 'widthMm', code: 'sizeTooSmall', params: { min: minSideMm / 10 } });
  return faults;
}

function batteryFaults({ goodsType, battery }: Shipment, day: string): FieldFault[] {
  if (!battery) return [];
  const { maxWattHours, maxMatching } = batteryRule(day);
  const faults: FieldFault[] = [];
  if (battery.wattHours > maxWattHours) faults.push({ field: 'battery.wattHours', code: 'tooLarge', params: { max: maxWattHours } });
  if (goodsType === 'BATTERY_MATCHING' && battery.count > maxMatching) faults.push({ field: 'battery.count', code: 'tooLarge', params: { max: maxMatching } });
  return faults;
}

function valueFaults({ insuredValue, declaredValue }: Shipment, day: string): FieldFault[] {
  if (!insuredValue || !declaredValue) return [];
  return isWorthMore(insuredValue, declaredValue, exchangeRates(day)) ? [{ field: 'insuredValue', code: 'insuredValue', params: {} }] : [];
}

/** The limit is told in the currency of the amount, in whole units, rounded down. */
function codFaults({ cod }: Shipment, day: string): FieldFault[] {
  if (!cod) return [];
  const rates = exchangeRates(day);
  const { maxCollectedFen } = cashOnDeliveryRule(day);
  if (!isWorthMore(cod, { amount: maxCollectedFen, currency: 'CNY' }, rates)) return [];
  const max = Math.floor(convertMinor(maxCollectedFen, 'CNY', cod.currency, rates) / 10 ** minorDigits(cod.currency));
  return [{ field: 'cod', code: 'codAmount', params: { max, currency: cod.currency } }];
}
