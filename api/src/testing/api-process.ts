/** The API, and the commands beside it, as processes of their own, as an operator starts them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it has printed so far, its log included. */
  printed(): string;
}

export interface ApiProcesses {
  /** Starts one and waits until it says that it is ready; throws what it printed when it ends before. */
  startReady(env: Readonly<Record<string, string>>): Promise<ApiProcess>;
  /** Starts one that must refuse to run; gives its exit code and what it said. */
  startRefused(env: Readonly<Record<string, string>>): Promise<{ readonly code: unknown; readonly said: string }>;
  /** Runs another script under `api/src` until it ends. */
  run(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<{ readonly code: unknown; readonly out: string; readonly said: string }>;
  /** Kills what still runs. */
  endAll(): Promise<void>;
}

export function apiProcesses(): ApiProcesses {
  const started: ChildProcess[] = [];

  function start(env: Readonly<Record<string, string>>, script = 'main.ts', args: readonly string[] = []): ChildProcess {
    // Where programs are found, and what Node has compiled before.
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [join(SOURCES, script), ...args], { env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', API_PORT: '0', ...env }, stdio: 'pipe' });
    started.push(child);
    return child;
  }

  return {
    startReady: async (env) => {
      const child = start(env);
      let printed = '';
      // Read to the end: a process whose log nobody takes stands still when the pipe is full.
      const address = await new Promise<string>((resolve, reject) => {
        const read = (chunk: Buffer): void => {
          printed += chunk.toString();
          const found = /ready at (\S+)/.exec(printed)?.[1];
          if (found !== undefined) resolve(found);
        };
        child.stdout?.on('data', read);
        child.stderr?.on('data', read);
        child.once('close', () => reject(new Error(`the API ended before it was ready: ${printed}`)));
      });
      return { child, address, printed: () => printed };
    },
    run: async (script, args, env) => {
      const child = start(env, script, args);
      const heard = { out: '', said: '' };
      child.stdout?.on('data', (chunk: Buffer) => (heard.out += chunk.toString()));
      child.stderr?.on('data', (chunk: Buffer) => (heard.said += chunk.toString()));
      await once(child, 'close');
      return { code: child.exitCode, ...heard };
    },
    startRefused: async (env) => {
      const child = start(env);
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
      await once(child, 'close');
      return { code: child.exitCode, said };
    },
    endAll: async () => {
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },
  };
}
