/** The databases that the API's tests run on: PGlite in memory, and PostgreSQL in a throwaway database. */
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../database/database.ts';
import { isProcess } from '../database/folder-lock.ts';
import { administer, databaseUrl, makeFolderWith, openMemoryWith, templateOn, type Content } from './prepared-databases.ts';
import { IS_FULL } from './test-extent.ts';

/** Opens a database of the test's own; without a row unless asked for the reference data. */
export type Open = (content?: Content) => Promise<OpenDatabase>;

const onIdleError = (): void => {};

export const openMemory: Open = (content = 'tables') => openMemoryWith(content, onIdleError);

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Server of the PostgreSQL lane: `TEST_DATABASE_URL`, which then must answer, else a local server when there is one.
 * null skips the lane. Decided at once, because tests are declared before anything can be awaited.
 */
export function postgresServer(): string | null {
  return process.env['TEST_DATABASE_URL'] || (known ??= { server: localServer() }).server;
}

/** Test files that share their modules ask once. */
let known: { readonly server: string | null } | undefined;

function localServer(): string | null {
  const { hostname, port } = new URL(LOCAL_SERVER);
  const knock = `require('node:net').connect(${port}, '${hostname}').on('connect', () => process.exit(0)).on('error', () => process.exit(1)).setTimeout(1000, () => process.exit(1))`;
  try {
    execFileSync(process.execPath, ['-e', knock], { stdio: 'ignore' });
    return LOCAL_SERVER;
  } catch {
    return null;
  }
}

/**
 * For tests of rules, whose SQL is as good on either database: PostgreSQL where a server answers, else the embedded one;
 * both in the full run (`test-extent.ts`).
 */
export function describeOnOneDatabase(name: string, tests: (open: Open) => void): void {
  if (IS_FULL) {
    describeOnBothDatabases(name, tests);
    return;
  }
  const server = postgresServer();
  if (server === null) describe(`${name}, embedded database`, () => tests(openMemory));
  else describe(`${name}, PostgreSQL`, () => tests((content) => openThrowaway(server, content)));
}

/**
 * For what a database could do otherwise: types, collation, locks, several workers, and a first look at every call. The
 * PostgreSQL half is skipped where no server answers.
 */
export function describeOnBothDatabases(name: string, tests: (open: Open) => void): void {
  describe(`${name}, embedded database`, () => tests(openMemory));
  const server = postgresServer();
  (server === null ? describe.skip : describe)(`${name}, PostgreSQL`, () => tests((content) => openThrowaway(server ?? '', content)));
}

/** A database made for the run; once it is closed it is dropped, which no test waits for. */
export async function openThrowaway(server: string, content: Content = 'tables'): Promise<OpenDatabase> {
  const { url, drop } = await makeThrowaway(server, content);
  const database = await openDatabase({ kind: 'postgres', url }, onIdleError);
  return {
    ...database,
    close: async () => {
      await database.close();
      drop().catch(onIdleError);
    },
  };
}

/** Names of throwaway databases tell who made them: a machine and one of its processes. */
const OF_THIS_MACHINE = `amberlane_test_${createHash('sha256').update(hostname()).digest('hex').slice(0, 8)}_`;

/**
 * A database on the server, empty unless said, for a process that opens it itself. Its commits wait for no
 * disk: nobody pulls the plug of a server of tests.
 */
export async function makeThrowaway(server: string, content?: Content): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const template = content ? await templateOn(server, content) : 'template1';
  const name = `${OF_THIS_MACHINE}${process.pid}_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await administer(server, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  void (swept ??= dropLeftovers(server).catch(onIdleError));
  return { url: databaseUrl(server, name), drop: () => administer(server, (client) => client.query(`drop database if exists ${name} with (force)`)) };
}

export interface DataDir {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A `DATA_DIR` for a process that opens it itself: as an API has left it that stopped, or empty unless said. */
export async function makeDataDir(content?: Content): Promise<DataDir> {
  const dataDir = mkdtempSync(join(tmpdir(), 'amberlane-test-'));
  if (content) await makeFolderWith(content, join(dataDir, 'db'));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true }) };
}

/** Once in a process. */
let swept: Promise<void> | undefined;

/** Drops what processes that have ended left on the server. */
const dropLeftovers = (server: string): Promise<void> =>
  administer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [OF_THIS_MACHINE]);
    for (const { datname } of rows) if (!isProcess(Number(datname.slice(OF_THIS_MACHINE.length).split('_')[0]))) await client.query(`drop database if exists ${datname} with (force)`);
  });

/** Where a process of the API keeps its rows: its settings, and the same for a test that looks inside. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly source: DatabaseSource;
  remove(): Promise<void>;
}

/** Makes a place, empty unless said. */
export type MakePlace = (content?: Content) => Promise<Place>;

async function embeddedPlace(content?: Content): Promise<Place> {
  const { dataDir, remove } = await makeDataDir(content);
  return { env: { DATA_DIR: dataDir }, source: { kind: 'folder', dataDir }, remove };
}

async function postgresPlace(server: string, content?: Content): Promise<Place> {
  const { url, drop } = await makeThrowaway(server, content);
  return { env: { DATABASE_URL: url }, source: { kind: 'postgres', url }, remove: drop };
}

/**
 * For long drills of processes that are killed or restored: on the embedded database, which a fresh clone uses; on
 * PostgreSQL as well in the full run (`test-extent.ts`), where a server answers.
 */
export function describeDrill(name: string, drill: (makePlace: MakePlace) => void): void {
  describe(`${name}, embedded database`, () => drill(embeddedPlace));
  const server = IS_FULL ? postgresServer() : null;
  (server === null ? describe.skip : describe)(`${name}, PostgreSQL`, () => drill((content) => postgresPlace(server ?? '', content)));
}
