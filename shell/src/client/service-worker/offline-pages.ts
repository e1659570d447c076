/**
 * Documents on the reader's device, for when there is no network. The server says of each answer whether it may be
 * kept, and as what (`offline-copy`): nothing private ever is.
 */
import { offlinePageUrl } from '../../site/hydration-data.ts';
import { titleOf, type KeptEntry } from './offline-copy.ts';

export const COPY_HEADER = 'offline-copy';
const CACHE = 'amberlane-pages';

const DAY = 86_400_000;
/** `page`: the same for everybody. `result`: what the reader asked for. `offline`: the page for all that is not kept. */
const LIMITS = {
  page: { most: 20, ms: 30 * DAY },
  result: { most: 8, ms: 7 * DAY },
  offline: { most: 3, ms: 60 * DAY },
} as const;
type CopyKind = keyof typeof LIMITS;

/** A missing offline page, or one of this age, is fetched anew. */
const OFFLINE_PAGE_MS = 7 * DAY;

const kindOfCopy = ({ ok, headers }: Response): CopyKind | null => {
  const kind = headers.get(COPY_HEADER);
  return ok && (kind === 'page' || kind === 'result' || kind === 'offline') ? kind : null;
};

const timeOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || 0;

const isFresh = (response: Response, kind: CopyKind): boolean => Date.now() - timeOf(response) < LIMITS[kind].ms;

export interface KeptPage {
  readonly response: Response;
  readonly time: number;
}

interface Entry extends KeptPage {
  readonly request: Request;
  readonly kind: CopyKind;
}

/** Everything kept, the newest first; what is too old is removed on the way. */
async function readEntries(cache: Cache): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    const kind = response ? kindOfCopy(response) : null;
    if (response && kind && isFresh(response, kind)) entries.push({ request, response, kind, time: timeOf(response) });
    else await cache.delete(request, { ignoreVary: true });
  }
  return entries.sort((one, other) => other.time - one.time);
}

/** Keeps the answer when its server allows that; the oldest of its kind makes room. */
export async function keepPage(url: string, answer: Response): Promise<void> {
  const kind = kindOfCopy(answer);
  if (!kind) return;
  const cache = await caches.open(CACHE);
  await cache.put(url, answer);
  const same = (await readEntries(cache)).filter((entry) => entry.kind === kind);
  for (const { request } of same.slice(LIMITS[kind].most)) await cache.delete(request, { ignoreVary: true });
}

export async function findKeptPage(url: string): Promise<KeptPage | null> {
  const response = await (await caches.open(CACHE)).match(url, { ignoreVary: true });
  const kind = response ? kindOfCopy(response) : null;
  return response && kind && isFresh(response, kind) ? { response, time: timeOf(response) } : null;
}

/** The offline page in the language of the segment, or in the one that was kept last; null for none. */
export async function findOfflinePage(segment: string): Promise<Response | null> {
  const cache = await caches.open(CACHE);
  const own = await cache.match(offlinePageUrl(segment), { ignoreVary: true });
  return own ?? (await readEntries(cache)).find(({ kind }) => kind === 'offline')?.response ?? null;
}

export async function needsOfflinePage(segment: string): Promise<boolean> {
  const known = await (await caches.open(CACHE)).match(offlinePageUrl(segment), { ignoreVary: true });
  return !known || Date.now() - timeOf(known) > OFFLINE_PAGE_MS;
}

/** What a reader without a network can still open. */
export async function listKeptPages(): Promise<readonly KeptEntry[]> {
  const entries = (await readEntries(await caches.open(CACHE))).filter(({ kind }) => kind !== 'offline');
  return Promise.all(
    entries.map(async ({ request, response, time }) => {
      const { pathname, search } = new URL(request.url);
      return { href: pathname + search, title: titleOf(await response.text()), time };
    }),
  );
}

/** Forgets what the reader asked for; pages that are the same for everybody stay. */
export async function forgetResults(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { request, kind } of await readEntries(cache)) if (kind === 'result') await cache.delete(request, { ignoreVary: true });
}
