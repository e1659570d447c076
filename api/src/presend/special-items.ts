/** Whether special goods go to a country, with the conditions of the day in the caller's language. */
import { batteryRule } from '@amberlane/contract/domain';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import type { ItemVerdict, SpecialItem } from '@amberlane/contract/calls/presend';
import { textOf } from '../texts.ts';
import { conditionText, type ConditionCode } from './condition-texts.ts';
import { ITEMS, type Item, type Ruling } from './item-data.ts';

export type JudgedItem = Omit<SpecialItem, 'elsewhere'>;

/** Every item for one destination, in the order in which they are listed. */
export function specialItems(destination: Country, locale: Locale, now: Date): SpecialItem[] {
  return ITEMS.map((item) => {
    const judged = judgeItem(item, destination, locale, now);
    const others = COUNTRIES.map((country) => ({ country, verdict: verdictOf(rulingFor(item, country)) }));
    return { ...judged, elsewhere: others.filter((other) => other.verdict !== judged.verdict) };
  });
}

/** One item for one destination. */
export function judgeItem(item: Item, destination: Country, locale: Locale, now: Date): JudgedItem {
  const { code, goodsType, name } = item;
  const ruling = rulingFor(item, destination);
  const { maxWattHours, maxMatching } = batteryRule(now.toISOString().slice(0, 10));
  const figures = { wattHours: maxWattHours, batteries: maxMatching };
  return { code, goodsType, name: textOf(name, locale), verdict: verdictOf(ruling), conditions: conditionsOf(ruling).map((condition) => conditionText(condition, locale, figures)) };
}

const rulingFor = ({ usual, elsewhere = {} }: Item, country: Country): Ruling => elsewhere[country] ?? usual;

const verdictOf = ({ refusedFor, onlyIf }: Ruling): ItemVerdict => {
  if (refusedFor) return 'REFUSED';
  return onlyIf && onlyIf.length > 0 ? 'CONDITIONAL' : 'ALLOWED';
};
const conditionsOf = ({ refusedFor, onlyIf = [] }: Ruling): readonly ConditionCode[] => (refusedFor ? [refusedFor] : onlyIf);
