/**
 * The part of a query that a page reads, in the spelling of the address. What links of others add (`utm_source`, `fbclid`, a
 * random number) stays in the address and makes no other page.
 */

/** `search`: `?…` or ''. `declared`: names of the route's parameters; undefined for a build that does not say, which gets all of them. */
export function declaredQuery(search: string, declared: readonly string[] | undefined): string {
  if (declared === undefined || search === '') return search;
  const kept = search.slice(1).split('&').filter((piece) => declared.includes(nameOf(piece)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** As the page reads it. */
const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? '';
