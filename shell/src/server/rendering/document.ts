/** The HTML document around a rendered page. */
import { createHash } from 'node:crypto';
import type { PageHead } from '@amberlane/core';
import { directionOf, languageTag, marketSegment, type Market } from '@amberlane/contract/site';
import { APP_ID, BOOT_ID, TOP_ID, type HydrationData } from '../../site/hydration-data.ts';
import { socialTags } from './social-tags.ts';

export interface DocumentParts {
  readonly market: Market;
  readonly head: PageHead;
  /** Absolute address of the page without its query. */
  readonly canonical: string;
  /** Name of the company, where the page is shared. */
  readonly siteName: string;
  /** Absolute address of the picture that stands for the page where it is shared; null for none. */
  readonly picture: string | null;
  readonly css: string;
  readonly body: string;
  /** What brings the page to life; null for a page that only is read. */
  readonly script: { readonly href: string; readonly integrity: string; /** What the script takes over; null for nothing. */ readonly boot: HydrationData | null } | null;
}

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');
/** JSON inside of a script element: no sequence in it can end the element or begin a comment. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');

/**
 * Scripts of a page that starts by itself, fetched while the document is read (ADR 0006). Other pages fetch theirs when
 * nothing else is to do.
 */
function preloads({ hydrate, run, shell, remotes }: HydrationData): string {
  if (hydrate !== 'idle') return '';
  const integrityOf = (url: string): string => {
    const artifact = [shell, ...remotes].find(({ name, contentId }) => url.includes(`/remotes/${name}/${contentId}/`));
    return artifact?.files[url.slice(url.indexOf(artifact.contentId) + artifact.contentId.length + 1)] ?? '';
  };
  return [run.main, ...run.scripts, ...run.lateScripts].map((url) => `<link rel="preload" as="script" href="${url}" integrity="${integrityOf(url)}" crossorigin="anonymous">`).join('');
}

const feedLink = ({ feed }: PageHead, market: Market): string =>
  feed ? `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(feed.title)}" href="${escapeAttribute(`/${marketSegment(market)}/${feed.path}`)}">` : '';

/** CSP source of an inline style. */
export const styleHash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

export function renderDocument({ market, head, canonical, siteName, picture, css, body, script }: DocumentParts): string {
  const jsonLd = (head.jsonLd ?? []).map((object) => `<script type="application/ld+json">${escapeJson(object)}</script>`).join('');
  const social = socialTags({ market, head, canonical, siteName, picture })
    .map(([name, content]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeAttribute(content)}">`)
    .join('');
  return (
    `<!doctype html><html lang="${languageTag(market)}" dir="${directionOf(market.locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(head.title)}</title>` +
    `<meta name="description" content="${escapeAttribute(head.description)}">` +
    (head.noindex ? '<meta name="robots" content="noindex">' : '') +
    `<meta name="theme-color" content="#ff8a14"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="canonical" href="${escapeAttribute(canonical)}">${feedLink(head, market)}<style>${css}</style>` +
    (script ? `<script defer src="${script.href}" integrity="${script.integrity}" crossorigin="anonymous"></script>${script.boot ? preloads(script.boot) : ''}` : '') +
    `${social}${jsonLd}</head><body id="${TOP_ID}"><div id="${APP_ID}">${body}</div>` +
    (script?.boot ? `<script type="application/json" id="${BOOT_ID}">${escapeJson(script.boot)}</script>` : '') +
    '</body></html>'
  );
}

/** `/gh-en/track` under an origin. */
export const canonicalUrl = (origin: string, market: Market, path: string): string => `${origin}/${marketSegment(market)}${path && `/${path}`}`;
