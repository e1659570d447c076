/**
 * Brings the tables to the newest version: one process at a time, the others wait for it. A database that a newer version
 * has migrated is used as it is when every migration that this version does not know is marked as additive in it.
 */
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { codeOf } from '../error-code.ts';
import { buildIndexes } from './indexes.ts';
import { MIGRATIONS, type MarkedMigration } from './migrations.ts';
import type { Database } from './tables.ts';

export interface MigrationOptions {
  /** Takes lines for the operator: a wait, migrations of a newer version. */
  readonly log?: (line: string) => void;
}

/** Key of the query builder's own lock, so that versions before this one wait as well. A session may take it twice. */
const LOCK = sql.lit(3_853_314_791_062_309_107n);
const LOOK_AGAIN_MS = 500;
/** A change of a table waits this long for those who use it: whoever comes after it waits too. */
const TABLE_WAIT = '10s';
/** SQLSTATE lock_not_available. */
const LOCK_TIMEOUT = '55P03';

/**
 * Applies what is missing, in one session, which should have no limit for its statements. Throws an Error with a sentence
 * when a newer version has changed the tables; throws that of the database when a migration fails.
 */
export const migrate = (db: Kysely<Database>, { log = () => {} }: MigrationOptions = {}): Promise<void> =>
  db.connection().execute(async (session) => {
    await lock(session, log);
    try {
      await waitForTables(session, TABLE_WAIT);
      await applyMissing(session, log);
      // An index waits for every transaction that is running, and keeps nobody waiting.
      await waitForTables(session, '0');
      await buildIndexes(session, log);
    } finally {
      await waitForTables(session, '0');
      await sql`select pg_advisory_unlock(${LOCK})`.execute(session);
    }
  });

const waitForTables = (db: Kysely<Database>, time: string) => sql`select set_config('lock_timeout', ${time}, false)`.execute(db);

/** Asks again and again: a query that waits would hold up an index that the other process builds. */
async function lock(db: Kysely<Database>, log: (line: string) => void): Promise<void> {
  const take = async (): Promise<boolean> => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db);
    return rows[0]?.taken === true;
  };
  if (await take()) return;
  log('Another process is migrating the database; waiting until it has finished.');
  do await setTimeout(LOOK_AGAIN_MS);
  while (!(await take()));
}

async function applyMissing(db: Kysely<Database>, log: (line: string) => void): Promise<void> {
  await sql`create table if not exists migration_mark (name text primary key, additive boolean not null)`.execute(db);
  const newer = await newerMigrations(db);
  if (newer.length > 0) log(`The database was migrated by a newer version (${newer.join(', ')}); this version works on it unchanged.`);
  const migrations: Record<string, Migration> = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
  for (const [name, migration] of Object.entries(MIGRATIONS)) migrations[name] = marked(name, migration);
  const { error, results = [] } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error !== undefined) throw failureOf(error, results.find(({ status }) => status === 'Error')?.migrationName);
}

/** A sentence for the operator; the error itself when no migration was being applied. */
function failureOf(error: unknown, name: string | undefined): Error {
  const { message } = error instanceof Error ? error : new Error(String(error), { cause: error });
  if (name === undefined) return new Error(message, { cause: error });
  const hint = codeOf(error) === LOCK_TIMEOUT ? ` Another session has used a table for ${TABLE_WAIT} or longer: pg_stat_activity shows which. Start again when it has ended.` : '';
  return new Error(`The migration ${name} failed, and the database is as it was before: ${message}.${hint}`, { cause: error });
}

/** The mark is written in the transaction of the migration: older versions read it from the database. */
const marked = (name: string, { up, additive = false }: MarkedMigration): Migration => ({
  up: async (tx) => {
    await up(tx);
    await sql`insert into migration_mark (name, additive) values (${name}, ${additive})`.execute(tx);
  },
});

/** Migrations that this version does not know and may pass over. Throws an Error that names those that it may not. */
async function newerMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (tables[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string; additive: boolean }>`
    select name, coalesce(additive, false) as additive from kysely_migration left join migration_mark using (name) order by name`.execute(db);
  const unknown = rows.filter(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  const changing = unknown.filter(({ additive }) => !additive).map(({ name }) => name);
  if (changing.length > 0) {
    throw new Error(
      `A newer version has changed the tables of this database, and this version does not know how (${changing.join(', ')}). ` +
        'Start that version again, or restore the backup that was made before it: docs/operations.md, "Going back to an older version".',
    );
  }
  return unknown.map(({ name }) => name);
}
