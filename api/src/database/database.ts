/**
 * The one door to the database: PostgreSQL by address, else PGlite in a folder or in memory, both behind the same
 * `pg` pool, so SQL, types and error codes are the same.
 */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrate, type MigrationOptions } from './migrate.ts';
import { answeringPool, callPool, migrationPool } from './postgres-pool.ts';
import { createQueryWatch, type QueryListener } from './query-watch.ts';
import type { Database } from './tables.ts';

export type { RanQuery } from './query-watch.ts';

export type DatabaseSource =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'folder'; readonly dataDir: string }
  /** `copy`: what it holds at first, a folder of the same engine that PGlite dumped; nothing without. */
  | { readonly kind: 'memory'; readonly copy?: Blob };

export interface PoolUse {
  /** Open connections. */
  readonly total: number;
  /** Of these without work. */
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  pool(): PoolUse;
  /** Calls back after each query. */
  onQuery(listener: QueryListener): void;
  /** One cheap round trip; rejects when the database can't be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens and migrates. Rejects when the folder is in use, the server can't be reached or a migration fails. */
export async function openDatabase(source: DatabaseSource, onIdleError: (error: Error) => void, options: MigrationOptions = {}): Promise<OpenDatabase> {
  if (source.kind === 'postgres') await migrateServer(source.url, onIdleError, options);
  const { pool, dispose } = await openPool(source);
  pool.on('error', onIdleError);
  const queries = createQueryWatch();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: answeringPool(pool) }), log: queries.log });
  const close = async () => {
    await db.destroy();
    await dispose();
  };
  try {
    if (source.kind !== 'postgres') await migrate(db, options);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    onQuery: queries.add,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close,
  };
}

/** On a connection of its own, which has no limit for a statement. */
async function migrateServer(url: string, onIdleError: (error: Error) => void, options: MigrationOptions): Promise<void> {
  const pool = migrationPool(url);
  pool.on('error', onIdleError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, options);
  } finally {
    await db.destroy();
  }
}

interface OpenPool {
  readonly pool: Pool;
  dispose(): Promise<void>;
}

async function openPool(source: DatabaseSource): Promise<OpenPool> {
  if (source.kind === 'postgres') return { pool: callPool(source.url), dispose: async () => {} };
  return source.kind === 'memory' ? embedded(new PGlite(source.copy && { loadDataDir: source.copy })) : openFolder(join(source.dataDir, 'db'));
}

async function openFolder(folder: string): Promise<OpenPool> {
  const lock = lockFolder(folder);
  try {
    const { pool, dispose } = await embedded(new PGlite(folder));
    return {
      pool,
      dispose: async () => {
        await dispose();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** PGlite has one session: one client that is never dropped for being idle. */
async function embedded(pglite: PGlite): Promise<OpenPool> {
  await pglite.waitReady;
  const pool = new Pool(Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 }));
  return { pool, dispose: () => pglite.close() };
}
