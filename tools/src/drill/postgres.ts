/** A PostgreSQL cluster of a drill's own, and a standby that follows it. The server refuses root: root becomes `postgres`. */
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { runCommand } from '../run-command.ts';

const PLACES = '/usr/lib/postgresql';
const ACCOUNT = 'postgres';
const isRoot = process.getuid?.() === 0;
/** Of a server that listens on this machine for the length of a drill. */
const API_PASSWORD = 'drill';

/** Folder of initdb and pg_ctl, newest version first; `PG_BIN` names another. */
function programs(): string {
  const versions = existsSync(PLACES) ? readdirSync(PLACES).sort((one, other) => Number(other) - Number(one)) : [];
  const folder = process.env['PG_BIN'] || versions.map((version) => path.join(PLACES, version, 'bin')).find((bin) => existsSync(path.join(bin, 'initdb')));
  if (!folder) throw new Error('No PostgreSQL server is installed: install the package postgresql, or name the folder of initdb with PG_BIN.');
  return folder;
}

async function run(program: string, ...args: readonly string[]): Promise<void> {
  const file = path.join(programs(), program);
  const { code, output } = isRoot ? await runCommand('runuser', ['-u', ACCOUNT, '--', file, ...args]) : await runCommand(file, args);
  if (code !== 0) throw new Error(`${program} failed:\n${output}`);
}

export interface Cluster {
  readonly port: number;
  start(): Promise<void>;
  /** `immediate` is a crash; the next start recovers. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  promote(): Promise<void>;
}

function clusterAt(folder: string, port: number): Cluster {
  const data = path.join(folder, 'data');
  const control = (...args: readonly string[]): Promise<void> => run('pg_ctl', '-D', data, '-w', '-s', ...args);
  return {
    port,
    start: () => control('-l', path.join(folder, 'server.log'), '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start'),
    stop: (mode) => control('-m', mode, 'stop'),
    promote: () => control('promote'),
  };
}

async function owned(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  if (!isRoot) return folder;
  const { output } = await runCommand('id', ['-u', ACCOUNT]);
  chownSync(folder, Number(output), -1);
  return folder;
}

const psql = async (port: number, sql: string): Promise<void> => {
  const { code, output } = await runCommand('psql', ['--no-psqlrc', '--quiet', '-h', '127.0.0.1', '-p', String(port), '-U', ACCOUNT, '-v', 'ON_ERROR_STOP=1', '-c', sql, ACCOUNT]);
  if (code !== 0) throw new Error(`psql: ${output}`);
};

/** Address of the API's own role behind `port`. */
export const databaseUrl = (port: number): string => `postgres://amberlane:${API_PASSWORD}@127.0.0.1:${port}/amberlane`;

/** A new cluster that runs, with the role and the database that the compose file makes. */
export async function startPrimary(folder: string, port: number): Promise<Cluster> {
  const own = await owned(folder);
  await run('initdb', '-D', path.join(own, 'data'), '-A', 'trust', '-U', ACCOUNT, '--no-sync');
  const cluster = clusterAt(own, port);
  await cluster.start();
  const env = { POSTGRES_USER: ACCOUNT, PGHOST: '127.0.0.1', PGPORT: String(port), API_DATABASE_PASSWORD: API_PASSWORD };
  const { code, output } = await runCommand('sh', [path.join(REPOSITORY, 'deploy/postgres/10-api-role.sh')], { env });
  if (code !== 0) throw new Error(`deploy/postgres/10-api-role.sh: ${output}`);
  return cluster;
}

/** A standby that streams from the primary. From then on a commit is acknowledged when both have it. */
export async function startStandby(folder: string, port: number, primary: Cluster): Promise<Cluster> {
  const own = await owned(folder);
  await run('pg_basebackup', '-D', path.join(own, 'data'), '-h', '127.0.0.1', '-p', String(primary.port), '-U', ACCOUNT, '-R', '-X', 'stream', '-c', 'fast');
  const standby = clusterAt(own, port);
  await standby.start();
  await psql(primary.port, "alter system set synchronous_standby_names = '*'");
  await psql(primary.port, 'select pg_reload_conf()');
  return standby;
}
