/**
 * Databases that need not be migrated and filled: the first test of these sources makes a copy, in a file and a folder
 * for PGlite and as a template on a PostgreSQL server, and the others open that. Making each anew took a third of the
 * suite’s time.
 */
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import { seedDemo } from '../demo/seed.ts';
import { fillReferenceData } from '../reference-data.ts';

/** `tables`: the newest ones without a row; `reference`: with what every installation has; `demo`: with the demo of today too. */
export type Content = 'tables' | 'reference' | 'demo';

/** What tables and rows are made of. */
const CONTRACT = dirname(dirname(createRequire(__filename).resolve('@amberlane/contract/calls')));
const SOURCES = [join(__dirname, '..'), join(__dirname, '../../articles'), CONTRACT];
const KEPT_IN = join(__dirname, '../../../.cache/test');

/** In memory, of PGlite. */
export async function openMemoryWith(content: Content, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  return openDatabase({ kind: 'memory', copy: await copyOf(content) }, onIdleError);
}

/** Makes `folder`, which must not exist, as a process leaves it that has stopped: for one that opens it itself. */
export async function makeFolderWith(content: Content, folder: string): Promise<void> {
  const kept = keptPath(content);
  if (!existsSync(kept)) {
    const copy = await copyOf(content);
    await keep(content, '', async (unfinished) => {
      const pglite = new PGlite(unfinished, { loadDataDir: copy });
      await pglite.waitReady;
      await pglite.close();
    });
  }
  cpSync(kept, folder, { recursive: true });
}

/** Name of the server's database to copy with `create database … template …`; nobody else may be connected to it. */
export async function templateOn(server: string, content: Content): Promise<string> {
  const name = `amberlane_${content}_${editionOf(content)}`;
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
  const hash = createHash('sha256').update(readFileSync(join(__dirname, '../../package.json'))).update(readFileSync(__filename));
  for (const folder of SOURCES) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The demo is of the day on which it was made: what an API finds after a long sleep is another test's matter. */
const editionOf = (content: Content): string => (content === 'demo' ? `${fingerprint()}_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}` : fingerprint());

const isSource = (file: string): boolean => /\.(?:ts|json|md|tsv)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('testing/');

const keptPath = (content: Content, ending = ''): string => join(KEPT_IN, `${content}-${editionOf(content)}${ending}`);

/** Read to the end each time a database is opened: PGlite asks for its bytes, and a Blob would put them together anew. */
class WholeBlob extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const copies = new Map<Content, Promise<Blob>>();

/** A file of a folder of PGlite; read or made once for the test files that share their modules. */
function copyOf(content: Content): Promise<Blob> {
  const copy = copies.get(content) ?? readOrMake(content);
  copies.set(content, copy);
  return copy;
}

async function readOrMake(content: Content): Promise<Blob> {
  const kept = keptPath(content, '.tar');
  if (!existsSync(kept)) {
    const bytes = await makeCopy(content);
    await keep(content, '.tar', async (unfinished) => writeFileSync(unfinished, bytes));
  }
  const { buffer, byteOffset, byteLength } = readFileSync(kept);
  return new WholeBlob(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Whole or not at all, however many tests begin at once; copies of other sources go. */
async function keep(content: Content, ending: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  mkdirSync(KEPT_IN, { recursive: true });
  const unfinished = join(KEPT_IN, `${randomUUID()}.unfinished`);
  const kept = keptPath(content, ending);
  await write(unfinished);
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // A folder does not replace the one that another test has made meanwhile.
    if (!existsSync(kept)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  const isOld = (name: string): boolean => name.startsWith(`${content}-`) && !name.startsWith(`${content}-${editionOf(content)}`);
  for (const name of readdirSync(KEPT_IN)) if (isOld(name)) rmSync(join(KEPT_IN, name), { recursive: true, force: true });
}

/**
 * Each test unpacks all of it, so it is small: one database of the three that an installation has, and no log of what
 * was done. Few buffers, because their memory is cleared at each start.
 */
async function makeCopy(content: Content): Promise<Buffer> {
  const settings = ['shared_buffers=16MB', 'wal_recycle=off', 'min_wal_size=2MB'];
  const pglite = new PGlite({
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    ...(content === 'demo' ? { loadDataDir: await copyOf('reference') } : { initDbStartParams: ['--wal-segsize=1'] }),
  });
  await pglite.waitReady;
  await fill(new Pool(Object.assign(createPgConfig(pglite), { max: 1 })), content);
  const last = [
    "alter system set shared_buffers = '16MB'", 'update pg_database set datistemplate = false', 'drop database if exists template0', 'drop database if exists template1', 'vacuum', 'checkpoint',
  ];
  for (const statement of last) await pglite.query(statement);
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await copy.arrayBuffer());
}

async function fill(pool: Pool, content: Content): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    if (content !== 'tables') await fillReferenceData(db);
    if (content === 'demo') await seedDemo(db, new Date());
  } finally {
    await db.destroy();
  }
}
