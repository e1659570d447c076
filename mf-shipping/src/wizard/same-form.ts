/** Whether two forms of an order say the same, and where they differ. Pure. */

/** What the price and the place in the form bring along, not the customer. */
const NOT_TYPED: ReadonlySet<string> = new Set(['quoteId', 'quotedWeightGrams', 'step', 'agreementVersion']);
/** The API writes numbers in one way, however they were typed. */
const PHONES: ReadonlySet<string> = new Set(['sendPhone', 'acceptPhone', 'acceptPhone2']);

type Form = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Form => typeof value === 'object' && value !== null;
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

function same(one: unknown, other: unknown): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  if (!isTree(one) || !isTree(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => same(one[name], other[name]));
}

const digits = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\D/g, '') : value);

/** Names of the fields that differ. */
export function differingFields(one: Form, other: Form): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !NOT_TYPED.has(name));
  return names.filter((name) => !(PHONES.has(name) ? same(digits(one[name]), digits(other[name])) : same(one[name], other[name])));
}

export const sameForm = (one: Form, other: Form): boolean => differingFields(one, other).length === 0;
