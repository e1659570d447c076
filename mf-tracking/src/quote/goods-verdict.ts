/** Whether goods are taken to a country and what they cost more there, from the rules of a day (spec §9). Pure. */
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { batteryRule, categoriesOf, categorySurcharge, type Gateway } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';
import { milliwattHours, wholeNumberOf, wholeWattHours } from './measures.ts';
import { namesWattHours, type QuoteEntry } from './quote-entry.ts';
import { goodsOf, type EntryFault } from './validate-quote.ts';
import { verdictOnAll } from './special-goods.ts';

export type GoodsVerdict =
  | { readonly kind: 'taken' }
  /** Fen for each kilogram of chargeable weight. */
  | { readonly kind: 'surcharge'; readonly fenPerKg: number }
  | { readonly kind: 'refused'; readonly fault: EntryFault };

/** With what our desk ruled on the kinds of goods: `conditional` goes when the conditions are kept. */
export type ToldVerdict = Exclude<GoodsVerdict, { kind: 'refused' }> | { readonly kind: 'conditional' } | { readonly kind: 'refused'; readonly fault: EntryFault | null };

/** `items`: rulings on the goods of the entry. */
export function withRulings(verdict: GoodsVerdict, items: readonly SpecialItem[], country: Country): ToldVerdict {
  const ruled = verdictOnAll(items, country);
  if (verdict.kind === 'refused') return verdict;
  if (ruled === 'REFUSED') return { kind: 'refused', fault: null };
  return verdict.kind === 'taken' && ruled === 'CONDITIONAL' ? { kind: 'conditional' } : verdict;
}

interface Lane {
  readonly gateway: Gateway | null;
  readonly destination: Country;
  /** Inside one country nothing costs more. */
  readonly isLocal: boolean;
}

export function goodsVerdict(entry: QuoteEntry, { gateway, destination, isLocal }: Lane, day: string): GoodsVerdict {
  const fault = batteryFault(entry, day);
  if (fault) return { kind: 'refused', fault };
  const fenPerKg = isLocal ? 0 : surcharges(entry, gateway, destination, day);
  return fenPerKg > 0 ? { kind: 'surcharge', fenPerKg } : { kind: 'taken' };
}

function surcharges(entry: QuoteEntry, gateway: Gateway | null, destination: Country, day: string): number {
  const rules = categoriesOf(goodsOf(entry)).flatMap((category) => categorySurcharge(category, gateway, day) ?? []);
  return rules.filter(({ exceptFor }) => !exceptFor.includes(destination)).reduce((sum, rule) => sum + rule.fenPerKg, 0);
}

/** Batteries alone decide whether goods are taken at all, wherever they go. */
function batteryFault(entry: QuoteEntry, day: string): EntryFault | null {
  const { maxWattHours, maxMatching } = batteryRule(day);
  if (entry.battery === 'none') return null;
  if (entry.battery === 'alone') return { field: 'battery', code: 'batteryAlone', params: {} };
  const energy = namesWattHours(entry) ? wholeWattHours(entry.wattHours) : Math.ceil((milliwattHours(entry.volts, entry.milliampHours) ?? 0) / 1_000);
  if ((energy ?? 0) > maxWattHours) return { field: 'wattHours', code: 'wattHours', params: { max: maxWattHours } };
  const isTooMany = entry.battery === 'matching' && (wholeNumberOf(entry.batteries) ?? 0) > maxMatching;
  return isTooMany ? { field: 'batteries', code: 'batteries', params: { max: maxMatching } } : null;
}
