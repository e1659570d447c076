/** A feed of one market as RSS 2.0 (rssboard.org). Pure. */
import type { FeedEntry } from '@amberlane/core';
import { languageTag, type Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { canonicalUrl } from '../rendering/document.ts';
import { xmlText } from '../xml-text.ts';

/** Minutes for which readers may keep it. */
const TTL_MINUTES = 10;

export interface FeedText {
  readonly title: string;
  readonly description: string;
  readonly entries: readonly FeedEntry[];
}

export interface Rss {
  readonly market: Market;
  /** Origin of the market's host. */
  readonly origin: string;
  /** File name of the feed under `/{lang}`. */
  readonly path: string;
  /** Page that lists the same. */
  readonly page: string;
  readonly text: FeedText;
}

/** The newest entry first. */
export function rss({ market, origin, path, page, text: { title, description, entries } }: Rss): string {
  const country = new Intl.DisplayNames(languageTag(market), { type: 'region' }).of(market.country) ?? market.country;
  const items = entries.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
  const channel = [
    element('title', `${BRAND.name} ${country}: ${title}`),
    element('link', canonicalUrl(origin, market, page)),
    `<atom:link href="${xmlText(canonicalUrl(origin, market, path))}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', languageTag(market)),
    ...items.slice(0, 1).map(({ date }) => element('lastBuildDate', mailDate(date))),
    element('ttl', String(TTL_MINUTES)),
    ...items.map((entry) => itemOf(entry, market, origin)),
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

function itemOf({ path, title, summary, author, date }: FeedEntry, market: Market, origin: string): string {
  const address = canonicalUrl(origin, market, path);
  const parts = [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', mailDate(date)),
    ...(author === undefined ? [] : [element('dc:creator', author)]),
    element('description', summary),
  ];
  return `<item>${parts.join('')}</item>`;
}
