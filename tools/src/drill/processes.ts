/** A process of a drill: it can be killed, stopped, continued and started anew. What it prints goes to a file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';

export interface ProcessPlan {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  /** Resolves once the process can do its work; asked again and again. */
  readonly isReady: () => Promise<boolean>;
}

export interface DrillProcess {
  readonly name: string;
  /** Starts it where it does not run, and waits until it is ready. Throws when it ends first or takes a minute. */
  start(): Promise<void>;
  /** Sends the signal and goes on. */
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const READY_MS = 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

export function drillProcess({ name, command: [program, ...args], env, isReady }: ProcessPlan, folder: string): DrillProcess {
  let child: ChildProcess | null = null;
  const runs = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    name,
    start: async () => {
      if (runs()) return;
      const log = openSync(path.join(folder, `${name}.log`), 'a');
      child = spawn(program, args, { cwd: REPOSITORY, env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', log, log] });
      const deadline = Date.now() + READY_MS;
      while (!(await isReady())) {
        if (!runs()) throw new Error(`${name} ended before it was ready; see ${folder}/${name}.log`);
        if (Date.now() > deadline) throw new Error(`${name} was not ready within a minute; see ${folder}/${name}.log`);
        await pause(50);
      }
    },
    signal: (signal) => void child?.kill(signal),
    end: async (signal) => {
      if (child === null || !runs()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
