/** PostgreSQL through its own command, so that measuring needs no driver: `TEST_DATABASE_URL`, or the local server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';

const SERVER = process.env['TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres';
const QUIET = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set', 'ON_ERROR_STOP=1'];

/** Why nothing can be measured on PostgreSQL here; null when it can. */
export function missingPostgres(): string | null {
  const { error, status, stderr } = spawnSync('psql', [...QUIET, '--command', 'select 1', SERVER], { encoding: 'utf8' });
  if (error) return 'psql is not installed: nothing was measured on PostgreSQL.';
  return status === 0 ? null : `No PostgreSQL answers (${stderr.trim().split('\n')[0] ?? ''}): nothing was measured on it.`;
}

/** Runs SQL, which may be a long stream with the data of COPY in it; gives what it printed. */
export async function psql(url: string, statements: string | Iterable<string>): Promise<string> {
  const child = spawn('psql', [...QUIET, url], { stdio: ['pipe', 'pipe', 'pipe'] });
  const heard = { out: '', said: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (heard.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (heard.said += text));
  const ended = once(child, 'close');
  await pipeline(Readable.from(typeof statements === 'string' ? [statements] : statements), child.stdin);
  await ended;
  if (child.exitCode !== 0) throw new Error(`psql: ${heard.said.trim()}`);
  return heard.out.trim();
}

/** An empty database while `use` runs. */
export async function withDatabase<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const name = `amberlane_bench_${randomUUID().replaceAll('-', '')}`;
  await psql(SERVER, `create database ${name};`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  try {
    return await use(url.href);
  } finally {
    await psql(SERVER, `drop database ${name} with (force);`);
  }
}
