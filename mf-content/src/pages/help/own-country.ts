/** Questions about the customs of one country: its own readers see theirs first, all others last. Pure. */
import type { Country } from '@amberlane/contract/site';
import type { ContentSection } from '../../content/content-document.ts';

const ABOUT: Readonly<Partial<Record<string, Country>>> = { morocco: 'MA', 'saudi-arabia': 'SA', emirates: 'AE', pakistan: 'PK', turkiye: 'TR' };

export interface SortedQuestions {
  readonly first: readonly ContentSection[];
  /** About other countries. */
  readonly others: readonly ContentSection[];
}

export function questionsFor(country: Country, questions: readonly ContentSection[]): SortedQuestions {
  const own = questions.filter(({ id }) => ABOUT[id] === country);
  const general = questions.filter(({ id }) => ABOUT[id] === undefined);
  return { first: [...own, ...general], others: questions.filter(({ id }) => ABOUT[id] !== undefined && ABOUT[id] !== country) };
}
