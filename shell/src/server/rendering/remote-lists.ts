/** Runs what the pinned remotes bring for the server alone: entries of their feeds, addresses for the sitemap. */
import type { CompiledMessages, ServerContext, SitemapEntry } from '@amberlane/core';
import { COUNTRIES, localesOf, marketSegment, type Country, type Locale, type Market } from '@amberlane/contract/site';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { feedModule, sitemapModule, type FeedDeclaration, type SitemapDeclaration } from '@amberlane/contract/federation/server-declarations';
import type { FeedText } from '../feeds/rss.ts';
import { createKeptAnswers } from '../kept-answers.ts';
import type { SiteFeed, SitePage } from '../page-renderer.ts';
import { REMOTE_MS } from './resolve-on-server.ts';
import { createWorkClock, type WorkClock } from './render-budget.ts';
import type { Realm } from './server-modules.ts';
import { listedPages } from './listed-pages.ts';

export interface RemoteListsParts {
  readonly remotes: readonly RemoteManifest[];
  readonly realm: Realm;
  readonly messages: (name: string, bundles: readonly string[], locale: Locale) => CompiledMessages;
  /** A store without a reader. */
  readonly createStore: (market: Market, clock: WorkClock) => ServerContext['site'];
  readonly onFault: (remote: string, error: unknown) => void;
}

export interface RemoteLists {
  /** The feed of a file name; null for none. */
  feed(path: string): SiteFeed | null;
  /** Pages with parameters. An API that is down costs the sitemap these, not its other pages. */
  listedPages(): Promise<readonly SitePage[]>;
}

/** Any language of a country lists the same addresses. */
const ONE_MARKET_A_COUNTRY: readonly Market[] = COUNTRIES.flatMap((country) => localesOf(country).slice(0, 1).map((locale) => ({ country, locale })));

export function createRemoteLists({ remotes, realm, messages, createStore, onFault }: RemoteListsParts): RemoteLists {
  const keptFeeds = createKeptAnswers<FeedText>();
  const keptEntries = createKeptAnswers<readonly SitemapEntry[]>();

  /** Runs a module within a remote's time on the server. */
  const run = <T>(market: Market, work: (context: ServerContext) => Promise<T>): Promise<T> => {
    const clock = createWorkClock(REMOTE_MS);
    return clock.limit(work({ market, site: createStore(market, clock) }));
  };

  async function readFeed(remote: RemoteManifest, declared: FeedDeclaration, market: Market): Promise<FeedText> {
    const feed = realm.feed(remote, feedModule(declared));
    const intl = realm.shell.createSiteIntl(market, messages(remote.name, declared.messages, market.locale), (error) => onFault('messages', error));
    return { ...feed.channel(intl), entries: await run(market, (context) => feed.entries(context)) };
  }

  const readEntries = async (remote: RemoteManifest, declared: SitemapDeclaration, market: Market): Promise<readonly SitemapEntry[]> => {
    const sitemap = realm.sitemap(remote, sitemapModule(declared));
    return run(market, (context) => sitemap.entries(context));
  };

  // A remote that is served from its sources declares modules that nobody has built.
  const feeds = remotes.flatMap((remote) => remote.feeds.filter((declared) => feedModule(declared) in remote.serverModules).map((declared) => ({ remote, declared })));
  const sitemaps = remotes.flatMap((remote) => remote.sitemaps.filter((declared) => sitemapModule(declared) in remote.serverModules).map((declared) => ({ remote, declared })));

  return {
    feed(path) {
      const found = feeds.find(({ declared }) => declared.path === path);
      if (!found) return null;
      const { remote, declared } = found;
      return {
        path,
        page: declared.page,
        countries: countriesOf(remote, declared.page),
        read: (market) => keptFeeds.get(`${path} ${marketSegment(market)}`, () => readFeed(remote, declared, market)),
      };
    },
    async listedPages() {
      const lists = sitemaps.flatMap(({ remote, declared }) =>
        ONE_MARKET_A_COUNTRY.map((market) => keptEntries.get(`${remote.name} ${declared.module} ${market.country}`, () => readEntries(remote, declared, market))),
      );
      const known = await Promise.allSettled(lists);
      return listedPages(known.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])));
    },
  };
}

/** Where the page of a feed exists. */
function countriesOf({ routes }: RemoteManifest, page: string): ReadonlySet<Country> {
  const route = routes.find(({ path, aliases }) => path === page || aliases.includes(page));
  return new Set(route?.countries ?? COUNTRIES);
}
