/**
 * Puts the service worker to work once the page answers its reader, so it costs nothing before the first touch. Readers
 * who save data get none: it would fetch more than they asked for.
 */
import { placeSegment } from '@amberlane/contract';
import type { SiteStore } from '@amberlane/core';
import { SERVICE_WORKER_URL, type Boot } from '../../site/boot.ts';
import { integrityOf } from '../integrity.ts';
import { lastCallFailed } from '../page/request-progress.ts';
import type { ResolvedPage } from '../page/resolved-page.ts';
import { READY_EVENT } from '../ready.ts';
import { trustedUrl } from '../trusted-url.ts';
import type { PageMessage } from './page-messages.ts';
import { snapshotOf } from './page-snapshot.ts';

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 200);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function tell(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Before React runs: registers the worker as soon as it does. The first time, the worker learns of this page. */
export function offerOffline({ place, serviceWorker, run, shell }: Boot): void {
  if (!serviceWorker || !('serviceWorker' in navigator) || savesData()) return;
  const register = async (): Promise<void> => {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(trustedUrl(SERVICE_WORKER_URL));
    if (!isFirst) return;
    const files = [...new Set([loaderUrl(), run.main, ...run.scripts, ...run.styles, ...run.data])].filter(Boolean);
    await tell({
      kind: 'visit',
      hrefs: [...new Set([location.pathname + location.search, `/${placeSegment(place)}`])],
      files: files.map((url) => [url, integrityOf(url)] as const),
    });
  };
  // Storage may be blocked, or the worker: the site works without.
  document.addEventListener(READY_EVENT, () => whenIdle(() => void register().catch(() => undefined)), { once: true });
  const loaderUrl = (): string => document.querySelector<HTMLScriptElement>(`script[src*="/remotes/${shell.name}/"]`)?.src ?? '';
}

/** After React showed a result: no document of it ever came, so the page itself is what can be kept. */
export function keepResult({ route, address }: ResolvedPage, site: SiteStore): void {
  if (!route?.offline || address.search === '' || lastCallFailed(site.getState()) || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller === null || savesData()) return;
  const href = location.pathname + location.search;
  whenIdle(() => {
    if (location.pathname + location.search === href) void tell({ kind: 'snapshot', href, html: snapshotOf(document.documentElement) });
  });
}
