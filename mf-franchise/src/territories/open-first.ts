/** The order in which areas are listed: open ones first, then by name. Pure. */
import type { Territory } from './territory-calls.ts';

const RANK: Readonly<Record<Territory['state'], number>> = { OPEN: 0, TALKS: 1, TAKEN: 2 };

export const openFirst = (territories: readonly Territory[], tag: string): readonly Territory[] => {
  const { compare } = new Intl.Collator(tag);
  return [...territories].sort((a, b) => RANK[a.state] - RANK[b.state] || compare(a.name, b.name));
};
