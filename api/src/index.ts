/** Starting the API inside a process: `startApi(settingsFromEnv(process.env))`. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { listenerOf, openChannel } from './admin-channel/admin-channel.ts';
import type { ApiSettings } from './settings.ts';
import { buildApp } from './app.ts';
import { openDatabase, type DatabaseSource } from './database/database.ts';
import type { MigrationOptions } from './database/migrate.ts';
import { fillReferenceData } from './reference-data.ts';
import { runDemo } from './demo/run-demo.ts';
import { KEY_ORDERS, keyKeeper } from './api-keys/key-admin.ts';
import { STAFF_ORDERS, staffKeeper } from './staff-desk/staff-keeper.ts';

export { createApiMetrics } from './metrics/api-metrics.ts';
export { settingsFromEnv, type ApiSettings } from './settings.ts';

/**
 * How long requests are still taken after the end was announced: those on open connections and in the queue of the
 * socket are answered, and a load balancer sees `/readyz` fail before connections are refused.
 */
const DRAIN_MS = 500;
const LAST_TURNS = 50;

export interface RunningApi {
  /** `http://127.0.0.1:8081`, with the real port when 0 was asked. */
  readonly address: string;
  /** Announces the end, answers what is in flight, stops listening, closes the database and frees its folder. */
  close(): Promise<void>;
}

/** Opens and migrates the database, fills in what is missing, listens. Rejects when any of it can't be done. `migration` takes what there is to say before. */
export async function startApi(settings: ApiSettings, migration: MigrationOptions = {}): Promise<RunningApi> {
  const now = () => new Date();
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let draining = false;
  try {
    const onIdleError = () => {
      // The pool replaces a broken connection by itself; a query that fails is logged with its request.
    };
    const database = await openDatabase(sourceOf(settings), onIdleError, migration);
    undo.push(database.close);
    await fillReferenceData(database.db);
    const app = await buildApp({ settings, database, now, isDraining: () => draining });
    undo.push(() => app.close());
    if (settings.demo) {
      const demo = await runDemo(database.db, { now, log: app.log, seconds: settings.simulatorSeconds });
      undo.push(demo.stop);
    }
    if (settings.databaseUrl === null) {
      const channel = await openChannel(settings.dataDir, [listenerOf(KEY_ORDERS, keyKeeper(database.db, now)), listenerOf(STAFF_ORDERS, staffKeeper(database.db, now))]);
      undo.push(channel.close);
    }
    const address = await app.listen({ host: settings.host, port: settings.port });
    undo.push(async () => {
      draining = true;
      await setTimeout(DRAIN_MS);
      // Accept and read queued connections before closing the port: a process that was held up runs its timers first, and
      // accepting a connection and reading from it take a turn of the loop each.
      for (let turn = 0; turn < LAST_TURNS; turn += 1) await setImmediate();
    });
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const sourceOf = ({ databaseUrl, dataDir }: ApiSettings): DatabaseSource =>
  databaseUrl === null ? { kind: 'folder', dataDir } : { kind: 'postgres', url: databaseUrl };
