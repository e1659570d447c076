/** What a page says of itself to search engines and to those with whom it is shared, put together for its document. */
import type { CompiledMessages, PageHead } from '@amberlane/core';
import type { Locale } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { PageRequest } from '../page-renderer.ts';
import { socialPictureAddress, type SocialPictureFacts } from '../social-picture/social-picture-address.ts';
import { canonicalUrl } from './document.ts';
import type { Realm } from './server-modules.ts';
import type { ServerResolution } from './resolve-on-server.ts';
import { pictured, structuredData } from './structured-data.ts';
import { trailOf } from './breadcrumbs.ts';

export interface PageDescription {
  readonly head: PageHead;
  /** Absolute address without the query. */
  readonly canonical: string;
  readonly siteName: string;
  /** What the picture for sharing shows; null for none. */
  readonly picture: SocialPictureFacts | null;
  readonly noindex: boolean;
}

export interface DescribingSite {
  readonly manifests: ReadonlyMap<string, RemoteManifest>;
  readonly messages: (name: string, bundles: readonly string[], locale: Locale) => CompiledMessages;
  readonly realm: Realm;
  readonly country: CountryEntry | null;
}

export function describePage(site: DescribingSite, request: PageRequest, resolution: ServerResolution): PageDescription {
  const { market, origin, path: asked } = request;
  const { page, match } = resolution;
  const path = match ? canonicalPath(match.route.path, asked) : asked;
  const noindex = Boolean(page.head.noindex) || match?.route.auth === 'required';
  const isPublicPage = page.view.kind === 'page' && match?.route.auth === 'public';
  const picture = isPublicPage ? { market, path, title: page.head.title } : null;
  return {
    // A noindex page gets no JSON-LD; it may still be shared.
    head: { ...page.head, noindex, jsonLd: noindex ? [] : describeForSearch(site, request, resolution, path).map((object) => pictured(object, picture && origin + socialPictureAddress(picture))) },
    canonical: canonicalUrl(origin, market, path),
    siteName: BRAND.name,
    picture,
    noindex,
  };
}

function describeForSearch({ manifests, messages, realm, country }: DescribingSite, { market, origin }: PageRequest, { page }: ServerResolution, path: string) {
  const routes = [...manifests.values()].flatMap((manifest) =>
    manifest.routes
      .filter(({ auth, title, countries }) => auth === 'public' && title !== undefined && (!countries || countries.includes(market.country)))
      .flatMap(({ path: at, title, messages: bundles, action }) => (title === undefined ? [] : [{ path: at, title, bundles, action, remote: manifest.name }])),
  );
  const nameOf = ({ remote, title, bundles }: (typeof routes)[number]): string =>
    realm.shell.createSiteIntl(market, messages(remote, bundles, market.locale), () => undefined).formatMessage({ id: title });
  return structuredData({
    market,
    origin,
    path,
    trail: trailOf({ routes, path, title: page.head.title, nameOf }),
    tagline: page.intl.formatMessage({ id: 'shell.tagline' }),
    country,
    actions: routes.flatMap(({ path: at, action }) => (action ? [{ ...action, path: at }] : [])),
    own: page.head.jsonLd ?? [],
  });
}

/** An alias has the first path as its canonical address; a parameter is part of the page's own. */
const canonicalPath = (declared: string, path: string): string => (declared.includes(':') ? path : declared);
