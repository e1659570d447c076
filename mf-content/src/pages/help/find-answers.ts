/** The search over the texts of one country, language and day. Its code comes with the first question. */
import type { IntlShape } from '@amberlane/core';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { factsOn } from '../../facts/facts.ts';
import { plainAnswers } from './plain-answers.ts';
import type { FoundAnswer, HelpSearch } from './search/help-search.ts';

export interface HelpReader {
  readonly market: Market;
  readonly intl: IntlShape;
  /** ISO date of the rules that the answers state. */
  readonly day: string;
}

/** More than there are countries with their languages: only a new day fills it. */
const MOST_KEPT = 30;
const kept = new Map<string, HelpSearch>();

/** Rejects when the code of the search cannot be had. */
export async function findAnswers(question: string, { market, intl, day }: HelpReader): Promise<readonly FoundAnswer[]> {
  const key = `${marketSegment(market)} ${day}`;
  const { createHelpSearch } = await import('./search/help-search.ts');
  const search = kept.get(key) ?? createHelpSearch(plainAnswers({ intl, country: market.country, facts: factsOn(day) }), market.locale, intl.formatMessage({ id: 'help.alike' }));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, search);
  return search(question);
}
