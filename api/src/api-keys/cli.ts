/** Entry of `npm run api-keys`: finds the database and carries the order out. */
import { carryOutOrder } from '../admin-channel/carry-out.ts';
import { settingsFromEnv } from '../settings.ts';
import { KEY_ORDERS, keyKeeper, type KeyKeeper } from './key-admin.ts';
import { carryOut, readOrder, USAGE } from './command.ts';

const now = (): Date => new Date();

async function linesFor(args: readonly string[]): Promise<readonly string[]> {
  if (['--help', '-h', 'help'].includes(args[0] ?? '')) return [USAGE];
  const order = readOrder(args, now());
  const settings = settingsFromEnv(process.env);
  const keeper: KeyKeeper = (asked) => carryOutOrder(settings, { kind: KEY_ORDERS, keep: (db, given) => keyKeeper(db, now)(given) }, asked);
  return carryOut(order, keeper, now());
}

try {
  for (const line of await linesFor(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
