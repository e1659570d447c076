/**
 * Business constants (spec §9) in one place: what a page says and what a bill charges come from the same row.
 * Rows that change over time carry their days and an id that a quote line names; those of prices are in `rules/`.
 */
import { ruleOn, type DatedRule } from './rules/dated-rule.ts';
import * as RULES from './rules/figures.ts';

export * from './rules/charges.ts';
export * from './rules/dated-rule.ts';
export * from './rules/exchange-rates.ts';
export * from './rules/follow.ts';
export * from './rules/goods.ts';
export * from './rules/products.ts';
export * from './rules/taxes.ts';

/** Working days, first to last, door to door unless the product says otherwise. */
export interface TransitDays {
  readonly from: number;
  readonly to: number;
}

export const PRODUCTS = ['smallParcel', 'specialLine', 'warehouseInbound', 'warehouseFulfilment', 'localDelivery'] as const;
export type Product = (typeof PRODUCTS)[number];

export * as RULES from './rules/figures.ts';

export interface TransitRule extends DatedRule, TransitDays {}

const BEGUN = { validFrom: '2019-01-01', validTo: null, source: 'spec §9' } as const;

const TRANSIT: Readonly<Record<Product, readonly TransitRule[]>> = {
  smallParcel: [{ id: 'transit.smallParcel.2019', ...BEGUN, from: 5, to: 10 }],
  specialLine: [{ id: 'transit.specialLine.2019', ...BEGUN, from: 4, to: 8 }],
  warehouseInbound: [{ id: 'transit.warehouseInbound.2019', ...BEGUN, from: 5, to: 10 }],
  warehouseFulfilment: [{ id: 'transit.warehouseFulfilment.2019', ...BEGUN, from: 1, to: 2 }],
  localDelivery: [{ id: 'transit.localDelivery.2019', ...BEGUN, from: 1, to: 3 }],
};

/** Transit time of a product on a day (ISO date) with the rule's id. */
export const transitRule = (product: Product, onDate: string): TransitRule => ruleOn(TRANSIT[product], onDate);

/** Transit time of a product on a day (ISO date, spec §9 "Transit"). */
export function transitDays(product: Product, onDate: string): TransitDays {
  const { from, to } = transitRule(product, onDate);
  return { from, to };
}

/** Transit time that covers several products on a day (ISO date). */
export function transitSpan(products: readonly Product[], onDate: string): TransitDays {
  const spans = products.map((product) => transitDays(product, onDate));
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

export interface RemoteRule extends DatedRule, TransitDays {}

const REMOTE: readonly RemoteRule[] = [{ id: 'remote.2019', ...BEGUN, ...RULES.remoteAreaDays }];

/** Working days that a remote area adds on a day (ISO date). */
export const remoteRule = (onDate: string): RemoteRule => ruleOn(REMOTE, onDate);

export interface RedeliveryRule extends DatedRule {
  readonly freeAttempts: number;
  readonly windowDays: number;
  readonly feeCnyFen: number;
  readonly decisionDays: number;
}

const REDELIVERY: readonly RedeliveryRule[] = [{ id: 'redelivery.2019', ...BEGUN, ...RULES.redelivery }];

/** What another delivery attempt costs on a day (ISO date). */
export const redeliveryRule = (onDate: string): RedeliveryRule => ruleOn(REDELIVERY, onDate);
