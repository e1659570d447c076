/** The news of one place as RSS 2.0 (rssboard.org). Pure. */
import { languageTag, type Locale, type Place } from '@amberlane/contract';
import type { ArticleSummary } from '@amberlane/contract/articles';
import { BRAND } from '@amberlane/contract/brand';
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
  readonly place: Place;
  /** Origin of the place's host. */
  readonly origin: string;
  readonly articles: readonly ArticleSummary[];
}

/** One language a feed: articles that the place's language lacks are left out. */
export function newsFeed({ place, origin, articles }: NewsFeedParts): string {
  const { title, description } = WORDS[place.locale];
  const country = new Intl.DisplayNames(languageTag(place), { type: 'region' }).of(place.country) ?? place.country;
  const items = articles.filter(({ language }) => language === place.locale).sort((one, other) => Date.parse(other.publishTime) - Date.parse(one.publishTime));
  const channel = [
    element('title', `${BRAND.name} ${country}: ${title}`),
    element('link', canonicalUrl(origin, place, NEWS_PATH)),
    `<atom:link href="${xmlText(canonicalUrl(origin, place, NEWS_FEED))}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', languageTag(place)),
    ...items.slice(0, 1).map(({ publishTime }) => element('lastBuildDate', mailDate(publishTime))),
    element('ttl', String(TTL_MINUTES)),
    ...items.map((article) => itemOf(article, place, origin)),
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

function itemOf({ id, title, summary, author, publishTime }: ArticleSummary, place: Place, origin: string): string {
  const address = canonicalUrl(origin, place, `${NEWS_PATH}/${encodeURIComponent(id)}`);
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
