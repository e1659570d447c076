/** Carries an order of a command out where the database is: in this process, or in the server that holds its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { openDatabase, type DatabaseSource } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import type { Database } from '../database/tables.ts';
import type { ApiSettings } from '../settings.ts';
import { askChannel, type OrderKind } from './admin-channel.ts';

interface Command<Order extends z.ZodType, Answer extends z.ZodType> {
  readonly kind: OrderKind<Order, Answer>;
  /** Works on an open database. */
  readonly keep: (db: Kysely<Database>, order: z.output<Order>) => Promise<z.output<Answer>>;
}

/** Throws an Error with a sentence when there is no database, or its server can't be asked. */
export async function carryOutOrder<Order extends z.ZodType, Answer extends z.ZodType>(settings: ApiSettings, { kind, keep }: Command<Order, Answer>, order: z.output<Order>): Promise<z.output<Answer>> {
  const opened = async (source: DatabaseSource): Promise<z.output<Answer>> => {
    const database = await openDatabase(source, () => {});
    try {
      return await keep(database.db, order);
    } finally {
      await database.close();
    }
  };
  if (settings.databaseUrl !== null) return opened({ kind: 'postgres', url: settings.databaseUrl });
  if (!existsSync(join(settings.dataDir, 'db'))) throw new Error(`There is no database in ${settings.dataDir} yet: start the site once, or set DATA_DIR or DATABASE_URL.`);
  try {
    return await opened({ kind: 'folder', dataDir: settings.dataDir });
  } catch (error) {
    if (error instanceof FolderInUse) return askChannel(settings.dataDir, kind, order);
    throw error;
  }
}
