import type { Fact } from '@amberlane/ui';
import { Say } from './say.tsx';

/** A fact of a ledger as a content file tells it: `term`, `value` and, where it has one, `note` below one id. */
export const toldFact = (id: string, { noted = true }: { readonly noted?: boolean } = {}): Fact => ({
  term: <Say id={`${id}.term`} />,
  value: <Say id={`${id}.value`} />,
  ...(noted && { note: <Say id={`${id}.note`} /> }),
});
