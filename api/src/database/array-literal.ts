/**
 * A list as PostgreSQL reads it in text (`{a,"b c",NULL}`), for long lists of short values: the driver would look at
 * every character of every value.
 */
const PLAIN = /^[\w:.+-]+$/;

export function arrayLiteral(values: readonly (string | number | null)[]): string {
  let text = '{';
  for (const [index, value] of values.entries()) text += (index === 0 ? '' : ',') + element(value);
  return `${text}}`;
}

function element(value: string | number | null): string {
  if (value === null) return 'NULL';
  const text = String(value);
  return PLAIN.test(text) && text.toUpperCase() !== 'NULL' ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
