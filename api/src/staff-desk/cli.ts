/** Entry of `npm run staff`: finds the database and carries the order out. */
import { carryOutOrder } from '../admin-channel/carry-out.ts';
import { settingsFromEnv } from '../settings.ts';
import { carryOut, readOrder, USAGE } from './command.ts';
import { STAFF_ORDERS, staffKeeper } from './staff-keeper.ts';

async function linesFor(args: readonly string[]): Promise<readonly string[]> {
  if (['--help', '-h', 'help'].includes(args[0] ?? '')) return [USAGE];
  const order = readOrder(args);
  const settings = settingsFromEnv(process.env);
  return carryOut(order, (asked) => carryOutOrder(settings, { kind: STAFF_ORDERS, keep: (db, given) => staffKeeper(db, () => new Date())(given) }, asked));
}

try {
  for (const line of await linesFor(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
