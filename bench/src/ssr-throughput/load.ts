/** How many replies a second a server gives, asked from a process of its own. */
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../../tools/src/run-command.ts';

const CONNECTIONS = 20;

/** What autocannon prints with `--json`, as far as it is read here. */
interface LoadResult {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly duration: number;
}

/** Replies a second over `seconds`. @throws when any reply was not 200, for then something else was measured. */
export async function repliesPerSecond(url: string, seconds: number): Promise<number> {
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const args = [program, '--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds), '-H', 'accept-encoding: br', url];
  const { code, output } = await runCommand(process.execPath, args);
  const json = output.split('\n').findLast((line) => line.startsWith('{'));
  if (code !== 0 || json === undefined) throw new Error(`autocannon failed:\n${output}`);
  const result = JSON.parse(json) as LoadResult;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} replies were not 200, ${result.errors} failed`);
  return result['2xx'] / result.duration;
}
