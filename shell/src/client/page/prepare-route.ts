/**
 * Fetches what another page of the site needs while its reader is still on the way to the link: the remote's code and
 * the messages, never data (spec §8 "Link prefetch timeout 2 s"). Nothing is fetched for readers who save data.
 */
import { RULES } from '@amberlane/contract/domain';
import type { PrepareRoute } from '@amberlane/core';
import { matchRoute } from '../../site/match-route.ts';
import type { loadMessages, prefetchExpose } from '../remotes/remote-loader.ts';
import { readAddress } from './read-address.ts';
import type { BrowserSite } from './resolve-in-browser.ts';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export interface Prefetching {
  readonly loadMessages: typeof loadMessages;
  readonly prefetchExpose: typeof prefetchExpose;
}

/** Each address is prepared once. */
export function createRoutePreparation({ routeTable, shell }: Pick<BrowserSite, 'routeTable' | 'shell'>, prefetching: Prefetching): PrepareRoute {
  const prepared = new Set<string>();
  return (href) => {
    const { pathname } = new URL(href, location.href);
    if (pathname === location.pathname || prepared.has(pathname) || savesData()) return;
    prepared.add(pathname);
    // What takes longer is given up: another touch of the link may try again.
    const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('too late')), RULES.linkPrefetchMs));
    Promise.race([prepare(pathname), late]).catch(() => prepared.delete(pathname));
  };

  async function prepare(pathname: string): Promise<void> {
    const { market, address } = readAddress(pathname, '');
    const match = matchRoute(await routeTable(), address.path, market.country);
    await Promise.all([
      prefetching.loadMessages(shell, ['shell'], market.locale),
      match && prefetching.prefetchExpose({ remote: match.remote, expose: `./pages/${match.route.page}`, bundles: match.route.messages, locale: market.locale }),
    ]);
  }
}
