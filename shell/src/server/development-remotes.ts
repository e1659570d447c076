/**
 * Remotes that a development server builds from their sources (`DEV_REMOTES`): the page sees them at one origin, the
 * server does not render them. Never in production: nothing of it has a known hash.
 */
import type { FastifyInstance } from 'fastify';
import { artifactUrl, DEVELOPMENT_CONTENT_ID, MANIFEST_FILE, messageFile } from '@amberlane/contract/federation/artifact-files';
import { menuBundles } from '@amberlane/contract/federation/menu';
import { LOCALES } from '@amberlane/contract/site';
import { remoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { withoutUnknownEntries } from '@amberlane/contract/federation/unknown-entries';
import type { PinnedArtifacts } from './rendering/pinned-artifacts.ts';

type DevelopmentRemotes = ReadonlyMap<string, string>;

/** Passes their files on. */
export function registerDevelopmentRemotes(app: FastifyInstance, remotes: DevelopmentRemotes): void {
  if (remotes.size === 0) return;
  app.get<{ Params: { name: string } }>(`/remotes/:name/${DEVELOPMENT_CONTENT_ID}/*`, async (request, reply) => {
    const origin = remotes.get(request.params.name);
    if (origin === undefined) return reply.code(404).send();
    const answer = await fetch(origin + (request.raw.url ?? ''));
    const type = answer.headers.get('content-type');
    if (type) reply.header('content-type', type);
    return reply.code(answer.status).header('cache-control', 'no-store').send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** How often a development server is asked for its declaration, ms. */
const POLL_MS = 500;

const manifestUrl = (name: string, origin: string): string => origin + artifactUrl({ name, contentId: DEVELOPMENT_CONTENT_ID }, MANIFEST_FILE);

/** Calls back when the declaration of a remote has changed: a new route is served without a restart. */
export function followDeclarations(remotes: DevelopmentRemotes, onChange: () => void, pollMs = POLL_MS): { close(): void } {
  const known = new Map<string, string>();
  const look = async (): Promise<void> => {
    const texts = await Promise.all([...remotes].map(async ([name, origin]) => [name, await (await fetch(manifestUrl(name, origin))).text()] as const));
    const changed = texts.some(([name, text]) => known.has(name) && known.get(name) !== text);
    for (const [name, text] of texts) known.set(name, text);
    if (changed) onChange();
  };
  // A development server that starts anew does not answer for a moment; it is asked again.
  const timer = remotes.size > 0 ? setInterval(() => void look().catch(() => undefined), pollMs) : null;
  return { close: () => (timer ? clearInterval(timer) : undefined) };
}

/**
 * The pinned site with these remotes in place of their pinned builds, or beside them when never pinned. Of their
 * messages the server reads those of the menus, which every page shows.
 */
export async function withDevelopmentRemotes({ pinned, artifactText, leftOut }: PinnedArtifacts, remotes: DevelopmentRemotes): Promise<PinnedArtifacts> {
  const texts = new Map<string, string>();
  const developed = await Promise.all(
    [...remotes].map(async ([name, origin]) => {
      const answer = await fetch(manifestUrl(name, origin));
      const known = withoutUnknownEntries(await answer.json());
      const manifest = remoteManifest.parse(known.manifest);
      const files = menuBundles(manifest.menu).flatMap((bundle) => LOCALES.map((locale) => messageFile(bundle, locale)));
      await Promise.all(
        files.map(async (file) => {
          const words = await fetch(origin + artifactUrl(manifest, file));
          if (words.ok) texts.set(artifactUrl(manifest, file), await words.text());
        }),
      );
      return { pinned: { manifest, integrity: '', lastGood: null }, leftOut: known.leftOut.map((entry) => `${name}: ${entry}`) };
    }),
  );
  return {
    pinned: { ...pinned, remotes: [...pinned.remotes.filter(({ manifest }) => !remotes.has(manifest.name)), ...developed.map((remote) => remote.pinned)] },
    artifactText: (name, contentId, file) => texts.get(artifactUrl({ name, contentId }, file)) ?? artifactText(name, contentId, file),
    leftOut: [...leftOut, ...developed.flatMap((remote) => remote.leftOut)],
  };
}

/** Origins that the page's scripts talk to: the hot reload of each development server. */
export const developmentSockets = (remotes: DevelopmentRemotes): string[] => [...remotes.values()].map((origin) => origin.replace(/^http:/, 'ws:'));
