/** The databases that the API's tests run on: PGlite in memory, and PostgreSQL in a throwaway database. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { describe } from '@jest/globals';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { openMigratedMemory } from './migrated-memory.ts';

const onIdleError = (): void => {};

export const openMemory = (): Promise<OpenDatabase> => openMigratedMemory(onIdleError);

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Server of the PostgreSQL lane: `TEST_DATABASE_URL`, which then must answer, else a local server when there is one.
 * null skips the lane. Decided at once, because tests are declared before anything can be awaited.
 */
export function postgresServer(): string | null {
  const asked = process.env['TEST_DATABASE_URL'];
  if (asked) return asked;
  const { hostname, port } = new URL(LOCAL_SERVER);
  const knock = `require('node:net').connect(${port}, '${hostname}').on('connect', () => process.exit(0)).on('error', () => process.exit(1)).setTimeout(1000, () => process.exit(1))`;
  try {
    execFileSync(process.execPath, ['-e', knock], { stdio: 'ignore' });
    return LOCAL_SERVER;
  } catch {
    return null;
  }
}

/** Declares the same tests for both databases; the PostgreSQL half is skipped where no server answers. */
export function describeOnBothDatabases(name: string, tests: (open: () => Promise<OpenDatabase>) => void): void {
  describe(`${name}, embedded database`, () => tests(openMemory));
  const server = postgresServer();
  (server === null ? describe.skip : describe)(`${name}, PostgreSQL`, () => tests(() => openThrowaway(server ?? '')));
}

/** A database made for the run and dropped when it is closed. */
export async function openThrowaway(server: string): Promise<OpenDatabase> {
  const { url, drop } = await makeThrowaway(server);
  const database = await openDatabase({ kind: 'postgres', url }, onIdleError);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** An empty database on the server, for a process that opens it itself. */
export async function makeThrowaway(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `amberlane_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
