/** The body of a call, from the fields of a plain form and what a remote declares of them. Pure. */
import type { FormDeclaration, FormField } from '@amberlane/contract/federation/server-declarations';

type Values = ReadonlyMap<string, readonly string[]>;
type Group = Record<string, string | readonly string[] | Record<string, string>>;

/** No form of ours has more; each costs a look at its name. */
const MAX_GROUP_FIELDS = 400;

export function formRequest(fields: FormDeclaration['fields'], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { name, as } = kindOf(field);
      const value = READ[as](values, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const kindOf = (field: FormField) => (typeof field === 'string' ? ({ name: field, as: 'words' } as const) : field);
const firstOf = (values: Values, name: string): string => values.get(name)?.[0] ?? '';

const READ = {
  words: firstOf,
  choice: (values: Values, name: string) => firstOf(values, name) || undefined,
  // What is no number goes on as it is: the call names the field.
  number: (values: Values, name: string) => {
    const typed = firstOf(values, name).trim();
    return typed === '' ? undefined : Number.isFinite(Number(typed)) ? Number(typed) : typed;
  },
  boolean: (values: Values, name: string) => ({ true: true, false: false })[firstOf(values, name)],
  list: (values: Values, name: string) => (values.get(name) ?? []).filter((value) => value !== ''),
  group: readGroup,
};

function readGroup(values: Values, name: string): Group {
  const group = new Map<string, string | readonly string[] | Record<string, string>>();
  for (const [field, given] of [...values].slice(0, MAX_GROUP_FIELDS)) {
    const [of, key, row, ...more] = field.split('.');
    // A list whose first entry was left empty is a list with a gap: the call says what is missing.
    const filled = given.filter((value) => value !== '');
    const [first] = filled;
    if (of !== name || !key || more.length > 0 || first === undefined) continue;
    if (row === undefined) group.set(key, given.length > 1 ? filled : first);
    else if (row !== '') group.set(key, Object.fromEntries([...Object.entries(rowsOf(group.get(key))), [row, first]]));
  }
  return Object.fromEntries(group);
}

const rowsOf = (value: string | readonly string[] | Record<string, string> | undefined): Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, string>) : {};
