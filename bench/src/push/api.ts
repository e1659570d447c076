/** The API alone on an empty database of one kind, with a key for pushes. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../../tools/src/repository.ts';
import { freePorts, withServers } from '../site.ts';
import { withDatabase } from './psql.ts';

export interface MeasuredApi {
  /** `http://127.0.0.1:9200` */
  readonly address: string;
  readonly key: string;
  /** null on the embedded database. */
  readonly databaseUrl: string | null;
}

export type Kind = 'embedded' | 'PostgreSQL';

const run = promisify(execFile);

/** Runs the API on a database of this kind while `use` does. */
export async function withApi<Result>(kind: Kind, use: (api: MeasuredApi) => Promise<Result>): Promise<Result> {
  if (kind === 'PostgreSQL') return withDatabase((url) => served({ DATABASE_URL: url }, url, use));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-bench-'));
  try {
    return await served({ DATA_DIR: dataDir, DATABASE_URL: '' }, null, use);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function served<Result>(where: Readonly<Record<string, string>>, databaseUrl: string | null, use: (api: MeasuredApi) => Promise<Result>): Promise<Result> {
  const [port = 0] = await freePorts(1);
  const env = {
    ...where, API_PORT: String(port), DEMO: '0', LOG_LEVEL: 'silent',
    // Everything comes from one address with one key, and the limits are not what is measured.
    NUMBERS_PER_MINUTE: '100000000', PUSHED_PER_SECOND: '100000000',
  };
  const address = `http://127.0.0.1:${port}`;
  return withServers([{ name: 'api', command: ['api/src/main.ts'], env, readyUrl: `${address}/readyz` }], async () => {
    const command = ['api/src/api-keys/cli.ts', 'create', '--name', 'bench', '--scopes', 'events:write,waybills:write'];
    const { stdout } = await run(process.execPath, command, { cwd: REPOSITORY, env: { ...process.env, ...env } });
    return use({ address, key: stdout.split('\n', 1)[0] ?? '', databaseUrl });
  });
}
