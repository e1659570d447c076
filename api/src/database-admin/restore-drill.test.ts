/** The drill: a backup of a database with orders and sessions, restored into another one, on which the API then starts. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { login } from '@amberlane/contract/calls/accounts';
import { envelope } from '@amberlane/contract/calls/envelope';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { openDatabase, type DatabaseSource } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import { apiProcesses, type ApiProcess } from '../testing/api-process.ts';
import { describeDrill, makeDataDir, postgresServer, type MakePlace, type Place } from '../testing/test-databases.ts';

const CLI = 'database-admin/cli.ts';
/** Tables of which a restore takes everything away. */
const EMPTIED = ['session', 'verification_code', 'captcha', 'reset_ticket'];
const DATA_KEY = randomBytes(32).toString('base64');

async function counts(db: Kysely<Database>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const counted = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: [row] } = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(db);
      return [name, Number(row?.count)] as const;
    }),
  );
  return Object.fromEntries(counted);
}

async function inside<Result>(source: DatabaseSource, look: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(source, () => {});
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

const withKey = (place: Place): Place => ({ ...place, env: { ...place.env, DATA_KEY } });

function drill(makePlace: MakePlace): void {
  const processes = apiProcesses();
  let root: string;
  let first: Place;
  let second: Place;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'amberlane-backup-'));
    [first, second] = [withKey(await makePlace('demo')), withKey(await makePlace())];
  });
  afterAll(async () => {
    await processes.endAll();
    rmSync(root, { recursive: true });
    await first.remove();
    await second.remove();
  });

  const end = async (api: ApiProcess): Promise<void> => {
    const ended = new Promise((resolve) => void api.child.once('exit', resolve));
    api.child.kill('SIGTERM');
    await ended;
  };
  const post = async (api: ApiProcess, path: string, body: object): Promise<unknown> =>
    (await fetch(api.address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  const signIn = (api: ApiProcess): Promise<unknown> => post(api, login.path, { userName: 'demo@amberlane.example', password: 'Amberlane#2026' });

  it('brings every order back, ends the sessions, and the API starts on it', async () => {
    const file = join(root, 'amberlane.backup');
    const api = await processes.startReady({ ...first.env, DEMO: '1', SIMULATOR_SECONDS: '0' });
    expect(await signIn(api)).toMatchObject({ success: true });
    await end(api);
    await inside(first.source, async (db) => {
      await db.insertInto('captcha').values({ id: 'open', purpose: 'register', answer_hash: '', expires_at: new Date('2099-01-01') }).execute();
      await sql`insert into mail_outbox (id, kind, regarding, params, state, attempts, next_at, created_at) values ('waits', 'x', 'x', '{}', 'pending', 0, now(), now())`.execute(db);
    });
    const before = await inside(first.source, counts);
    expect(before).toMatchObject({ session: expect.any(Number), captcha: 1 });
    expect(before['customer_order']).toBeGreaterThan(0);
    expect(before['session']).toBeGreaterThan(0);

    expect(await processes.run(CLI, ['backup', file], first.env)).toEqual({ code: 0, out: `The backup is in ${file}.\n`, said: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await processes.run(CLI, ['backup', file], first.env)).toMatchObject({ code: 1, said: expect.stringContaining('exists already') });

    // What a cut file has left behind would be in the way of the whole one.
    const cut = join(root, 'cut.backup');
    writeFileSync(cut, readFileSync(file).subarray(0, 60_000));
    expect(await processes.run(CLI, ['restore', cut], second.env)).toMatchObject({ code: 1, said: expect.stringMatching(/can't be read to its end|pg_restore failed/) });
    const restored = await processes.run(CLI, ['restore', file], second.env);
    expect(restored).toMatchObject({ code: 0, said: '', out: expect.stringContaining(`Sessions ended: ${before['session']}.`) });
    const expected = Object.fromEntries(Object.entries(before).map(([name, count]) => [name, EMPTIED.includes(name) ? 0 : count]));
    expect(await inside(second.source, counts)).toEqual(expected);
    expect(await inside(second.source, (db) => db.selectFrom('mail_outbox').select(['state', 'next_at']).where('id', '=', 'waits').execute())).toEqual([{ state: 'dead', next_at: null }]);
    expect(await processes.run(CLI, ['restore', file], second.env)).toMatchObject({ code: 1, said: expect.stringMatching(/holds (tables|a database already)/) });

    const again = await processes.startReady({ ...second.env, DEMO: '0' });
    const { results } = envelope(queryTrack.reply).parse(await post(again, queryTrack.path, { waybillNos: ['GH520938177409'] })).data;
    expect(results).toMatchObject([{ outcome: 'found' }]);
    expect(await signIn(again)).toMatchObject({ success: true });
    await end(again);
  }, 300_000);

  it('refuses a file that is no backup, and one that is not there', async () => {
    const file = join(root, 'notes.txt');
    writeFileSync(file, 'not a backup');
    expect(await processes.run(CLI, ['restore', file], second.env)).toEqual({ code: 1, out: '', said: `${file} is not a backup that this command made.\n` });
    expect(await processes.run(CLI, ['restore', join(root, 'none')], second.env)).toMatchObject({ code: 1, said: expect.stringContaining('There is no file') });
  });
}

describeDrill('backup and restore', drill);

describe('a backup of the embedded database', () => {
  it('is made while no server runs', async () => {
    const processes = apiProcesses();
    const { dataDir, remove } = await makeDataDir('reference');
    await processes.startReady({ DATA_DIR: dataDir, DEMO: '0' });
    const file = join(dataDir, 'amberlane.backup');
    expect(await processes.run(CLI, ['backup', file], { DATA_DIR: dataDir })).toMatchObject({ code: 1, said: expect.stringContaining('Stop that process first') });
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false]);
    await processes.endAll();
    await remove();
  });
});

const server = postgresServer();
if (server === null) process.stdout.write('The backup of PostgreSQL is not tested: no server answers. Set TEST_DATABASE_URL.\n');
(server === null ? describe.skip : describe)('the backup of PostgreSQL', () => {
  it('says what is missing when there are no client programs', async () => {
    const said = await apiProcesses().run(CLI, ['backup', join(tmpdir(), 'never.backup')], { DATABASE_URL: server ?? '', PATH: '/nowhere' });
    expect(said).toEqual({ code: 1, out: '', said: 'pg_dump is not installed on this machine. Install the client programs of PostgreSQL (Debian: postgresql-client) and try again.\n' });
  });

  it('says which version is needed when the client programs are older than the server', async () => {
    const tools = mkdtempSync(join(tmpdir(), 'amberlane-tools-'));
    writeFileSync(join(tools, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n', { mode: 0o755 });
    const { code, said } = await apiProcesses().run(CLI, ['backup', join(tools, 'never.backup')], { DATABASE_URL: server ?? '', PATH: tools });
    expect(z.object({ code: z.literal(1), said: z.string().regex(/^pg_dump is of PostgreSQL 9 and the server of \d+\. Install the client programs of PostgreSQL \d+ or newer/) }).safeParse({ code, said }).error).toBeUndefined();
    rmSync(tools, { recursive: true });
  });
});
