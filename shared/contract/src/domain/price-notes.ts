/** What a price needs to be said with, as codes with what fills their sentences: money in minor units, weights in grams. */
import { redeliveryRule, type RemoteRule } from './business-rules.ts';
import { compensationRule } from './rules/charges.ts';
import type { DatedRule } from './rules/dated-rule.ts';
import type { RatedCurrency } from './rules/exchange-rates.ts';
import { categorySurcharge } from './rules/goods.ts';
import { parcelLimits } from './rules/products.ts';
import { isAboveThreshold, type TaxRule } from './rules/taxes.ts';
import { categoriesOf, type PricedLane, type Shipment } from './shipment.ts';

/** In the order in which they are told, warnings first. */
export const NOTE_CODES = [
  'CONFIRM_BY_HAND', 'PIECE_TOO_HEAVY', 'REMOTE_DAYS', 'NO_CATEGORY_SURCHARGE', 'TAXES_INCLUDED', 'TAX_FREE', 'TAX_NEEDS_VALUE', 'TAX_NOT_ESTIMATED',
  'NO_FUEL_SURCHARGE', 'COMPENSATION', 'REDELIVERY',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

export type NoteParam = number | { readonly amount: number; readonly currency: RatedCurrency };

export interface PriceNote {
  readonly code: NoteCode;
  /** A warning asks the reader to do something before the order. */
  readonly severity: 'warning' | 'info';
  /** null when no rule stands behind it. */
  readonly ruleId: string | null;
  readonly params: Readonly<Record<string, NoteParam>>;
}

interface NoteFacts {
  readonly shipment: Shipment;
  readonly lane: PricedLane;
  /** Rule of the destination's customs; null for local delivery and where nothing is known. */
  readonly tax: TaxRule | null;
  readonly remote: RemoteRule | null;
  readonly day: string;
}

interface MadeNote {
  readonly note: PriceNote;
  readonly rule: DatedRule | null;
}

const info = (code: NoteCode, rule: DatedRule | null, params: PriceNote['params'] = {}): MadeNote => ({ note: { code, severity: 'info', ruleId: rule?.id ?? null, params }, rule });
const warning = (code: NoteCode, rule: DatedRule, params: PriceNote['params']): MadeNote => ({ note: { code, severity: 'warning', ruleId: rule.id, params }, rule });
const yuan = (amount: number): NoteParam => ({ amount, currency: 'CNY' });

/** Notes in the order of {@link NOTE_CODES}, with the rules that they name. */
export function notesOf(facts: NoteFacts): readonly MadeNote[] {
  const { remote, day } = facts;
  const compensation = compensationRule(day);
  const redelivery = redeliveryRule(day);
  return [
    ...weightNotes(facts),
    ...(remote ? [info('REMOTE_DAYS', remote, { from: remote.from, to: remote.to })] : []),
    ...sparedNotes(facts),
    ...taxNotes(facts),
    info('NO_FUEL_SURCHARGE', null),
    info('COMPENSATION', compensation, { max: yuan(compensation.maxGoodsFen) }),
    info('REDELIVERY', redelivery, { attempts: redelivery.freeAttempts, days: redelivery.windowDays, fee: yuan(redelivery.feeCnyFen) }),
  ];
}

function weightNotes({ shipment, day }: NoteFacts): MadeNote[] {
  const limits = parcelLimits(shipment.product, day);
  const { confirmAboveGrams, maxPieceGrams } = limits;
  return [
    ...(confirmAboveGrams !== null && shipment.weightGrams > confirmAboveGrams ? [warning('CONFIRM_BY_HAND', limits, { max: confirmAboveGrams })] : []),
    ...(shipment.weightGrams > maxPieceGrams * shipment.pacNumber ? [warning('PIECE_TOO_HEAVY', limits, { max: maxPieceGrams })] : []),
  ];
}

function sparedNotes({ shipment, lane, day }: NoteFacts): MadeNote[] {
  if (shipment.product === 'localDelivery') return [];
  const spared = categoriesOf(shipment).map((category) => categorySurcharge(category, lane.gateway, day)).find((rule) => rule?.exceptFor.includes(lane.destination));
  return spared ? [info('NO_CATEGORY_SURCHARGE', spared)] : [];
}

function taxNotes({ shipment, tax, day }: NoteFacts): MadeNote[] {
  if (shipment.product === 'localDelivery') return [];
  if (!tax) return [info('TAX_NOT_ESTIMATED', null)];
  const included = tax.included ? [info('TAXES_INCLUDED', tax)] : [];
  const { declaredValue } = shipment;
  if (!declaredValue) return [...included, info('TAX_NEEDS_VALUE', tax)];
  if (!isAboveThreshold(declaredValue, tax, day)) return [...included, info('TAX_FREE', tax, { max: tax.threshold })];
  return tax.basisPoints === null && !tax.included ? [info('TAX_NOT_ESTIMATED', tax)] : included;
}
