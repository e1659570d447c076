/**
 * Every figure that the prose may name, from the rules that bill: `{smallTo}` in a content file is `smallTo` here.
 * A text states the rules of its day; the day is the store's (`content-slice.ts`), so server and browser agree.
 */
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../content-slice.ts';
import { chargeFacts } from './charge-facts.ts';
import { customsFacts } from './customs-facts.ts';
import type { FactGroup, Figures } from './fact-group.ts';
import { parcelFacts } from './parcel-facts.ts';
import { siteFacts } from './site-facts.ts';
import { transitFacts } from './transit-facts.ts';

const groupsOn = (day: string): FactGroup[] => [...siteFacts(day), ...transitFacts(day), ...parcelFacts(day), ...chargeFacts(day), ...customsFacts(day)];

/** Of the day that was asked for last: every sentence of a page asks. */
let known: { readonly day: string; readonly facts: Figures } | null = null;

/** All figures by name, in the units that the sentences write: working days, kilograms, centimetres, yuan. */
export function factsOn(day: string): Figures {
  if (known?.day !== day) known = { day, facts: Object.assign({}, ...groupsOn(day).map(({ figures }) => figures)) as Figures };
  return known.facts;
}

/** First day of the row behind each figure; figures without days are left out. A text that names a figure is read again from that day on. */
export const factsSince = (day: string): ReadonlyMap<string, string> =>
  new Map(groupsOn(day).flatMap(({ rule, figures }) => (rule ? Object.keys(figures).map((name) => [name, rule.validFrom] as const) : [])));

export const useFacts = (): Figures => factsOn(useSelector(selectAsOf));
