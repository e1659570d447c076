/** The site as `docker-compose.yml` runs it, on this machine: two shells, two APIs, nginx, a database, Redis, mail and text messages. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLocalStore, releaseBuilds } from '../local-builds.ts';
import { freePorts } from '../ports.ts';
import { answersAt, ensureNginx, startNginx } from '../proxy/local-nginx.ts';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { runCommand } from '../run-command.ts';
import { answers, drillProcess, type DrillProcess } from './processes.ts';
import { databaseUrl, startPrimary, startStandby, type Cluster } from './postgres.ts';
import { startRelay, type Relay } from './relay.ts';
import { startSinks } from './sinks.ts';

const HOST = '127.0.0.1';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Postgres {
  readonly primary: Cluster;
  /** Between the APIs and the cluster. */
  readonly relay: Relay;
  addStandby(): Promise<Cluster>;
}

export interface DrillSite {
  /** Where readers come in: `http://127.0.0.1:9200`. */
  readonly origin: string;
  /** Two where the database is PostgreSQL, else one. */
  readonly apis: readonly DrillProcess[];
  readonly shells: readonly DrillProcess[];
  readonly redis: DrillProcess;
  /** Forgets what limits have counted: each drill begins anew. */
  forgetLimits(): Promise<void>;
  /** null on the embedded database. */
  readonly postgres: Postgres | null;
  /** Of the embedded database. */
  readonly dataDir: string;
  /** Of all logs. It is removed at the end unless somebody keeps it. */
  readonly folder: string;
  keepFolder(): void;
}

export type DatabaseKind = 'PostgreSQL' | 'PGlite';

export interface SiteOptions {
  readonly database: DatabaseKind;
  readonly builds: readonly ArtifactManifest[];
  /** Called with the folder of the embedded database before anything lies in it; gives what undoes it. */
  readonly prepareData?: (folder: string) => Promise<() => Promise<void>>;
}

/** What ends the parts of the site that were started, in the order in which they were. */
type Undo = (() => unknown)[];

/** Runs the site while `use` does, also when a signal ends this process. What does not start leaves its logs. */
export async function withDrillSite<Result>(options: SiteOptions, use: (site: DrillSite) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'amberlane-drill-'));
  chmodSync(folder, 0o755);
  const undo: Undo = [];
  const end = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const endOnSignal = (): void => void end().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.on(signal, endOnSignal);
  try {
    const parts = await startSite(options, folder, undo);
    let isKept = false;
    const keepFolder = (): void => {
      isKept = true;
    };
    undo.unshift(() => isKept || rmSync(folder, { recursive: true, force: true }));
    return await use({ ...parts, folder, keepFolder });
  } finally {
    await end();
    for (const signal of SIGNALS) process.off(signal, endOnSignal);
  }
}

async function startPostgres(folder: string, [port = 0, standbyPort = 0]: readonly number[], undo: Undo): Promise<Postgres> {
  const primary = await startPrimary(path.join(folder, 'primary'), port);
  undo.push(() => primary.stop('immediate').catch(() => undefined));
  const relay = await startRelay(port);
  undo.push(() => relay.close());
  const addStandby = async (): Promise<Cluster> => {
    const standby = await startStandby(path.join(folder, 'standby'), standbyPort, primary);
    undo.push(() => standby.stop('immediate').catch(() => undefined));
    return standby;
  };
  return { primary, relay, addStandby };
}

async function startSite({ database, builds, prepareData }: SiteOptions, folder: string, undo: Undo): Promise<Omit<DrillSite, 'folder' | 'keepFolder'>> {
  const nginx = ensureNginx();
  if (nginx === null) throw new Error('nginx is not installed: install the package nginx-light, or name the program with NGINX_PATH.');
  const [readersPort = 0, callsPort = 0, healthPort = 0, redisPort = 0, api1 = 0, api2 = 0, shell1 = 0, shell2 = 0, ...databasePorts] = await freePorts(HOST, 10);
  const siteOrigin = `http://localhost:${readersPort}`;
  const origins = { SITE_ORIGIN: siteOrigin, TURKISH_ORIGIN: `http://tr.localhost:${readersPort}` };
  const common = { ...origins, HOST, NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.0/8' };

  const run = async (plan: Parameters<typeof drillProcess>[0]): Promise<DrillProcess> => {
    const started = drillProcess(plan, folder);
    undo.push(async () => {
      started.signal('SIGCONT');
      await started.end('SIGKILL');
    });
    await started.start();
    return started;
  };

  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  if (prepareData) undo.push(await prepareData(dataDir));
  const postgres = database === 'PostgreSQL' ? await startPostgres(folder, databasePorts, undo) : null;
  const sinks = await startSinks();
  undo.push(() => sinks.close());
  const redis = await run({
    name: 'redis', command: ['redis-server', '--port', String(redisPort), '--bind', HOST, '--save', '', '--appendonly', 'no'], env: {}, isReady: () => answersAt(redisPort),
  });
  const forgetLimits = async (): Promise<void> => {
    await runCommand('redis-cli', ['-h', HOST, '-p', String(redisPort), 'flushall']);
  };
  const apiPorts = postgres ? [api1, api2] : [api1];
  const apiEnv = {
    ...common, DATA_DIR: dataDir, DATA_KEY: randomBytes(32).toString('base64'), REDIS_URL: `redis://${HOST}:${redisPort}`,
    SMTP_URL: sinks.smtpUrl, SMS_WEBHOOK_URL: sinks.smsUrl, DEMO: '1', SIMULATOR_SECONDS: '0', NUMBERS_PER_MINUTE: '100000000',
    ...(postgres && { DATABASE_URL: databaseUrl(postgres.relay.port) }),
  };
  const node = process.execPath;
  const apis: DrillProcess[] = [];
  for (const [index, port] of apiPorts.entries()) {
    apis.push(await run({ name: `api-${index + 1}`, command: [node, 'api/src/main.ts'], env: { ...apiEnv, API_PORT: String(port) }, isReady: () => answers(`http://${HOST}:${port}/readyz`) }));
  }

  const proxy = await startNginx(nginx, {
    folder: path.join(folder, 'nginx'), readersPort, callsPort, healthPort,
    shells: [`${HOST}:${shell1}`, `${HOST}:${shell2}`], apis: [`${HOST}:${api1}`, `${HOST}:${apiPorts[1] ?? api1}`],
  });
  undo.push(() => proxy.stop());

  const store = { dataDir: path.join(folder, 'release'), storeUrl: path.join(folder, 'release/store') };
  await releaseBuilds(openLocalStore(store), builds, { ...store, channel: 'production', by: 'npm run drill' });
  const shells: DrillProcess[] = [];
  for (const [index, port] of [shell1, shell2].entries()) {
    const env = { ...common, PORT: String(port), API_BASE_URL: `http://${HOST}:${callsPort}`, DATA_DIR: store.dataDir, STORE_URL: store.storeUrl };
    shells.push(await run({ name: `shell-${index + 1}`, command: [node, 'shell/src/server/main.ts'], env, isReady: () => answers(`http://${HOST}:${port}/readyz`) }));
  }
  return { origin: `http://${HOST}:${readersPort}`, apis, shells, redis, forgetLimits, postgres, dataDir };
}
