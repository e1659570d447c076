/**
 * When the service worker is put to work: once the page answers its reader, so it costs nothing before the first touch.
 * Readers who save data get none: it would fetch more than they asked for.
 */
import type { SiteStore } from '@amberlane/core';
import type { HydrationData } from '../../site/hydration-data.ts';
import { lastCallFailed } from '../page/request-progress.ts';
import type { ResolvedPage } from '../page/resolved-page.ts';
import { READY_EVENT } from '../ready.ts';

const isWanted = (): boolean => 'serviceWorker' in navigator && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true;

/** Storage may be blocked, or the worker, or the network gone: the site works without. */
function whenIdle(task: (registration: typeof import('./registration.ts')) => Promise<void>): void {
  const run = (): void => void import('./registration.ts').then(task).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 200);
}

/** Before React runs. */
export function offerOffline(boot: HydrationData): void {
  if (boot.serviceWorker && isWanted()) document.addEventListener(READY_EVENT, () => whenIdle(({ register }) => register(boot)), { once: true });
}

/** After React showed a page: a result of which no document ever came is kept as it stands there. */
export function keepResult({ route, address }: ResolvedPage, site: SiteStore): void {
  if (!route?.offline || address.search === '' || !isWanted() || lastCallFailed(site.getState())) return;
  if (navigator.serviceWorker.controller === null) return;
  const { href } = location;
  whenIdle(({ keepSnapshot }) => (location.href === href ? keepSnapshot() : Promise.resolve()));
}
