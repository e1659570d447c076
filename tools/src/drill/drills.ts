/** The drills: what is broken, and what must hold meanwhile (docs/drills.md). */
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rush } from './load.ts';
import type { Target } from './outcome.ts';
import { pause, type DrillProcess } from './processes.ts';
import type { DatabaseKind, DrillSite, Postgres } from './site.ts';

export interface Drill {
  readonly name: string;
  readonly about: string;
  readonly database: DatabaseKind;
  readonly target: Target;
  /** Needs the data of the embedded database on a file system of their own, which only root can mount. */
  readonly needsOwnFileSystem?: boolean;
  /** The promoted standby is another cluster than before: no drill can follow on this site. */
  readonly endsSite?: boolean;
  /** Runs under load and leaves everything running. `countFrom` says that recovery counts from now. */
  run(site: DrillSite, countFrom: () => void): Promise<void>;
}

/** Long enough for nginx to try a process that it left out (10 s) once more. */
const HANG_MS = 16_000;
const KILL_ROUNDS = 8;

async function hang(process: DrillProcess, countFrom: () => void): Promise<void> {
  countFrom();
  process.signal('SIGSTOP');
  await pause(HANG_MS);
  process.signal('SIGCONT');
}

async function killInTurn(processes: readonly DrillProcess[], countFrom: () => void): Promise<void> {
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const process = processes[round % processes.length];
    if (round === 0) countFrom();
    await process?.end('SIGKILL');
    await process?.start();
    await pause(500);
  }
}

function postgresOf({ postgres }: DrillSite): Postgres {
  if (postgres === null) throw new Error('This drill needs PostgreSQL.');
  return postgres;
}

/** Takes all room, to the last block. */
function fill(folder: string): string {
  const file = path.join(folder, 'filler');
  const block = Buffer.alloc(4_096);
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return file;
}

export const DRILLS: readonly Drill[] = [
  {
    name: 'kill',
    about: 'kill -9 of API and shell processes in turn, each started again',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: null },
    run: ({ apis: [api1, api2], shells: [shell1, shell2] }, countFrom) => killInTurn([api1, shell1, api2, shell2].filter((one) => one !== undefined), countFrom),
  },
  {
    name: 'rolling-restart',
    about: 'SIGTERM to each process, the next one when it is ready again',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: 0 },
    run: async ({ apis, shells }, countFrom) => {
      countFrom();
      for (const process of [...apis, ...shells]) {
        await process.end('SIGTERM');
        await process.start();
      }
    },
  },
  {
    name: 'hung-api',
    about: 'one of two APIs stops answering (SIGSTOP), connections stay open',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: 1 },
    run: ({ apis: [api] }, countFrom) => (api ? hang(api, countFrom) : Promise.reject(new Error('There is no API.'))),
  },
  {
    name: 'hung-shell',
    about: 'one of two shells stops answering',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: 1 },
    run: ({ shells: [shell] }, countFrom) => (shell ? hang(shell, countFrom) : Promise.reject(new Error('There is no shell.'))),
  },
  {
    name: 'silent-connections',
    about: 'all connections to the database fall silent without being closed; new ones pass',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: null, recoveryMs: 10_000 },
    run: async (site, countFrom) => {
      // The pools are full: each connection that falls silent can take one query with it.
      await rush(site.origin, 80);
      countFrom();
      postgresOf(site).relay.silence();
      await rush(site.origin, 80);
      await pause(20_000);
    },
  },
  {
    name: 'redis-loss',
    about: 'Redis is killed and comes back after six seconds',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: 0 },
    run: async ({ redis }, countFrom) => {
      countFrom();
      await redis.end('SIGKILL');
      await pause(6_000);
      await redis.start();
    },
  },
  {
    name: 'redis-hang',
    about: 'Redis stops answering for ten seconds',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: 0 },
    run: async ({ redis }, countFrom) => {
      countFrom();
      redis.signal('SIGSTOP');
      await pause(10_000);
      redis.signal('SIGCONT');
    },
  },
  {
    name: 'database-crash',
    about: 'PostgreSQL crashes and is started again',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: null, recoveryMs: 10_000 },
    run: async (site, countFrom) => {
      const { primary } = postgresOf(site);
      await primary.stop('immediate');
      await pause(2_000);
      await primary.start();
      countFrom();
    },
  },
  {
    name: 'failover',
    about: 'PostgreSQL crashes for good; a standby is promoted and its address takes over',
    database: 'PostgreSQL',
    target: { failedViews: 0, failedCalls: null, recoveryMs: 10_000 },
    endsSite: true,
    run: async (site, countFrom) => {
      const { primary, relay, addStandby } = postgresOf(site);
      const standby = await addStandby();
      await pause(2_000);
      await primary.stop('immediate');
      await standby.promote();
      relay.leadTo(standby.port);
      countFrom();
    },
  },
  {
    name: 'kill-embedded',
    about: 'kill -9 of the only API on the embedded database, and of the shells',
    database: 'PGlite',
    target: { failedViews: 0, failedCalls: null },
    run: ({ apis: [api], shells: [shell1, shell2] }, countFrom) => killInTurn([api, shell1, api, shell2].filter((one) => one !== undefined), countFrom),
  },
  {
    name: 'disk-full',
    about: 'no room is left for the embedded database, then there is again',
    database: 'PGlite',
    target: { failedViews: 0, failedCalls: null, leastFailedCalls: 1, recoveryMs: 5_000 },
    needsOwnFileSystem: true,
    run: async ({ dataDir }, countFrom) => {
      const filler = fill(dataDir);
      await pause(8_000);
      rmSync(filler);
      countFrom();
    },
  },
];
