/** Brings the document's head in line with the page on screen. The server writes the same for the first page. */
import { directionOf, languageTag, marketSegment } from '@amberlane/contract/site';
import type { ResolvedPage } from './resolved-page.ts';

export function showHead({ head, market, address }: ResolvedPage): void {
  document.title = head.title;
  document.documentElement.lang = languageTag(market);
  document.documentElement.dir = directionOf(market.locale);
  setMeta('description', head.description);
  setMeta('robots', head.noindex ? 'noindex' : null);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(`/${marketSegment(market)}${address.path && `/${address.path}`}`, location.href).href);
}

function setMeta(name: string, content: string | null): void {
  const present = document.head.querySelector(`meta[name=${name}]`);
  if (content === null) return present?.remove();
  const meta = present ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.setAttribute('content', content);
}
