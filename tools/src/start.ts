/** `npm start`: from the sources to a site that can be used. */
import { buildChanged, openLocalStore, releaseBuilds } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { requireFreePorts } from './ports.ts';
import { namesForReaders } from './reader-parts.ts';
import { apiPlan, shellPlan } from './server-plans.ts';
import { startServers, untilStopped } from './servers.ts';
import { readSettings, type Settings } from './settings.ts';

/** The parcels that every demo database holds (design §2). */
const DEMO_PARCELS = [
  ['NG407183529669', 'delivered'],
  ['GH520938177409', 'in transit'],
  ['PK918203744566', 'held by customs'],
  ['SA673401955282', 'delivery attempt failed'],
] as const;

/** Of the customer that every demo database holds (design §2). */
const DEMO_SIGN_IN = 'demo@amberlane.example  Amberlane#2026';

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(title);
  const result = await work();
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

function welcome({ host, apiPort, apiBaseUrl, siteOrigin, turkishOrigin, dataDir }: Settings): string {
  const rows = [
    ...DEMO_PARCELS.map(([waybillNo, status]) => ['Track', `${siteOrigin}/${waybillNo.slice(0, 2).toLowerCase()}-en/track?numbers=${waybillNo}  (${status})`]),
    ['Türkiye', turkishOrigin],
    ...(process.env['DEMO'] === '0' || apiBaseUrl ? [] : [['Sign-in', DEMO_SIGN_IN], ['Outbox', `${siteOrigin}/-/outbox  (mails and text messages of the demo)`]]),
    ['API', apiBaseUrl ?? `http://${host}:${apiPort}/docs`],
    ['Data', `${dataDir}  (delete it to start afresh)`],
    ['Stop', 'Ctrl-C'],
  ];
  return `\nAmberlane is ready: ${siteOrigin}\n\n${rows.map(([label = '', text]) => `  ${label.padEnd(8)} ${text}`).join('\n')}\n`;
}

await mainCommand(async () => {
  const settings = readSettings();
  const { host, port, apiPort, apiBaseUrl } = settings;
  await requireFreePorts(host, [{ setting: 'PORT', port }, ...(apiBaseUrl ? [] : [{ setting: 'API_PORT', port: apiPort }])]);
  const builds = await step('Building what changed', async () => buildChanged(await namesForReaders()));
  await step('Releasing the local builds', async () => {
    const changed = await releaseBuilds(openLocalStore(settings), builds, { ...settings, by: 'npm start' });
    console.log(changed.length > 0 ? `  now live: ${changed.join(', ')}` : '  all live already');
  });
  const servers = await step('Starting the servers', () => startServers(apiBaseUrl ? [shellPlan(settings)] : [apiPlan(settings), shellPlan(settings)]));
  console.log(welcome(settings));
  await untilStopped(servers);
});
