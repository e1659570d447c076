/** Where in the site the reader is: country, language and path, from the address. */
import { createContext, use, useMemo, type ReactNode } from 'react';
import { directionOf, formattingTag, languageTag, marketSegment, type Direction, type Market } from '@amberlane/contract/site';

export interface SiteMarket extends Market {
  /** `gh-en`. */
  readonly segment: string;
  readonly direction: Direction;
  /** Language tag for `lang` attributes. */
  readonly tag: string;
  /** Tag for Intl formatters. */
  readonly formatting: string;
}

export interface PageAddress {
  /** Path under `/{lang}`, without slashes at its ends. */
  readonly path: string;
  /** `?…` or ''. */
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface PageLocation {
  readonly market: SiteMarket;
  readonly address: PageAddress;
}

const PageLocationContext = createContext<PageLocation | null>(null);

/** Set by the shell for the page that is on screen, which may lag behind the address bar while a page loads. */
export function PageLocationProvider({ market, address, children }: { market: Market; address: PageAddress; children: ReactNode }) {
  const whereabouts = useMemo(
    () => ({
      market: { ...market, segment: marketSegment(market), direction: directionOf(market.locale), tag: languageTag(market), formatting: formattingTag(market) },
      address,
    }),
    [market, address],
  );
  return <PageLocationContext value={whereabouts}>{children}</PageLocationContext>;
}

function useWhereabouts(): PageLocation {
  const whereabouts = use(PageLocationContext);
  if (!whereabouts) throw new Error('outside of the site: WhereaboutsProvider is missing');
  return whereabouts;
}

export const useMarket = (): SiteMarket => useWhereabouts().market;
export const usePageAddress = (): PageAddress => useWhereabouts().address;

/** `/gh-en/track`: address of a site-relative path (`''` is the home page, a query may follow). */
export function marketHref(market: Market, path: string): string {
  return path === '' || path.startsWith('?') || path.startsWith('#')
    ? `/${marketSegment(market)}${path}`
    : `/${marketSegment(market)}/${path}`;
}
