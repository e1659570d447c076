/** pg_dump and pg_restore on the database of an address. The password goes by the environment: arguments are seen by all users. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { codeOf } from '../error-code.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** Writes the whole database to a file in pg_dump's custom format, as of one moment. Throws an Error with a sentence. */
export async function dumpServer(url: string, file: string): Promise<void> {
  await requireTool('pg_dump', url);
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${withoutPassword(url)}`], url);
}

/** Fills an empty database from such a file, wholly or not at all. Throws an Error with a sentence. */
export async function fillServer(url: string, file: string): Promise<void> {
  await requireTool('pg_restore', url);
  await run('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${withoutPassword(url)}`, file], url);
}

/** Whether the database has no table of its own yet. */
export function isEmptyServer(url: string): Promise<boolean> {
  return asked(url, "select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')) as answer", (answer) => answer === true);
}

/** Both tools write and read for servers of their own version and older ones. */
async function requireTool(tool: Tool, url: string): Promise<void> {
  const printed = await run(tool, ['--version'], url);
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(printed)?.[1]);
  const server = await asked(url, "select current_setting('server_version_num')::integer / 10000 as answer", Number);
  if (version < server) {
    throw new Error(`${tool} is of PostgreSQL ${version} and the server of ${server}. Install the client programs of PostgreSQL ${server} or newer (Debian: postgresql-client-${server}) and put them first in PATH.`);
  }
}

async function asked<Answer>(url: string, query: string, read: (answer: unknown) => Answer): Promise<Answer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(query);
    return read(rows[0]?.answer);
  } finally {
    await client.end();
  }
}

/** What the tool printed. */
async function run(tool: Tool, args: readonly string[], url: string): Promise<string> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PGPASSWORD: decodeURIComponent(new URL(url).password) || process.env['PGPASSWORD'] } });
  let printed = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await once(child, 'close');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error(`${tool} is not installed on this machine. Install the client programs of PostgreSQL (Debian: postgresql-client) and try again.`, { cause: error });
  }
  if (child.exitCode !== 0) throw new Error(`${tool} failed: ${said.trim().split('\n').slice(0, 3).join(' ')}`);
  return printed;
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}
