/** Backing up and restoring: a PostgreSQL server by its own tools, the embedded database as a copy of its folder while no server runs. */
import { existsSync, openSync, closeSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type DatabaseSource } from '../database/database.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { discardOutdated, type Discarded } from './after-restore.ts';
import { dumpServer, fillServer, isEmptyServer } from './postgres-tools.ts';

/** What has a place of its own; not one in memory. */
export type LastingSource = Exclude<DatabaseSource, { kind: 'memory' }>;

const folderOf = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, 'db');

/** Writes a file that only its owner reads; it is there when it is whole. Throws an Error with a sentence. */
export async function backUp(source: LastingSource, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file: a backup never replaces one.`);
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, '', { mode: 0o600 });
  try {
    if (source.kind === 'postgres') await dumpServer(source.url, unfinished);
    else writeFileSync(unfinished, await copyOfFolder(source));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Fills an empty database, brings its tables to this version and takes out what must not come back. Throws an Error with a sentence. */
export async function restore(source: LastingSource, file: string): Promise<Discarded> {
  requireKind(source, file);
  if (source.kind === 'postgres') {
    if (!(await isEmptyServer(source.url))) throw new Error('DATABASE_URL names a database that holds tables. Create an empty one (createdb), name it in DATABASE_URL, and restore into that.');
    await fillServer(source.url, file);
  } else {
    await fillFolder(source, file);
  }
  return prepareRestored(source);
}

/** The second half of a restore, for a database that was brought back by other means. */
export async function prepareRestored(source: LastingSource): Promise<Discarded> {
  const database = await openDatabase(source, () => {});
  try {
    return await discardOutdated(database.db);
  } finally {
    await database.close();
  }
}

async function copyOfFolder(source: { readonly dataDir: string }): Promise<Buffer> {
  const folder = folderOf(source);
  if (!existsSync(folder)) throw new Error(`There is no database in ${source.dataDir}: set DATA_DIR or DATABASE_URL.`);
  const lock = lockFolder(folder);
  try {
    const pglite = new PGlite(folder);
    await pglite.waitReady;
    const copy = await pglite.dumpDataDir('gzip');
    await pglite.close();
    return Buffer.from(await copy.arrayBuffer());
  } finally {
    lock.release();
  }
}

async function fillFolder(source: { readonly dataDir: string }, file: string): Promise<void> {
  const folder = folderOf(source);
  if (existsSync(folder)) throw new Error(`${source.dataDir} holds a database already. Move ${folder} away, or set DATA_DIR to another folder, and restore again.`);
  const lock = lockFolder(folder);
  try {
    const pglite = new PGlite(folder, { loadDataDir: new Blob([readFileSync(file)]) });
    await pglite.waitReady;
    await pglite.close();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${file} can't be read to its end; nothing was restored.`, { cause: error });
  } finally {
    lock.release();
  }
}

function requireKind({ kind }: LastingSource, file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const found = kindOf(file);
  if (found === kind) return;
  if (found === 'postgres') throw new Error(`${file} is a backup of a PostgreSQL database. Name an empty one in DATABASE_URL.`);
  if (found === 'folder') throw new Error(`${file} is a backup of the embedded database. Take DATABASE_URL away to restore it into DATA_DIR.`);
  throw new Error(`${file} is not a backup that this command made.`);
}

/** By its first bytes: `PGDMP` of pg_dump, those of gzip else. */
function kindOf(file: string): LastingSource['kind'] | null {
  const start = Buffer.alloc(5);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, start);
  closeSync(descriptor);
  if (start.toString('latin1') === 'PGDMP') return 'postgres';
  return start.readUInt16BE() === 0x1f8b ? 'folder' : null;
}
