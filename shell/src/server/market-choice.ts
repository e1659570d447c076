/** `/-/place?to=/gh-en/track`: keeps a chosen country and language, then goes there; works without JavaScript. */
import { RULES } from '@amberlane/contract/domain';
import { marketSegment, readMarketSegment, type Market } from '@amberlane/contract/site';
import { encodePath, readPathSegments, splitTarget } from './path-segments.ts';

export interface MarketChoice {
  readonly market: Market;
  /** Address of our own, rebuilt from its parts: it starts with the place and never leaves the site. */
  readonly path: string;
  readonly query: string;
}

/** null for anything that is not an address of a page of the site. */
export function readMarketChoice(to: string | undefined): MarketChoice | null {
  const { path, query } = splitTarget(to ?? '');
  const [first = '', ...rest] = readPathSegments(path) ?? [];
  const reading = readMarketSegment(first);
  if (reading.kind !== 'market' || /[^\x21-\x7e]/.test(query)) return null;
  const under = encodePath(rest);
  return { market: reading.market, path: `/${marketSegment(reading.market)}${under && `/${under}`}`, query };
}

/** Readable by scripts, because pages remember a choice the same way (spec §3). */
export function choiceCookies({ country, locale }: Market, secure: boolean): readonly string[] {
  const attributes = `Max-Age=${RULES.cookies.placeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [`defaultCountryCode=${country}; ${attributes}`, `locale=${locale}; ${attributes}`];
}
