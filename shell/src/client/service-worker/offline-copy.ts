/** A kept document as it is shown without a network: it says so, and of when it is. Pure, on the text of documents. */
import { withOwnDay } from '@amberlane/contract/site/date-text';

/** In the offline page, around the notice that kept pages get; `TIME_MARK` stands where the time goes. */
export const NOTICE_ID = 'kept-notice';
export const TIME_MARK = '{{time}}';
/** Attribute of the offline page's empty list of kept pages. */
export const KEPT_LIST = 'data-kept';

export interface KeptEntry {
  /** Path and query. */
  readonly href: string;
  readonly title: string;
  /** Of when the copy is, ms since 1970. */
  readonly time: number;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** In the language of the document, on the clock of the device; Latin digits as everywhere on the site. */
function timeIn(html: string, time: number): string {
  const language = /<html[^>]* lang="([A-Za-z-]+)"/.exec(html)?.[1] ?? 'en';
  return withOwnDay(new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(time), language);
}

/** The title as it stands in the document, its entities untouched; '' without one. */
export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Scripts that a document of ours loads, with their hashes. */
export const scriptsOf = (html: string): { readonly src: string; readonly integrity: string }[] =>
  [...html.matchAll(/<script[^>]* src="([^"]+)" integrity="([^"]+)"/g)].map(([, src = '', integrity = '']) => ({ src, integrity }));

/** The kept document with the notice of `offlinePage` at its end; as it is when there is no offline page. */
export function withNotice(html: string, time: number, offlinePage: string | null): string {
  const notice = new RegExp(`<template id="${NOTICE_ID}">(.*?)</template>`, 's').exec(offlinePage ?? '')?.[1];
  return notice === undefined ? html : html.replace('</body>', () => `${notice.replaceAll(TIME_MARK, timeIn(html, time))}</body>`);
}

const LONGEST_QUERY = 60;
/** What a title ends with on every page. */
const SITE_NAME = / \| [^|]*$/;

/** What was asked of a page, to tell its results apart: numbers, from left to right in every language. */
function askedFor(href: string): string {
  const asked = [...new URLSearchParams(href.split('?')[1]).values()].join(' ').trim();
  const shown = asked.length > LONGEST_QUERY ? `${asked.slice(0, LONGEST_QUERY)}…` : asked;
  return shown && ` <bdi dir="ltr">${escaped(shown)}</bdi>`;
}

/** The offline page with what is kept on the device: newest first, its title without the name of the site, of when it is. */
export function withKeptPages(offlinePage: string, entries: readonly KeptEntry[]): string {
  const items = entries.map(({ href, title, time }) => `<li><a href="${escaped(href)}">${title.replace(SITE_NAME, '')}${askedFor(href)}</a> <span>${timeIn(offlinePage, time)}</span></li>`);
  return offlinePage.replace(new RegExp(`(<ul[^>]* ${KEPT_LIST}="[^"]*"[^>]*>)(</ul>)`), (_list, open: string, close: string) => open + items.join('') + close);
}
