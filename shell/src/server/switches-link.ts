/** In isolation each page links to the switches that it is seen with, at its end, outside of what React renders. */
import { marketSegment } from '@amberlane/contract/site';
import type { PageRequest } from './page-renderer.ts';

/** The document with the link; `switchesUrl` is where the switches are (`ISOLATION_SWITCHES`). */
export function withSwitchesLink(html: string, switchesUrl: string, { market, path, search }: Pick<PageRequest, 'market' | 'path' | 'search'>): string {
  const page = `/${marketSegment(market)}${path && `/${path}`}${search}`;
  const link = `<aside lang="en" dir="ltr" aria-label="Isolation"><a href="${switchesUrl}/?${new URLSearchParams({ page }).toString().replace(/&/g, '&amp;')}">Switches of this page</a></aside>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + link + html.slice(end);
}
