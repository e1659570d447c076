/** Files of builds on the reader's device. Their addresses name their content, so builds never mix and nothing grows stale. */

const CACHE = 'amberlane-files';
/** Builds of one artifact that are kept: the present one and those of kept pages from before. */
const MOST_BUILDS = 3;

const BUILD = /\/remotes\/([^/]+)\/([0-9a-f]{64})\//;

/** The file as it was kept, else from the network, then kept; an answer that says nothing of itself is passed on. */
export async function fileFromDevice(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type !== 'opaque') {
    // A full device keeps nothing, and the page goes on.
    cache.put(request, answer.clone()).then(() => forgetOldBuilds(cache)).catch(() => undefined);
  }
  return answer;
}

/** Entries come in the order in which they were kept. */
async function forgetOldBuilds(cache: Cache): Promise<void> {
  const builds = new Map<string, Set<string>>();
  const requests = [...(await cache.keys())].reverse();
  for (const request of requests) {
    const [, name = '', build = ''] = BUILD.exec(request.url) ?? [];
    const known = builds.get(name) ?? new Set();
    builds.set(name, known);
    if (name === '' || known.has(build)) continue;
    if (known.size < MOST_BUILDS) known.add(build);
    else await cache.delete(request, { ignoreVary: true });
  }
}
