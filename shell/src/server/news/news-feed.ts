/** The news of one place as RSS 2.0 (rssboard.org). Pure. */
import { languageTag, type Locale, type Market } from '@amberlane/contract/site';
import type { ArticleSummary } from '@amberlane/contract/calls/articles';
import { BRAND } from '@amberlane/contract/site/brand';
import { canonicalUrl } from '../rendering/document.ts';
import { xmlText } from '../xml-text.ts';

/** Name of the feed under `/{lang}`. */
export const NEWS_FEED = 'news.xml';
/** Page of the list; an article stands below it. */
export const NEWS_PATH = 'article-list';
/** Minutes for which readers may keep it. */
const TTL_MINUTES = 10;

const WORDS: Readonly<Record<Locale, { readonly title: string; readonly description: string }>> = {
  en: { title: 'News', description: 'Holidays, customs rules, services and warnings.' },
  'zh-CN': { title: '新闻', description: '假期安排、海关规定、服务调整和安全提醒。' },
  fr: { title: 'Actualités', description: 'Jours fériés, règles de douane, services et mises en garde.' },
  ar: { title: 'الأخبار', description: 'العطل وقواعد الجمارك والخدمات والتحذيرات.' },
  ur: { title: 'خبریں', description: 'تعطیلات، کسٹمز کے قواعد، خدمات اور انتباہ۔' },
  tr: { title: 'Haberler', description: 'Tatiller, gümrük kuralları, hizmetler ve uyarılar.' },
};

export interface NewsFeedParts {
  readonly market: Market;
  /** Origin of the place's host. */
  readonly origin: string;
  readonly articles: readonly ArticleSummary[];
}

/** One language a feed: articles that the place's language lacks are left out. */
export function newsFeed({ market, origin, articles }: NewsFeedParts): string {
  const { title, description } = WORDS[market.locale];
  const country = new Intl.DisplayNames(languageTag(market), { type: 'region' }).of(market.country) ?? market.country;
  const items = articles.filter(({ language }) => language === market.locale).sort((one, other) => Date.parse(other.publishTime) - Date.parse(one.publishTime));
  const channel = [
    element('title', `${BRAND.name} ${country}: ${title}`),
    element('link', canonicalUrl(origin, market, NEWS_PATH)),
    `<atom:link href="${xmlText(canonicalUrl(origin, market, NEWS_FEED))}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', languageTag(market)),
    ...items.slice(0, 1).map(({ publishTime }) => element('lastBuildDate', mailDate(publishTime))),
    element('ttl', String(TTL_MINUTES)),
    ...items.map((article) => itemOf(article, market, origin)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    `<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
  );
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** RFC 822 as RSS wants it, four digits a year. */
const mailDate = (at: string): string => new Date(at).toUTCString();

function itemOf({ id, title, summary, author, publishTime }: ArticleSummary, market: Market, origin: string): string {
  const address = canonicalUrl(origin, market, `${NEWS_PATH}/${encodeURIComponent(id)}`);
  const parts = [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', mailDate(publishTime)),
    element('dc:creator', author),
    element('description', summary),
  ];
  return `<item>${parts.join('')}</item>`;
}
