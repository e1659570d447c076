/**
 * Databases in memory that need not be migrated: the first test of these migrations makes a copy of the empty tables,
 * which the others open. Making them anew took three times as long, some sixty times a run.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';

const DATABASE_SOURCES = join(__dirname, '../database');
const VERSIONS = join(__dirname, '../../package.json');
const KEPT_IN = join(__dirname, '../../../.cache/test');

/** Opens one with the newest tables and no row. */
export async function openMigratedMemory(onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const file = join(KEPT_IN, `tables-${fingerprint()}.tar`);
  const copy = readKept(file) ?? (await keep(file, await makeCopy()));
  return openDatabase({ kind: 'memory', copy }, onIdleError);
}

/** Names the engine and the migrations: another of either makes another copy. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = join(DATABASE_SOURCES, 'migrations');
  const migrations = readdirSync(folder).sort().map((name) => join(folder, name));
  for (const file of [VERSIONS, join(DATABASE_SOURCES, 'migrate.ts'), ...migrations]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function readKept(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Whole or not at all, however many tests begin at once. */
async function keep(file: string, copy: Blob): Promise<Blob> {
  mkdirSync(KEPT_IN, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, file);
  return copy;
}

async function makeCopy(): Promise<Blob> {
  const pglite = new PGlite();
  await pglite.waitReady;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool(Object.assign(createPgConfig(pglite), { max: 1 })) }) });
  await migrate(db);
  const copy = await pglite.dumpDataDir('none');
  await db.destroy();
  await pglite.close();
  return copy;
}
