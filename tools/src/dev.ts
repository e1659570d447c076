/** `npm run dev [-- mf-x …]`: the named remotes from their sources with hot reload, all others from their pinned builds. */
import path from 'node:path';
import { artifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { buildWorkspace } from '@amberlane/build';
import { devServer, type DevServer } from '@amberlane/build/dev-server';
import { readFileSync } from 'node:fs';
import { buildChanged, localBuild, openLocalStore, publishedBuild, type LocalBuild } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { requireFreePorts } from './ports.ts';
import { remoteNames } from './repository.ts';
import { apiPlan, shellPlan } from './server-plans.ts';
import { startServers, untilStopped } from './servers.ts';
import { readSettings, type Settings } from './settings.ts';
import { throwawaySite } from './throwaway-site.ts';

/** First port of the development servers; `DEV_PORT` moves it. */
const FIRST_DEV_PORT = Number(process.env['DEV_PORT'] || 4310);

/** Fast refresh needs the development build of React, which the shell brings along. */
async function developmentShell(): Promise<LocalBuild> {
  const { artifactDir } = await buildWorkspace('shell', { mode: 'development' });
  return { manifest: artifactManifest.parse(JSON.parse(readFileSync(path.join(artifactDir, 'remote.manifest.json'), 'utf8'))), dir: artifactDir };
}

/** The pinned build of a remote; where nothing is pinned yet, one of its sources. */
async function pinnedBuild(name: string, settings: Settings): Promise<LocalBuild> {
  const pinned = await publishedBuild(openLocalStore(settings), name, settings.channel);
  if (pinned) return pinned;
  await buildChanged([name]);
  return localBuild(name);
}

const USAGE = `Usage: npm run dev [-- mf-x …]
Serves the named remotes, or all, from their sources with hot reload; all others from their pinned builds.
DEV_PORT moves the first port of the development servers, PORT and API_PORT those of the site.`;

await mainCommand(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !remoteNames().includes(name));
  if (unknown) throw new Error(`There is no remote "${unknown}"; there are ${remoteNames().join(', ')}.`);
  const developed = named.length > 0 ? named : remoteNames();
  const settings = readSettings();
  const ports = developed.map((name, index) => ({ name, port: FIRST_DEV_PORT + index }));
  await requireFreePorts(settings.host, [
    { setting: 'PORT', port: settings.port },
    { setting: 'API_PORT', port: settings.apiPort },
    ...ports.map(({ port }) => ({ setting: 'DEV_PORT', port })),
  ]);
  console.log('Building the development shell');
  const builds = [await developmentShell()];
  for (const name of remoteNames().filter((other) => !developed.includes(other))) builds.push(await pinnedBuild(name, settings));
  const site = await throwawaySite(settings, 'dev', builds);
  const devServers: (DevServer & { readonly name: string })[] = [];
  try {
    for (const { name, port } of ports) devServers.push({ name, ...(await devServer(name, { port })) });
    const shell = shellPlan(site);
    const remotes = devServers.map(({ name, origin }) => `${name}=${origin}`).join(',');
    const servers = await startServers([
      ...(settings.apiBaseUrl ? [] : [apiPlan(settings)]),
      { ...shell, env: { ...shell.env, NODE_ENV: 'development', DEV_REMOTES: remotes } },
    ]);
    console.log(`\nAmberlane in development: ${settings.siteOrigin}\n\n  With hot reload: ${developed.join(', ')}\n  Stop: Ctrl-C\n`);
    await untilStopped(servers);
  } finally {
    await Promise.all(devServers.map((server) => server.close()));
  }
}, USAGE);
