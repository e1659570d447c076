/** `npm run isolate -- mf-x[@build]`: one remote alone in the real shell, with a mock API that can be switched. */
import { startMockApi } from '@amberlane/testing/mock-api';
import { mockApiOf } from '@amberlane/testing/mock-api/remote-parts';
import { isolatedPages } from './isolated-pages.ts';
import { buildChanged, localBuild, openLocalStore, publishedBuild, type LocalBuild } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { requireFreePorts } from './ports.ts';
import { remoteNames } from './repository.ts';
import { shellPlan } from './server-plans.ts';
import { buildSlotPages } from './slot-pages.ts';
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

const USAGE = `Usage: npm run isolate -- mf-x[@build]
Shows one remote alone in the real shell, from its sources or as a published build, with a mock API that can be made
slow, failing or empty.`;

await mainCommand(async () => {
  const [name, build] = (process.argv[2] ?? '').split('@');
  if (!name) throw new Error('Say which remote: npm run isolate -- mf-tracking, or mf-tracking@<build> for a published one.');
  const settings = readSettings();
  await requireFreePorts(settings.host, [{ setting: 'PORT', port: settings.port }, { setting: 'API_PORT', port: settings.apiPort }]);
  await buildChanged(build === undefined ? ['shell', name].filter((part) => part === 'shell' || remoteNames().includes(part)) : ['shell']);
  const chosen = await chosenBuild(name, build, settings);
  if (chosen.manifest.kind !== 'remote') throw new Error('The shell is what the remotes are shown in: name a remote.');
  const slotPages = await buildSlotPages(chosen.manifest);
  const all = isolatedPages(chosen.manifest, (await mockApiOf(name))?.pathParams ?? {});
  const pages = all.flatMap((page) => (page.path === null ? [] : [{ name: page.name, path: page.path }]));
  const mockApi = await startMockApi({ port: settings.apiPort, target: { title: build === undefined ? name : `${name}@${build}`, origin: settings.siteOrigin, pages } });
  try {
    const site = await throwawaySite({ ...settings, apiBaseUrl: mockApi.address, switchesUrl: mockApi.address }, 'isolate', [localBuild('shell'), chosen, ...(slotPages ? [slotPages] : [])]);
    const servers = await startServers([shellPlan(site)]);
    console.log(`\n${name} stands alone.\n\n  Switches  ${mockApi.address}/  (every country and language; signed in, slow, failing; the address there hands all of it on)`);
    for (const page of pages) console.log(`  Page      ${settings.siteOrigin}/gh-en/${page.path}`);
    for (const page of all.filter(({ path }) => path === null)) console.log(`  No page   ${page.name}: give its parameter a value, in pathParams of ${name}/testing/mock-api.ts`);
    console.log('  Stop      Ctrl-C\n');
    await untilStopped(servers);
  } finally {
    await mockApi.close();
  }
}, USAGE);
