/** What stands at an address that tests are to run against: asked of the address itself. */
import { z } from 'zod';
import type { SiteKind } from './test-plan.ts';

export interface RunningSite {
  readonly kind: SiteKind;
  readonly origin: string;
  /** Where the pages of Turkey are; the same origin where the site names no other. */
  readonly turkish: string;
}

/** A page that every site and every remote alone has, if only as "page not found". */
const PAGE = '/gh-en';
/** Leads to the host that Turkey's pages have of their own. */
const TURKISH_PAGE = '/tr-tr';
const DEADLINE_MS = 15_000;

const routeTable = z.object({ remotes: z.array(z.object({ name: z.string() })) });

async function ask(url: URL, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(DEADLINE_MS) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`Nothing answers at ${url.origin} (${cause}). Start it first: npm start, or npm run isolate -- <mf-x>.`, { cause: error });
  }
}

/** Names of the remotes that a site is composed of, and the origin of its Turkish pages. Throws with one sentence where it is no site of ours. */
async function describeSite(address: URL): Promise<{ readonly remotes: readonly string[]; readonly turkish: string }> {
  const html = await (await ask(new URL(PAGE, address))).text();
  const [, pinSet] = /"pinSet":"([^"]+)"/.exec(html) ?? [];
  if (pinSet === undefined) throw new Error(`${address.origin}${PAGE} is no page of Amberlane.`);
  const answer = await ask(new URL(`/-/site/${pinSet}.json`, address));
  const table = routeTable.safeParse(await answer.json().catch(() => null));
  if (!table.success) throw new Error(`${address.origin} does not say which remotes it is composed of (/-/site/${pinSet}.json answered ${answer.status}).`);
  const turkish = (await ask(new URL(TURKISH_PAGE, address), { redirect: 'manual' })).headers.get('location');
  return { remotes: table.data.remotes.map(({ name }) => name), turkish: new URL(turkish ?? '/', address).origin };
}

/** Throws with one sentence when nothing answers, or the remote is not there. `as` overrules what the address says of itself. */
export async function runningSite(address: URL, remote: string, as: SiteKind | null): Promise<RunningSite> {
  const { remotes, turkish } = await describeSite(address);
  if (!remotes.includes(remote)) throw new Error(`${address.origin} has no ${remote}; it is composed of ${remotes.join(', ')}.`);
  return { kind: as ?? (remotes.length === 1 ? 'isolated' : 'site'), origin: address.origin, turkish };
}
