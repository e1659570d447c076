/** A server that crashes closes connections also while they are in use. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openThrowaway, postgresServer } from '../testing/test-databases.ts';

const server = postgresServer();
(server === null ? describe.skip : describe)('a connection that the server closes between two queries of a transaction', () => {
  it('fails the transaction, and neither the process nor the next query', async () => {
    const database = await openThrowaway(server ?? '');
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on('uncaughtException', note);
    const cut = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::integer)`.execute(database.db);
      await setTimeout(200);
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow();
    await database.ping();
    await database.close();
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });
});
