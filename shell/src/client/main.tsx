/** Takes the page over: runs when the loader decides that it is time. */
// First: it declares the order of the layers that every other style sheet is written for.
import './site.css';
import { hydrateRoot } from 'react-dom/client';
import { createSiteStore, report } from '@amberlane/core';
import { APP_ID, BOOT_ID, menuUrl, routeTableUrl, type HydrationData } from '../site/hydration-data.ts';
import type { RouteTable } from '../site/route-table.ts';
import type { SiteMenu } from '../site/site-menu.ts';
import type { Locale } from '@amberlane/contract/site';
import { fetchJson, integrityOf } from './integrity.ts';
import { BrowserApp } from './page/browser-app.tsx';
import { createLanguageOfData } from './page/refetch-for-locale.ts';
import { readAddress } from './page/read-address.ts';
import type { BrowserSite } from './page/resolve-in-browser.ts';
import { createSliceOwners } from './page/slice-owners.ts';
import { takeOver } from './page/hydrate.ts';
import { announceReady } from './ready.ts';
import { knowBuilds } from './remotes/remote-loader.ts';
import { offerOffline } from './service-worker/offer.ts';

declare global {
  // set here for the webpack runtimes of all builds, and for the schema library, which probes for eval otherwise
  var __amberlaneIntegrity: ((url: string) => string) | undefined;
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__amberlaneIntegrity = integrityOf;
globalThis.__zod_globalConfig = { jitless: true };

/** A call from the browser counts as lost after this time, ms. */
const CALL_TIMEOUT_MS = 10_000;

/** Among others a difference between the server's page and the browser's: mended by React, but a fault of ours. */
function reportFault(error: unknown): void {
  reportError(error);
  report({ kind: 'error', name: 'shell', build: '', outcome: 'thrown', detail: String(error).slice(0, 200) });
}

async function main(): Promise<void> {
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as HydrationData;
  const app = document.getElementById(APP_ID);
  if (!app) return;
  knowBuilds(boot.shell, boot.remotes, [...(boot.page ? [boot.page] : []), ...Object.values(boot.slots).flat()]);
  const sessionEnded = new Set<() => void>();
  const site = createSiteStore(
    {
      transport: {
        baseUrl: '',
        fetch: (input, init) => fetch(input, init),
        market: () => readAddress(location.pathname, location.search).market,
        timeoutMs: CALL_TIMEOUT_MS,
        sessionEnded: () => {
          for (const callback of sessionEnded) callback();
        },
        retryDelay: (attempt) => attempt * 300 + Math.random() * 300,
      },
    },
    boot.state,
  );
  let routeTable: Promise<RouteTable> | undefined;
  const fetchRouteTable = (): Promise<RouteTable> => {
    const reading = fetchJson<RouteTable>(routeTableUrl(boot.pinSet), boot.site);
    reading.catch(() => (routeTable = undefined));
    return reading;
  };
  const readRouteTable = (): Promise<RouteTable> => (routeTable ??= fetchRouteTable());
  const menus = new Map<Locale, Promise<SiteMenu>>([[boot.market.locale, Promise.resolve(boot.menu)]]);
  const fetchMenu = async (locale: Locale): Promise<SiteMenu> => fetchJson<SiteMenu>(menuUrl(boot.pinSet, locale), (await readRouteTable()).menus[locale]);
  const menuIn = (locale: Locale): Promise<SiteMenu> => {
    const known = menus.get(locale);
    if (known) return known;
    const fetching = fetchMenu(locale);
    menus.set(locale, fetching);
    fetching.catch(() => menus.delete(locale));
    return fetching;
  };
  const browser: BrowserSite = {
    site,
    shell: boot.shell,
    routeTable: readRouteTable,
    menuIn,
    adopt: createSliceOwners(site, boot.remotes),
    home: { market: boot.market, country: boot.country },
    bringDataInto: createLanguageOfData(site, boot.market.locale),
    onSessionEnded(callback) {
      sessionEnded.add(callback);
      return () => sessionEnded.delete(callback);
    },
  };
  const { page, incomplete } = await takeOver(boot, browser);
  const facts = { site, signInFault: boot.signInFault };
  offerOffline(boot);
  hydrateRoot(app, <BrowserApp first={page} browser={browser} facts={facts} incomplete={incomplete} />, {
    onRecoverableError: reportFault,
  });
}

main().catch((error: unknown) => {
  // The server's page stays as it is; the page loader lets go of the taps that it kept for React.
  reportFault(error);
  announceReady();
});
