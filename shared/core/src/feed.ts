/** What a feed of a remote is: the default export of `src/feeds/<module>/feed.ts`. The shell server alone runs it and writes the RSS. */
import type { IntlShape } from 'react-intl';
import type { ServerContext } from './server-context.ts';

export interface FeedEntry {
  /** Path under `/{lang}` where the entry is read. It stays the same as long as the entry exists. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly author?: string;
  /** When it was published, ISO 8601. */
  readonly date: string;
}

export interface FeedModule {
  readonly kind: 'feed';
  /** Name and description of the feed, without those of the company and the country. */
  readonly channel: (intl: IntlShape) => { readonly title: string; readonly description: string };
  /** Entries in the language of the market; the writer sorts them. Rejects when they can't be had. */
  readonly entries: (context: ServerContext) => Promise<readonly FeedEntry[]>;
}

export const defineFeed = (feed: Omit<FeedModule, 'kind'>): FeedModule => ({ kind: 'feed', ...feed });
