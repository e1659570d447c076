/** The page on screen tells the page loader, by a mark on the document's element, what a refresh of it does to the session. */
import type { SiteRoute } from '../../site/route-table.ts';

const SESSION_AS_IS = 'data-session-as-is';

export const markRefresh = (route: SiteRoute | null): void =>
  void document.documentElement.toggleAttribute(SESSION_AS_IS, route?.refreshProlongsSession === false);

export const doesRefreshProlong = (): boolean => !document.documentElement.hasAttribute(SESSION_AS_IS);
