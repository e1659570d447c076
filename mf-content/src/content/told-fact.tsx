import type { Fact } from '@amberlane/ui';
import { Say } from './say.tsx';

/** A fact of a ledger as a content file tells it: `term`, `value` and `note` below one id. */
export const toldFact = (id: string): Fact => ({
  term: <Say id={`${id}.term`} />,
  value: <Say id={`${id}.value`} />,
  note: <Say id={`${id}.note`} />,
});
