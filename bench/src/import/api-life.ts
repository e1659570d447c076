/** The API on a database of one kind, which may be killed and started again on what it left behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REPOSITORY } from '../../../tools/src/repository.ts';
import type { Kind } from '../push/api.ts';
import { withDatabase } from '../push/psql.ts';
import { freePorts } from '../site.ts';

const READY_MS = 180_000;

export interface LivingApi {
  readonly address: string;
  /** Kills the process at once, as a machine that fails does, and starts another one on its data; gives the ms until that is ready. */
  killAndRestart(): Promise<number>;
}

/** Runs the API with the demo's customer while `use` does. */
export async function withLivingApi<Result>(kind: Kind, use: (api: LivingApi) => Promise<Result>): Promise<Result> {
  if (kind === 'PostgreSQL') return withDatabase((url) => living({ DATABASE_URL: url }, use));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-bench-'));
  try {
    return await living({ DATA_DIR: dataDir, DATABASE_URL: '' }, use);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function living<Result>(where: Readonly<Record<string, string>>, use: (api: LivingApi) => Promise<Result>): Promise<Result> {
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...where, API_PORT: String(port), DEMO: '1', SIMULATOR_SECONDS: '0', LOG_LEVEL: 'silent' };
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['api/src/main.ts'], { cwd: REPOSITORY, env, stdio: 'ignore' });
    await untilReady(`${address}/readyz`, child);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  try {
    return await use({
      address,
      killAndRestart: async () => {
        await end('SIGKILL');
        const began = performance.now();
        child = await start();
        return performance.now() - began;
      },
    });
  } finally {
    await end('SIGTERM');
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + READY_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode} before it was ready.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The API was not ready within ${READY_MS / 1_000} s.`);
}
