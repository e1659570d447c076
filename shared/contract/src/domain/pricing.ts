/**
 * The price of a shipment, line by line, each with the rule it comes from (spec §9). Pure and in whole numbers only:
 * grams, minor units, hundredths of a percent. Texts are made elsewhere from the codes.
 */
import { chargeableWeight, type ChargeableWeight } from './chargeable-weight.ts';
import { remoteRule, transitRule, type TransitDays } from './business-rules.ts';
import { divideUp } from './divide-up.ts';
import { stepsBegun, type Tariff } from './freight.ts';
import { notesOf, type PriceNote } from './price-notes.ts';
import type { DatedRule } from './rules/dated-rule.ts';
import { cashOnDeliveryRule, insuranceRule, type CashOnDeliveryRule } from './rules/charges.ts';
import { convertMinor, exchangeRates, type RatedCurrency } from './rules/exchange-rates.ts';
import { categorySurcharge } from './rules/goods.ts';
import { weighingRule, type PricedProduct } from './rules/products.ts';
import { isAboveThreshold, taxRule, type TaxRule } from './rules/taxes.ts';
import { categoriesOf, type Amount, type PricedLane, type Shipment } from './shipment.ts';

export { freightAmount, type RateTier, type Tariff } from './freight.ts';

/** One row of the rate table. */
export interface Rate extends DatedRule, Tariff {
  readonly product: PricedProduct;
}

/** In the order in which they are told. `REDELIVERY` is no part of a quote: the sender's decisions after a failed delivery add it. */
export const LINE_CODES = ['FREIGHT_FIRST', 'FREIGHT_STEPS', 'PHONE_TABLET', 'BRAND', 'REMOTE_AREA', 'CASH_ON_DELIVERY', 'INSURANCE', 'CLEARANCE', 'TAX_ESTIMATE', 'REDELIVERY'] as const;
export type LineCode = (typeof LINE_CODES)[number];

/** What a line is reckoned from. */
export const LINE_BASES = ['chargeableWeight', 'waybill', 'collectedAmount', 'insuredValue', 'declaredValue'] as const;

/** `gram`: the rate is for `unitSize` grams. `minorUnit`: the rate is in hundredths of a percent. `waybill`: for each. */
export const LINE_UNITS = ['gram', 'minorUnit', 'waybill'] as const;

export interface PriceLine {
  readonly code: LineCode;
  readonly ruleId: string;
  readonly basis: (typeof LINE_BASES)[number];
  /** Grams, fen of the basis, or waybills. */
  readonly quantity: number;
  readonly unit: (typeof LINE_UNITS)[number];
  readonly unitSize: number;
  readonly rate: number;
  /** Fen. */
  readonly amount: number;
  readonly currency: 'CNY';
  /** The amount before it was converted, when the rule names another currency. */
  readonly original: { readonly amount: number; readonly currency: RatedCurrency } | null;
  /** What fills the marks of the label: weights in grams. */
  readonly params: Readonly<Record<string, number>>;
}

export interface Price {
  /** Day whose rules hold, ISO date. */
  readonly day: string;
  readonly chargeable: ChargeableWeight;
  readonly transit: TransitDays;
  readonly lines: readonly PriceLine[];
  /** Sum of the lines. */
  readonly total: Amount;
  readonly notes: readonly PriceNote[];
  /** Every rule that a line or a note names. */
  readonly rules: readonly Pick<DatedRule, 'id' | 'validFrom' | 'validTo'>[];
}

/** Prices a shipment that {@link shipmentFaults} found nothing against, with a rate that holds on the day (ISO date). */
export function priceShipment(shipment: Shipment, lane: PricedLane, rate: Rate, day: string): Price {
  const chargeable = chargeableWeight(shipment.weightGrams, shipment.size, shipment.pacNumber, weighingRule(shipment.product, day));
  const transit = transitRule(shipment.product, day);
  const remote = lane.remote ? remoteRule(day) : null;
  const tax = shipment.product === 'localDelivery' ? null : taxRule(lane.destination, shipment.purpose, day);
  const made = [
    ...freightLines(rate, chargeable.chargeableGrams),
    ...surchargeLines(shipment, lane, chargeable.chargeableGrams, day),
    ...(remote ? [line('REMOTE_AREA', remote, {})] : []),
    ...cashOnDeliveryLines(shipment, day),
    ...insuranceLines(shipment, day),
    ...(tax ? taxLines(shipment, tax, day) : []),
  ];
  const lines = made.map(({ line }) => line);
  const notes = notesOf({ shipment, lane, tax, remote, day });
  return {
    day,
    chargeable,
    transit: { from: transit.from + (remote?.from ?? 0), to: transit.to + (remote?.to ?? 0) },
    lines,
    total: { amount: lines.reduce((sum, { amount }) => sum + amount, 0), currency: 'CNY' },
    notes: notes.map(({ note }) => note),
    rules: uniqueRules([weighingRule(shipment.product, day), transit, ...made.map(({ rule }) => rule), ...notes.flatMap(({ rule }) => rule ?? [])]),
  };
}

interface MadeLine {
  readonly line: PriceLine;
  readonly rule: DatedRule;
}

function line(code: LineCode, rule: DatedRule, facts: Partial<PriceLine>): MadeLine {
  const usual = { basis: 'waybill', quantity: 1, unit: 'waybill', unitSize: 1, rate: 0, amount: 0, currency: 'CNY', original: null, params: {} } as const;
  return { line: { ...usual, ...facts, code, ruleId: rule.id }, rule };
}

function freightLines(rate: Rate, grams: number): MadeLine[] {
  const { firstGrams, firstAmount } = rate;
  const first = line('FREIGHT_FIRST', rate, {
    basis: 'chargeableWeight', quantity: firstGrams, unit: 'gram', unitSize: firstGrams, rate: firstAmount, amount: firstAmount, params: { grams: firstGrams },
  });
  const steps = stepsBegun(rate, grams).map(({ from, to, stepGrams, stepAmount, steps, amount }) =>
    line('FREIGHT_STEPS', rate, {
      basis: 'chargeableWeight', quantity: to - from, unit: 'gram', unitSize: stepGrams, rate: stepAmount, amount, params: { from, to, step: stepGrams, steps },
    }),
  );
  return [first, ...steps];
}

const CATEGORY_LINE = { phoneTablet: 'PHONE_TABLET', brand: 'BRAND' } as const;

function surchargeLines(shipment: Shipment, { gateway, destination }: PricedLane, grams: number, day: string): MadeLine[] {
  if (shipment.product === 'localDelivery') return [];
  return categoriesOf(shipment).flatMap((category) => {
    const rule = categorySurcharge(category, gateway, day);
    if (!rule || rule.exceptFor.includes(destination)) return [];
    const amount = divideUp(rule.fenPerKg * grams, 1_000);
    return [line(CATEGORY_LINE[category], rule, { basis: 'chargeableWeight', quantity: grams, unit: 'gram', unitSize: 1_000, rate: rule.fenPerKg, amount })];
  });
}

/** Share of an amount in hundredths of a percent, rounded half up; whole numbers only. */
const shareOf = (amount: number, basisPoints: number): number => Number((BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);

const inFen = ({ amount, currency }: { amount: number; currency: RatedCurrency }, day: string): number => convertMinor(amount, currency, 'CNY', exchangeRates(day));
const originalOf = <A extends { readonly currency: RatedCurrency }>(amount: A): A | null => (amount.currency === 'CNY' ? null : amount);

/** What collecting an amount at the door costs, fen: the share, within floor and ceiling (spec §9). */
export const cashOnDeliveryFee = (collectedFen: number, { basisPoints, minFen, maxFen }: CashOnDeliveryRule): number =>
  Math.min(Math.max(shareOf(collectedFen, basisPoints), minFen), maxFen);

function cashOnDeliveryLines({ cod }: Shipment, day: string): MadeLine[] {
  if (!cod || cod.amount === 0) return [];
  const rule = cashOnDeliveryRule(day);
  const quantity = inFen(cod, day);
  const amount = cashOnDeliveryFee(quantity, rule);
  return [line('CASH_ON_DELIVERY', rule, { basis: 'collectedAmount', quantity, unit: 'minorUnit', rate: rule.basisPoints, amount, params: { min: rule.minFen, max: rule.maxFen } })];
}

function insuranceLines({ insuredValue }: Shipment, day: string): MadeLine[] {
  if (!insuredValue || insuredValue.amount === 0) return [];
  const rule = insuranceRule(day);
  const quantity = inFen(insuredValue, day);
  return [line('INSURANCE', rule, { basis: 'insuredValue', quantity, unit: 'minorUnit', rate: rule.basisPoints, amount: shareOf(quantity, rule.basisPoints) })];
}

function taxLines({ declaredValue, receiverType }: Shipment, rule: TaxRule, day: string): MadeLine[] {
  if (!declaredValue || !isAboveThreshold(declaredValue, rule, day)) return [];
  const made: MadeLine[] = [];
  const fee = rule.clearance?.[receiverType];
  if (fee) {
    const amount = inFen(fee, day);
    made.push(line('CLEARANCE', rule, { rate: amount, amount, original: originalOf(fee) }));
  }
  if (rule.basisPoints !== null) {
    const quantity = inFen(declaredValue, day);
    made.push(line('TAX_ESTIMATE', rule, { basis: 'declaredValue', quantity, unit: 'minorUnit', rate: rule.basisPoints, amount: shareOf(quantity, rule.basisPoints) }));
  }
  return made;
}

function uniqueRules(rules: readonly DatedRule[]): Price['rules'] {
  const byId = new Map(rules.map(({ id, validFrom, validTo }) => [id, { id, validFrom, validTo }]));
  return [...byId.values()];
}
