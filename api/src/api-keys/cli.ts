/** Entry of `npm run api-keys`: finds the database and carries the order out. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askChannel } from './admin-channel.ts';
import { openDatabase, type DatabaseSource } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { settingsFromEnv, type ApiSettings } from '../settings.ts';
import { keyKeeper, type KeyAnswer, type KeyKeeper, type KeyOrder } from './key-admin.ts';
import { carryOut, readOrder, USAGE } from './command.ts';

const now = (): Date => new Date();

/** Works on the database itself; a folder that a server holds is reached through that server. */
async function keep(settings: ApiSettings, order: KeyOrder): Promise<KeyAnswer> {
  if (settings.databaseUrl !== null) return opened({ kind: 'postgres', url: settings.databaseUrl }, order);
  if (!existsSync(join(settings.dataDir, 'db'))) throw new Error(`There is no database in ${settings.dataDir} yet: start the site once, or set DATA_DIR or DATABASE_URL.`);
  try {
    return await opened({ kind: 'folder', dataDir: settings.dataDir }, order);
  } catch (error) {
    if (error instanceof FolderInUse) return askChannel(settings.dataDir)(order);
    throw error;
  }
}

async function opened(source: DatabaseSource, order: KeyOrder): Promise<KeyAnswer> {
  const database = await openDatabase(source, () => {});
  try {
    return await keyKeeper(database.db, now)(order);
  } finally {
    await database.close();
  }
}

async function linesFor(args: readonly string[]): Promise<readonly string[]> {
  if (['--help', '-h', 'help'].includes(args[0] ?? '')) return [USAGE];
  const order = readOrder(args, now());
  const settings = settingsFromEnv(process.env);
  const keeper: KeyKeeper = (asked) => keep(settings, asked);
  return carryOut(order, keeper, now());
}

try {
  for (const line of await linesFor(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
