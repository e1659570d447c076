/** Other programs, run to their end. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from './repository.ts';

export interface CommandResult {
  /** Exit code; 1 when a signal ended it. */
  readonly code: number;
  /** What it printed, in the order it came; empty when it printed on the terminal itself. */
  readonly output: string;
}

export interface CommandOptions {
  /** Prints on the terminal while it runs, instead of being collected. */
  readonly visible?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const runningChildren = new Set<ChildProcess>();

/** Ends what `runCommand` started and still runs: for a command that gives up. */
export function endRunningCommands(): void {
  for (const child of runningChildren) child.kill();
}

/** Runs a program in the repository's root. Throws when there is no such program. */
export function runCommand(command: string, args: readonly string[], { visible = false, env = {} }: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...env },
      stdio: visible ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    runningChildren.add(child);
    child.once('exit', () => runningChildren.delete(child));
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a JavaScript program of `node_modules` with the Node that runs this, e.g. `eslint/bin/eslint.js`. */
export const runTool = (program: string, args: readonly string[], options?: CommandOptions): Promise<CommandResult> =>
  runCommand(process.execPath, [path.join(REPOSITORY, 'node_modules', program), ...args], options);
