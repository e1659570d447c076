/** What a remote's page or slot is: the default export of `page.tsx` and `slot.tsx`. */
import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { Market } from '@amberlane/contract/site';
import type { SiteStore } from './site-store.ts';

export interface PageContext {
  readonly market: Market;
  /** Origin of the site, for absolute addresses in what others read. */
  readonly origin: string;
  /** Path under `/{lang}`, without slashes at its ends. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly site: SiteStore;
  readonly intl: IntlShape;
}

/** What search engines and the title bar learn of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Keeps this one address out of search engines. */
  readonly noindex?: boolean;
  /** Path of a feed of what the page lists, under `/{lang}`, with its name: feed readers look for it here. */
  readonly feed?: { readonly path: string; readonly title: string };
  /** schema.org objects (JSON-LD). */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

interface Loadable {
  /** Injects slice and endpoints; called before `load`, at least once per store. */
  readonly setup?: (site: SiteStore) => void;
  /**
   * Fills the store with what the first paint shows: on the server before rendering, in the browser before the page
   * is shown. A failed call is no failed load: the component shows the error from the store.
   */
  readonly load?: (context: PageContext) => Promise<unknown>;
}

export interface PageModule extends Loadable {
  readonly kind: 'page';
  readonly component: ComponentType;
  readonly head: (context: PageContext) => PageHead;
  /** The page's own validity check, asked before its data is loaded and with it; false shows the not-found page (spec §2). */
  readonly valid?: (context: PageContext) => boolean;
}

export interface SlotModule extends Loadable {
  readonly kind: 'slot';
  readonly component: ComponentType;
}

export const definePage = (page: Omit<PageModule, 'kind'>): PageModule => ({ kind: 'page', ...page });
export const defineSlot = (slot: Omit<SlotModule, 'kind'>): SlotModule => ({ kind: 'slot', ...slot });
