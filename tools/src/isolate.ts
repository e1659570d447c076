/** `npm run isolate -- mf-x[@build]`: one remote alone in the real shell, with a stand-in for the API that can be switched. */
import { startHandlers } from '@amberlane/testing/mock-api';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { buildChanged, localBuild, openLocalStore, publishedBuild, type LocalBuild } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { requireFreePorts } from './ports.ts';
import { remoteNames } from './repository.ts';
import { shellPlan } from './server-plans.ts';
import { startServers, untilStopped } from './servers.ts';
import { readSettings, type Settings } from './settings.ts';
import { throwawaySite } from './throwaway-site.ts';

async function chosenBuild(name: string, build: string | undefined, settings: Settings): Promise<LocalBuild> {
  if (build === undefined) {
    if (!remoteNames().includes(name)) throw new Error(`There is no remote "${name}"; there are ${remoteNames().join(', ')}.`);
    return localBuild(name);
  }
  const found = await publishedBuild(openLocalStore(settings), name, settings.channel, build);
  if (!found) throw new Error(`The store has no build ${build} of ${name}; "npm run release -- log" lists what was pinned.`);
  return found;
}

/** Pages that show the remote. A slot is seen in a page that asks for it, which may belong to another remote. */
const pagesOf = ({ routes }: RemoteManifest): { name: string; path: string }[] =>
  routes.flatMap(({ page, path, aliases }) => [path, ...aliases].map((address) => ({ name: `${page} (/${address})`, path: address.replace(/\/?:.*$/, '') })));

await mainCommand(async () => {
  const [name, build] = (process.argv[2] ?? '').split('@');
  if (!name) throw new Error('Say which remote: npm run isolate -- mf-tracking, or mf-tracking@<build> for a published one.');
  const settings = readSettings();
  await requireFreePorts(settings.host, [{ setting: 'PORT', port: settings.port }, { setting: 'API_PORT', port: settings.apiPort }]);
  await buildChanged(build === undefined ? ['shell', name].filter((part) => part === 'shell' || remoteNames().includes(part)) : ['shell']);
  const chosen = await chosenBuild(name, build, settings);
  if (chosen.manifest.kind !== 'remote') throw new Error('The shell is what the remotes are shown in: name a remote.');
  const pages = pagesOf(chosen.manifest);
  const handlers = await startHandlers({ port: settings.apiPort, target: { title: build === undefined ? name : `${name}@${build}`, origin: settings.siteOrigin, pages } });
  try {
    const site = await throwawaySite({ ...settings, apiBaseUrl: handlers.address }, 'isolate', [localBuild('shell'), chosen]);
    const servers = await startServers([shellPlan(site)]);
    console.log(`\n${name} stands alone.\n\n  Switches  ${handlers.address}/  (every country and language; signed in, slow, failing)`);
    for (const page of pages) console.log(`  Page      ${settings.siteOrigin}/gh-en/${page.path}`);
    for (const { slot } of chosen.manifest.slots) console.log(`  Slot      ${slot}: seen in the pages that ask for it, with "npm run dev -- ${name}"`);
    console.log('  Stop      Ctrl-C\n');
    await untilStopped(servers);
  } finally {
    await handlers.close();
  }
});
