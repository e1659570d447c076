/** A page ready to be shown: everything that the address stands for is loaded. Same on the server and in the browser. */
import type { IntlShape, PageAddress, PageHead, PageModule, SlotModule } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';
import type { Condition } from '@amberlane/contract/federation/menu';
import type { FooterCountry } from '../../site/footer-country.ts';
import type { SiteRoute } from '../../site/route-table.ts';
import type { PageLinks } from '../../site/site-menu.ts';

/** Identifies the build behind a view, for error reports and for falling back. */
export interface ViewSource {
  readonly remote: string;
  readonly contentId: string;
}

export type View =
  | { readonly kind: 'page'; readonly module: PageModule; readonly source: ViewSource }
  | { readonly kind: 'notFound' }
  /** The shell's own sign-in page. */
  | { readonly kind: 'signIn' }
  /** An error that is nobody's page: status and message (spec §8). */
  | { readonly kind: 'error'; readonly status: 500; readonly message: string }
  /** The server could not render it: the browser is about to try. */
  | { readonly kind: 'pending' }
  /** The server's HTML stays for the moment: another build is about to take its place. */
  | { readonly kind: 'kept' }
  /** The remote can't be had: a card, or the server's own HTML where the document still holds it. */
  | { readonly kind: 'failed'; readonly failure: 'primary' | 'regular'; readonly keepServerHtml: boolean };

export type SlotView = { readonly condition?: Exclude<Condition, 'always'> } & (
  | { readonly kind: 'slot'; readonly module: SlotModule; readonly source: ViewSource }
  | { readonly kind: 'pending' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly keepServerHtml: boolean }
);

export interface ResolvedPage {
  /** Path and query: names the page in the history. */
  readonly href: string;
  readonly market: Market;
  readonly address: PageAddress;
  readonly intl: IntlShape;
  readonly route: SiteRoute | null;
  readonly view: View;
  /** By slot name, what fills it, in order. */
  readonly slots: Readonly<Record<string, readonly SlotView[]>>;
  /** What fills the slots hangs on whether the reader is signed in. */
  readonly bySession: boolean;
  /** What the page may link to. */
  readonly links: PageLinks;
  readonly head: PageHead;
  /** Contact card of the footer; null when the API never answered. */
  readonly country: FooterCountry | null;
}
