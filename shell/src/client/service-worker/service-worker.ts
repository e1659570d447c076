/**
 * Keeps the site usable without a network: pages that were opened, the last tracking results, and the files they run
 * on. Documents come from the network while there is one, so new pins show at once; files are named by their content,
 * so a kept page runs on the very builds that it was made with, or on none.
 */
import { offlinePageUrl } from '../../site/hydration-data.ts';
import { fileFromDevice } from './offline-files.ts';
import { findKeptPage, findOfflinePage, forgetResults, keepPage, listKeptPages, needsOfflinePage, type KeptPage } from './offline-pages.ts';
import { scriptsOf, withKeptPages, withNotice } from './offline-copy.ts';
import { readMessage } from './page-messages.ts';
import { snapshotResponse } from './snapshot-response.ts';
import { kindOf } from './request-kind.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// The one global of this file, whose type no library of ours declares.
const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;

/** A page that is kept is shown when the network takes longer, ms. */
const PATIENCE_MS = 4000;

const savesData = (): boolean => worker.navigator.connection?.saveData === true;
/** `gh-en` of a page's address; '' for others. */
const segmentOf = (url: string): string => /^\/([a-z]{2}-[a-z]{2})(?:\/|$)/.exec(new URL(url, origin).pathname)?.[1] ?? '';

/** Keeps the answer if it may be, and the offline page of its language. */
async function keep(url: string, answer: Response): Promise<void> {
  await keepPage(url, answer);
  const segment = segmentOf(url);
  if (segment && !savesData() && (await needsOfflinePage(segment))) await fetchAndKeep(origin + offlinePageUrl(segment));
}

/** The offline page with its script: nothing of it can be fetched when it is needed. */
async function fetchAndKeep(url: string): Promise<void> {
  const answer = await fetch(url);
  const scripts = scriptsOf(await answer.clone().text());
  await keepPage(url, answer);
  for (const { src, integrity } of scripts) await fileFromDevice(new Request(new URL(src, origin), { integrity, mode: 'cors' }));
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = (event.preloadResponse ?? Promise.resolve(undefined)).then((early) => early ?? fetch(event.request));
  // Asked for first: the answer is copied before the browser reads it. A late answer is kept all the same.
  event.waitUntil(network.then((answer) => (answer.ok && !answer.redirected ? keep(url, answer.clone()) : undefined)).catch(() => undefined));
  const kept = await findKeptPage(url);
  try {
    return await (kept ? inTime(network) : network);
  } catch {
    return kept ? showKept(kept, segmentOf(url)) : showOfflinePage(new URL(url));
  }
}

const inTime = (network: Promise<Response>): Promise<Response> =>
  Promise.race([network, new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS))]);

/** The text as a document, under the headers of the answer that it was made of. */
function documentOf(html: string, { headers }: Response): Response {
  const kept = new Headers(headers);
  // They describe the bytes on the wire, not this text.
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
  return new Response(html, { headers: kept });
}

async function showKept({ response, time }: KeptPage, segment: string): Promise<Response> {
  const offlinePage = await findOfflinePage(segment);
  return documentOf(withNotice(await response.text(), time, offlinePage && (await offlinePage.text())), response);
}

const isHome = (href: string): boolean => /^\/[a-z]{2}-[a-z]{2}$/.test(href);

async function showOfflinePage({ href, pathname }: URL): Promise<Response> {
  const kept = await listKeptPages();
  const home = kept.find((page) => isHome(page.href))?.href ?? '';
  if (home && pathname === '/') return Response.redirect(home);
  const page = await findOfflinePage(segmentOf(href) || home.slice(1));
  return page ? documentOf(withKeptPages(await page.text(), kept), page) : Response.error();
}

async function keepAsAsked(data: unknown): Promise<void> {
  const message = readMessage(data);
  if (message?.kind === 'snapshot') await keep(origin + message.href, await snapshotResponse(message.html));
  if (message?.kind !== 'visit') return;
  for (const href of message.hrefs) await keep(origin + href, await fetch(href));
  // Fetched a moment ago by the page, so they come from the browser's own cache.
  for (const [url, integrity] of message.files) await fileFromDevice(new Request(url, { integrity, mode: 'cors' }));
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
worker.addEventListener('message', (event) => event.waitUntil(keepAsAsked(event.data).catch(() => undefined)));
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  else if (kind === 'file') event.respondWith(fileFromDevice(event.request));
  else if (kind === 'signOut') event.waitUntil(forgetResults());
});
