/** `npm start`: from the sources to a site that can be used. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { keepServer } from './kept-server.ts';
import { buildChanged, describeLeft, localBuild, openLocalStore, releaseSite } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { requireFreePorts } from './ports.ts';
import { namesForReaders } from './reader-parts.ts';
import { endRunningCommands } from './run-command.ts';
import { apiPlan, shellPlan } from './server-plans.ts';
import { together, untilStopped, type Servers } from './servers.ts';
import { readSettings, type Settings } from './settings.ts';
import { staffHost, staffPortFor } from './staff-port.ts';

/** The parcels that every demo database holds (design §2). */
const DEMO_PARCELS = [
  ['NG407183529669', 'delivered'],
  ['GH520938177409', 'in transit'],
  ['PK918203744566', 'held by customs'],
  ['SA673401955282', 'delivery attempt failed'],
] as const;

/** Of the customer that every demo database holds (design §2). */
const DEMO_SIGN_IN = 'demo@amberlane.example  Amberlane#2026';

/** Of the demo's member of the staff desk. */
const STAFF_SIGN_IN = 'desk  Amberlane#2026';
const isDemo = process.env['DEMO'] !== '0';

/** Who releases: what is pinned under this name, the next start may replace. */
const BY = 'npm start';

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(title);
  const result = await work();
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

function welcome({ host, apiPort, staffPort, apiBaseUrl, siteOrigin, turkishOrigin, dataDir }: Settings): string {
  const rows = [
    ...DEMO_PARCELS.map(([waybillNo, status]) => ['Track', `${siteOrigin}/${waybillNo.slice(0, 2).toLowerCase()}-en/track?numbers=${waybillNo}  (${status})`]),
    ['Türkiye', turkishOrigin],
    ...(!isDemo || apiBaseUrl ? [] : [['Sign-in', DEMO_SIGN_IN], ['Outbox', `${siteOrigin}/-/outbox  (mails and text messages of the demo)`]]),
    ...(staffPort === undefined ? [] : [['Staff', `http://${staffHost()}:${staffPort}${isDemo ? `  (${STAFF_SIGN_IN})` : ''}`]]),
    ['API', apiBaseUrl ?? `http://${host}:${apiPort}/docs`],
    ['Data', `${dataDir}  (delete it to start afresh)`],
    ['Stop', 'Ctrl-C'],
  ];
  return `\nAmberlane is ready: ${siteOrigin}\n\n${rows.map(([label = '', text]) => `  ${label.padEnd(8)} ${text}`).join('\n')}\n`;
}

/** Builds while `server` gets ready, which takes its database at the same time; whichever fails first ends both. */
async function buildBeside(server: Promise<Servers> | null): Promise<ArtifactManifest[]> {
  const building = step('Building what changed', async () => buildChanged(await namesForReaders()));
  if (!server) return building;
  const died = server.then(({ ended }) => ended).then((reason): never => {
    throw new Error(reason ?? 'Stopped.');
  });
  return Promise.race([building, died]);
}

const USAGE = `Usage: npm start
Builds what changed, releases it and runs the site: API and shell, each started again should it end. Ctrl-C ends both. Builds that somebody pinned stay live.
Settings are read from the environment (PORT, API_PORT, DATA_DIR and others); the README lists them.`;

await mainCommand(async () => {
  const asked = readSettings();
  const { host, port, apiPort, apiBaseUrl, metricsPort } = asked;
  await requireFreePorts(host, [{ setting: 'PORT', port }, ...(apiBaseUrl ? [] : [{ setting: 'API_PORT', port: apiPort }]), ...(metricsPort === undefined ? [] : [{ setting: 'SHELL_METRICS_PORT', port: metricsPort }])]);
  const staffPort = apiBaseUrl ? undefined : await staffPortFor(asked, isDemo, (sentence) => console.warn(sentence));
  const { staffPort: _asked, ...others } = asked;
  const settings: Settings = { ...others, ...(staffPort !== undefined && { staffPort }) };
  // The API first: it holds the database, so what is released below is released by the one site that runs on this folder.
  const api = apiBaseUrl ? null : keepServer(apiPlan(settings));
  try {
    const builds = await buildBeside(api);
    await api;
    await step('Releasing the local builds', async () => {
      const { changed, left } = await releaseSite(openLocalStore(settings), builds.map(({ name }) => localBuild(name)), { ...settings, by: BY, mayReplace: ({ by }) => by === BY });
      console.log(changed.length > 0 ? `  now live: ${changed.join(', ')}` : '  nothing to pin');
      for (const build of left) console.log(`  ${describeLeft(build)}`);
    });
    const shell = await step('Starting the servers', () => keepServer(shellPlan(settings)));
    console.log(welcome(settings));
    await untilStopped(api ? together(await api, shell) : shell);
  } catch (error) {
    await api?.then((servers) => servers.stop(), () => undefined);
    endRunningCommands();
    throw error;
  }
}, USAGE);
