import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { describeOnBothDatabases, makeThrowaway, openThrowaway, postgresServer } from '../testing/test-databases.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { buildIndexes } from './indexes.ts';
import { migrate } from './migrate.ts';
import * as orderList from './migrations/0026-order-list.ts';
import { MIGRATIONS } from './migrations.ts';

/** Of the query builder; versions before this one know no other. */
const LOCK = '3853314791062309107';

describeOnBothDatabases('a database that a newer version has migrated', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** What a newer version leaves behind. */
  async function migratedBeyond(name: string, additive: boolean | null): Promise<void> {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(database.db);
    if (additive !== null) await sql`insert into migration_mark (name, additive) values (${name}, ${additive})`.execute(database.db);
  }

  it('knows of each migration whether it only adds', async () => {
    const { rows } = await sql<{ name: string; additive: boolean }>`select name, additive from migration_mark order by name`.execute(database.db);
    expect(rows).toEqual(Object.entries(MIGRATIONS).map(([name, { additive = false }]) => ({ name, additive })));
  });

  it('is used by this version when the new migrations only add', async () => {
    await migratedBeyond('9001-more', true);
    const said: string[] = [];
    await migrate(database.db, { log: (line) => said.push(line) });
    expect(said).toEqual(['The database was migrated by a newer version (9001-more); this version works on it unchanged.']);
    expect(await database.db.selectFrom('session').select('ended_at').execute()).toEqual([]);
  });

  it('is refused with their names when one of them changes tables, or does not say', async () => {
    await migratedBeyond('9002-less', false);
    await migratedBeyond('9003-unmarked', null);
    await expect(migrate(database.db)).rejects.toThrow(/^A newer version has changed the tables .* \(9002-less, 9003-unmarked\)\. Start that version again, or restore the backup/);
  });
});

describeOnBothDatabases('the status of orders', (open) => {
  it('is filled in for those that were there before it was kept', async () => {
    const database = await open();
    const { db } = database;
    for (const undo of [
      sql`drop trigger customer_order_status on customer_order`, sql`drop trigger waybill_order_status on waybill`, sql`drop function set_order_status, move_order_status, order_status_of`,
      sql`drop table order_export`, sql`alter table customer_order drop column status, drop column presend, drop column price_minor`,
    ]) await undo.execute(db);
    const at = new Date('2026-11-20T10:30:00Z');
    await sql`insert into account (id, email, country, locale, nick_name, profile, created_at, updated_at) values ('a', 'a@example.com', 'GH', 'en', '', '{}', ${at}, ${at})`.execute(db);
    await sql`insert into waybill (waybill_no, product, origin, destination, weight_grams, pieces, latest_code, latest_at, created_at) values ('W', 'smallParcel', 'x', 'x', 1, 1, 'DELIVERED', ${at}, ${at})`.execute(db);
    await sql`
      insert into customer_order (id, account_id, order_no, trade_no, waybill_no, kind, stage, form, search, reference_price, version, created_at, updated_at)
      values ('sent', 'a', 's', 's', 'W', 'local', 'SUBMITTED', '{"presend": true}', '', '{"amount": 7800, "currency": "CNY"}', 1, ${at}, ${at}), ('draft', 'a', 'd', 'd', null, 'local', 'DRAFT', '{}', '', null, 1, ${at}, ${at})`.execute(db);
    await orderList.up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('customer_order').select(['id', 'status', 'presend', 'price_minor']).orderBy('id').execute();
    expect(rows.map((row) => ({ ...row, price_minor: Number(row.price_minor) }))).toEqual([
      { id: 'draft', status: 'DRAFT', presend: false, price_minor: -1 }, { id: 'sent', status: 'DELIVERED', presend: true, price_minor: 7_800 },
    ]);
    await database.close();
  });
});

describeOnBothDatabases('indexes of large tables', (open) => {
  it('are there, and made anew when they are missing', async () => {
    const database = await open();
    const names = async (): Promise<string[]> => {
      const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes where indexname in ('follower_email', 'customer_order_account')`.execute(database.db);
      return rows.map(({ indexname }) => indexname).sort();
    };
    expect(await names()).toEqual(['customer_order_account', 'follower_email']);
    await sql`drop index follower_email`.execute(database.db);
    await migrate(database.db);
    expect(await names()).toEqual(['customer_order_account', 'follower_email']);
    await database.close();
  });
});

const local = postgresServer();
(local === null ? describe.skip : describe)('an index that needs extensions, PostgreSQL', () => {
  it('is left out with a line for the operator where the role may not create them', async () => {
    const database = await openThrowaway(local ?? '');
    const role = `amberlane_test_${Date.now()}`;
    const names = async (): Promise<string[]> => {
      const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes where indexname = 'customer_order_keyword'`.execute(database.db);
      return rows.map(({ indexname }) => indexname);
    };
    expect(await names()).toEqual(['customer_order_keyword']);
    const said: string[] = [];
    await database.db.connection().execute(async (session) => {
      await sql`drop extension pg_trgm cascade`.execute(session);
      await sql`create role ${sql.ref(role)}`.execute(session);
      await sql`set role ${sql.ref(role)}`.execute(session);
      await buildIndexes(session, (line) => said.push(line));
      await sql`reset role`.execute(session);
      await sql`drop role ${sql.ref(role)}`.execute(session);
    });
    expect(said).toEqual(['The index customer_order_keyword is left out: this role may not create the extensions pg_trgm and btree_gin. Keyword searches in long lists take longer.']);
    expect(await names()).toEqual([]);
    await migrate(database.db);
    expect(await names()).toEqual(['customer_order_keyword']);
    await database.close();
  });
});

describe('migrations that are marked as additive', () => {
  const CHANGING = /\b(?:drop|rename|alterColumn|setNotNull|setDataType|deleteFrom|updateTable|truncate)\w*|\b(?:delete from|update \w+ set)\b/i;
  const folder = join(__dirname, 'migrations');
  const additive = readdirSync(folder).filter((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file) && readFileSync(join(folder, file), 'utf8').includes('export const additive = true'));

  /** A column that the migration itself adds may be filled by it: no older version has ever read it. Codes in quotes are no commands. */
  const FILLING = /\bupdate \w+ set (\w+) =/g;
  /** A key in whose place a longer one comes, in the same statement: older versions find and write their rows as before. */
  const LONGER_KEY = /\bdrop constraint \w+_pkey, add primary key \(\w+, /g;
  const withoutFilling = (text: string): string =>
    text.replace(FILLING, (update, column: string) => (text.includes(`add column ${column} `) ? '' : update)).replace(/'[A-Z_]+'/g, '').replace(LONGER_KEY, '');

  it.each(additive)('%s takes nothing away', (file) => {
    expect(withoutFilling(readFileSync(join(folder, file), 'utf8'))).not.toMatch(CHANGING);
  });

  it('would be found if they did', () => {
    expect(readFileSync(join(folder, '0016-address-book.ts'), 'utf8')).toMatch(CHANGING);
    expect(withoutFilling('add column a text; update t set b = 1')).toMatch(CHANGING);
    expect(withoutFilling('add column a text; update t set a = 1')).not.toMatch(CHANGING);
    expect(withoutFilling('alter table t drop constraint t_pkey, add primary key (a)')).toMatch(CHANGING);
    expect(withoutFilling('alter table t drop constraint t_pkey, add primary key (a, b)')).not.toMatch(CHANGING);
    expect(additive).toContain('0024-session-end.ts');
  });
});

const server = postgresServer();
(server === null ? describe.skip : describe)('migrations on PostgreSQL', () => {
  it('wait for another process longer than a statement of a call may take, and say so', async () => {
    const { url, drop } = await makeThrowaway(server ?? '');
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`select pg_advisory_lock(${LOCK})`);
    const said: string[] = [];
    const opening = openDatabase({ kind: 'postgres', url }, () => {}, { log: (line) => said.push(line) });
    const first = await Promise.race([opening.then(() => 'opened', String), setTimeout(6_000, 'waits')]);
    expect(first).toBe('waits');
    expect(said).toEqual(['Another process is migrating the database; waiting until it has finished.']);
    await other.end();
    const database = await opening;
    await database.ping();
    await database.close();
    await drop();
  });

  it('leave calls the limits for a statement and for an open transaction', async () => {
    const database = await openThrowaway(server ?? '');
    const { rows } = await sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.db);
    expect(rows).toEqual([{ statement: '5s', idle: '10s' }]);
    await database.close();
  });

  it('of two processes at once on an empty database are applied once', async () => {
    const { url, drop } = await makeThrowaway(server ?? '');
    const both = await Promise.all([1, 2].map(() => openDatabase({ kind: 'postgres', url }, () => {})));
    const { rows } = await sql<{ count: string }>`select count(*) from kysely_migration`.execute(both[0]?.db ?? raise());
    expect(rows).toEqual([{ count: String(Object.keys(MIGRATIONS).length) }]);
    for (const one of both) await one.close();
    await drop();
  });

  it('end in a sentence when a table stays in use', async () => {
    const { url, drop } = await makeThrowaway(server ?? '');
    const before = await openDatabase({ kind: 'postgres', url }, () => {});
    await sql`delete from kysely_migration where name >= '0024-session-end'`.execute(before.db);
    await sql`delete from migration_mark where name >= '0024-session-end'`.execute(before.db);
    await before.close();
    const reader = new Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin; lock table session in access share mode');
    await expect(openDatabase({ kind: 'postgres', url }, () => {})).rejects.toThrow(
      'The migration 0024-session-end failed, and the database is as it was before: canceling statement due to lock timeout. Another session has used a table for 10s or longer: pg_stat_activity shows which.',
    );
    await reader.end();
    await drop();
  });
});

function raise(): never {
  throw new Error('no database');
}
