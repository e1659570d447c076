/** Registers the service worker, and tells it of pages that it did not see come. */
import { marketSegment } from '@amberlane/contract/site';
import { SERVICE_WORKER_URL, type HydrationData } from '../../site/hydration-data.ts';
import { integrityOf } from '../integrity.ts';
import { trustedUrl } from '../trusted-url.ts';
import type { PageMessage } from './page-messages.ts';
import { snapshotOf } from './page-snapshot.ts';

async function tell(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

const here = (): string => location.pathname + location.search;

/** The first time, the worker learns of this page, of the home page, and of the files that this one runs on. */
export async function register({ market, run, shell }: HydrationData): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(trustedUrl(SERVICE_WORKER_URL));
  if (!isFirst) return;
  const loader = document.querySelector<HTMLScriptElement>(`script[src*="/remotes/${shell.name}/"]`)?.src ?? '';
  const files = [...new Set([loader, run.main, ...run.scripts, ...run.lateScripts, ...run.styles, ...run.data])].filter(Boolean);
  await tell({
    kind: 'visit',
    hrefs: [...new Set([here(), `/${marketSegment(market)}`])],
    files: files.map((url) => [url, integrityOf(url)] as const),
  });
}

/** The document as it stands on screen becomes the copy of its address. */
export const keepSnapshot = (): Promise<void> => tell({ kind: 'snapshot', href: here(), html: snapshotOf(document.documentElement) });
