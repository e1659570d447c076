/**
 * What only some readers see. The page of everybody holds all of it: which part shows hangs on what the document's
 * element says of its reader.
 */
import type { Condition } from '@amberlane/contract/federation/menu';
import css from './audience.module.css';

/** Class of an element with this condition; undefined for what everybody sees. */
export const audienceClass = (condition: Condition | undefined): string | undefined =>
  condition === 'signed-in' ? css.customer : condition === 'signed-out' ? css.visitor : undefined;

/** The condition that all parts share; undefined when some reader sees one of them without it. */
export function sharedCondition(parts: readonly { readonly condition?: Condition }[]): Condition | undefined {
  const [first] = parts;
  return parts.every(({ condition }) => condition === first?.condition) ? first?.condition : undefined;
}
