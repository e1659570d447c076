import type { Fact } from '@amberlane/ui';
import type { ContentMarkup } from './content-markup.tsx';
import { Say } from './say.tsx';

/** A fact of a ledger as a content file tells it: `term`, `value` and, where it has one, `note` below one id. */
export const toldFact = (id: string, { noted = true, values }: { readonly noted?: boolean; readonly values?: ContentMarkup } = {}): Fact => ({
  term: <Say id={`${id}.term`} />,
  value: <Say id={`${id}.value`} />,
  ...(noted && { note: <Say id={`${id}.note`} values={values} /> }),
});
