/** Whether special goods go to a country, with the conditions of the day in the caller's language. */
import { batteryRule, type Country, type Locale } from '@amberlane/contract';
import type { ItemVerdict, SpecialItem } from '@amberlane/contract/presend';
import { CONDITIONS, type ConditionCode } from './condition-texts.ts';
import { ITEMS, type Ruling } from './item-data.ts';

/** Every item for one destination, in the order in which they are listed. */
export function specialItems(destination: Country, locale: Locale, now: Date): SpecialItem[] {
  const { maxWattHours, maxMatching } = batteryRule(now.toISOString().slice(0, 10));
  const figures: Readonly<Record<string, number>> = { wattHours: maxWattHours, batteries: maxMatching };
  const sentence = (code: ConditionCode): string =>
    CONDITIONS[code][locale].replace(/\{(\w+)\}/g, (mark, name: string) => String(figures[name] ?? mark));
  return ITEMS.map(({ code, goodsType, name, usual, elsewhere = {} }) => {
    const ruling = elsewhere[destination] ?? usual;
    return { code, goodsType, name: name[locale], verdict: verdictOf(ruling), conditions: conditionsOf(ruling).map(sentence) };
  });
}

const verdictOf = ({ refusedFor, onlyIf }: Ruling): ItemVerdict => {
  if (refusedFor) return 'REFUSED';
  return onlyIf && onlyIf.length > 0 ? 'CONDITIONAL' : 'ALLOWED';
};
const conditionsOf = ({ refusedFor, onlyIf = [] }: Ruling): readonly ConditionCode[] => (refusedFor ? [refusedFor] : onlyIf);
