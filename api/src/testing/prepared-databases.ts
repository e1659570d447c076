/**
 * Databases that need not be migrated and filled: the first test of these sources makes a copy, in a file for PGlite
 * and as a template on a PostgreSQL server, and the others open that. Making each anew took a third of the suite’s time.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import { fillReferenceData } from '../reference-data.ts';

/** `tables`: the newest ones without a row; `reference`: with what every installation has. */
export type Content = 'tables' | 'reference';

/** What tables and rows are made of. */
const CONTRACT = dirname(dirname(createRequire(__filename).resolve('@amberlane/contract/calls')));
const SOURCES = [join(__dirname, '..'), join(__dirname, '../../articles'), CONTRACT];
const KEPT_IN = join(__dirname, '../../../.cache/test');

/** In memory, of PGlite. */
export async function openMemoryWith(content: Content, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const kept = `${content}-${fingerprint()}.tar`;
  const copy = readKept(kept) ?? (await keep(kept, content, await makeCopy(content)));
  return openDatabase({ kind: 'memory', copy }, onIdleError);
}

/** Name of the server's database to copy with `create database … template …`; nobody else may be connected to it. */
export async function templateOn(server: string, content: Content): Promise<string> {
  const name = `amberlane_${content}_${fingerprint()}`;
  await administer(server, async (client) => {
    const databases = async (): Promise<string[]> => {
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
      return rows.map(({ datname }) => datname);
    };
    if ((await databases()).includes(name)) return;
    await client.query('select pg_advisory_lock(hashtext($1))', [`amberlane_${content}`]);
    const present = await databases();
    if (present.includes(name)) return;
    const unfinished = `amberlane_unfinished_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${unfinished}`);
    await fill(new Pool({ connectionString: databaseUrl(server, unfinished) }), content);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    // Those of sources that have changed; one that is being copied stays.
    const old = present.filter((other) => other.startsWith(`amberlane_${content}_`));
    for (const other of old) await client.query(`drop database if exists ${other}`).catch(() => undefined);
  });
  return name;
}

/** One connection to the server's own database, closed afterwards with all its locks. */
export async function administer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

let known: string | undefined;
const fingerprint = (): string => (known ??= hashSources());

/** Names the engine and the sources: others make another copy. */
function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(__dirname, '../../package.json')));
  for (const folder of SOURCES) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const isSource = (file: string): boolean => /\.(?:ts|json|md|tsv)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('testing/');

function readKept(name: string): Blob | null {
  try {
    return new Blob([readFileSync(join(KEPT_IN, name))]);
  } catch {
    return null;
  }
}

/** Whole or not at all, however many tests begin at once; copies of other sources go. */
async function keep(name: string, content: Content, copy: Blob): Promise<Blob> {
  mkdirSync(KEPT_IN, { recursive: true });
  const unfinished = join(KEPT_IN, `${randomUUID()}.unfinished`);
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, join(KEPT_IN, name));
  for (const other of readdirSync(KEPT_IN)) if (other.startsWith(`${content}-`) && other !== name) rmSync(join(KEPT_IN, other), { force: true });
  return copy;
}

async function makeCopy(content: Content): Promise<Blob> {
  const pglite = new PGlite();
  await pglite.waitReady;
  let copy: Blob | undefined;
  await fill(new Pool(Object.assign(createPgConfig(pglite), { max: 1 })), content, async () => {
    copy = await pglite.dumpDataDir('none');
  });
  await pglite.close();
  if (!copy) throw new Error('nothing was copied');
  return copy;
}

async function fill(pool: Pool, content: Content, then: () => Promise<void> = async () => {}): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    if (content === 'reference') await fillReferenceData(db);
    await then();
  } finally {
    await db.destroy();
  }
}
