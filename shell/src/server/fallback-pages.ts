/** Pages that need no build: what the server says when the site itself can't (quality §5, "never a white page"). */
import { createHash } from 'node:crypto';
import { BRAND } from '@amberlane/contract/site/brand';
import { LOCALES, LOCALE_FACTS, directionOf, languageTag, marketSegment, type Locale, type Market } from '@amberlane/contract/site';
import { serverText } from './server-texts.ts';

/** Why the page of the site is not shown. */
export type PlainPageReason = 'busy' | 'failed' | 'starting' | 'tooLarge' | 'tooLong' | 'tooMany' | 'unreadable' | 'unknownHost';

const STYLE =
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:1rem/1.8 system-ui,sans-serif;' +
  'color:#1c1712;background:#fff}main{max-inline-size:34rem;border-block-start:4px solid #ff8a14;padding-block-start:1rem}' +
  'h1,h2{font-size:1.5rem;line-height:1.5;margin:0}p{margin:.5rem 0}a{color:#a84a00}small{color:#70655a;overflow-wrap:anywhere}';

export const PLAIN_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export interface PlainPage {
  readonly reason: PlainPageReason;
  /** null where the reader's place is unknown. */
  readonly market: Market | null;
  /** Where it is known without a place; the page speaks all six where neither is. */
  readonly locale?: Locale;
  /** Path under the place to go back to; the home page when absent. */
  readonly back?: string;
  readonly requestId?: string;
}

/** The whole document. */
export function plainPage({ reason, market, locale = market?.locale, back = '', requestId }: PlainPage): string {
  const title = (spoken: Locale): string => serverText(`fallback.${reason}.title`, spoken);
  const text = (spoken: Locale): string => serverText(`fallback.${reason}.text`, spoken);
  const home = market ? `/${marketSegment(market)}${back && `/${escaped(back)}`}` : '/';
  const main = locale
    ? `<h1>${title(locale)}</h1><p>${text(locale)}</p>` +
      `<p><a href="${home}">${serverText(back ? 'fallback.back' : 'fallback.home', locale)}</a></p>${requestId ? requestNumber(requestId, locale) : ''}`
    : `<h1>${BRAND.name}</h1>` +
      LOCALES.map((each) => `<section lang="${each}" dir="${directionOf(each)}"><h2>${title(each)}</h2><p>${text(each)}</p></section>`).join('');
  const spoken = locale ?? 'en';
  return (
    `<!doctype html><html lang="${market ? languageTag(market) : LOCALE_FACTS[spoken].tag}" dir="${directionOf(spoken)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title(spoken)}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`
  );
}

const requestNumber = (id: string, locale: Locale): string => `<p><small>${serverText('fallback.requestNumber', locale)} <bdi dir="ltr">${escaped(id)}</bdi></small></p>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text for HTML, between tags and inside quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
