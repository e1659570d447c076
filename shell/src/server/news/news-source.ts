/** Articles as the API lists them, for files that are no pages: asked when somebody wants them, kept for some minutes. */
import { LOCALE_FACTS, marketSegment, type Market } from '@amberlane/contract/site';
import { queryShowyBlogList, type ArticleSummary } from '@amberlane/contract/calls/articles';
import { envelope } from '@amberlane/contract/calls/envelope';

export interface NewsSource {
  /**
   * Newest articles of a country in a language, pinned ones first. While the API is down the last good answer counts.
   * @throws when there was none.
   */
  articles(market: Market): Promise<readonly ArticleSummary[]>;
}

export interface NewsSourceOptions {
  readonly apiBaseUrl: string;
  readonly fetch?: typeof fetch;
  /** A clock that never goes back, ms. */
  readonly clock?: () => number;
}

interface Kept {
  readonly articles: Promise<readonly ArticleSummary[]>;
  readonly askedAt: number;
}

const FRESH_MS = 5 * 60_000;
/** After a failure it is left alone for this long, ms. */
const RETRY_MS = 5_000;
const DEADLINE_MS = 1_500;
/** The most that the API gives at once. */
const MOST = 50;

const answer = envelope(queryShowyBlogList.reply);

export function createNewsSource({ apiBaseUrl, fetch: send = fetch, clock = () => performance.now() }: NewsSourceOptions): NewsSource {
  const kept = new Map<string, Kept>();

  const ask = async ({ country, locale }: Market): Promise<readonly ArticleSummary[]> => {
    const response = await send(apiBaseUrl + queryShowyBlogList.path, {
      method: queryShowyBlogList.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', lang: LOCALE_FACTS[locale].header },
      body: JSON.stringify({ country, pageSize: MOST }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) throw new Error(`articles: status ${response.status}`);
    return answer.parse(await response.json()).data.list;
  };

  return {
    articles(market) {
      const key = marketSegment(market);
      const last = kept.get(key);
      const now = clock();
      if (last && now - last.askedAt < FRESH_MS) return last.articles;
      const articles: Promise<readonly ArticleSummary[]> = ask(market).catch((cause: unknown) => {
        // Asked again soon; until then what was known counts, or this failure.
        kept.set(key, { articles: last?.articles ?? articles, askedAt: now - FRESH_MS + RETRY_MS });
        if (last) return last.articles;
        throw cause;
      });
      kept.set(key, { articles, askedAt: now });
      return articles;
    },
  };
}
