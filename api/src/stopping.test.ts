/** Ending a process while it writes: what was promised is in the database, what is in the database was promised. */
import { once } from 'node:events';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { z } from 'zod';
import { queryApplicationStatus, saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { FRANCHISE_EXAMPLE } from './leads/examples.ts';
import { apiProcesses, type ApiProcess } from './testing/api-process.ts';
import { makeDataDir, makeThrowaway, postgresServer } from './testing/test-databases.ts';

const answer = z.object({ data: z.object({ reference: z.string() }) });
const { startReady, endAll } = apiProcesses();
afterAll(endAll);

const post = (api: ApiProcess, path: string, body: object): Promise<Response> =>
  fetch(`${api.address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const apply = async (api: ApiProcess, email: string) => {
  const response = await post(api, saveFranchiseApplication.path, { ...FRANCHISE_EXAMPLE.request, email });
  return { email, status: response.status, reference: response.ok ? answer.parse(await response.json()).data.reference : null };
};

describe('a process that is told to stop while it writes', () => {
  it('keeps every application that it answered, and answers every one that it took (embedded database)', async () => {
    const { dataDir, remove } = await makeDataDir('reference');
    const env = { DATA_DIR: dataDir, DEMO: '0' };
    const api = await startReady(env);
    const answers = Array.from({ length: 25 }, (_none, index) => apply(api, `writer${index}@example.com`));
    await Promise.race(answers);
    api.child.kill('SIGTERM');
    const results = await Promise.all(answers);
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
    if (api.child.exitCode === null) await once(api.child, 'exit');
    expect(api.child.exitCode).toBe(0);

    const again = await startReady(env);
    for (const { email, reference } of results) {
      const found = await post(again, queryApplicationStatus.path, { reference, email });
      expect([email, found.status]).toEqual([email, 200]);
    }
    again.child.kill('SIGTERM');
    await once(again.child, 'exit');
    await remove();
  });

  const server = postgresServer();
  (server === null ? it.skip : it)('waits for a transaction that waits itself, and commits it (PostgreSQL)', async () => {
    const { url, drop } = await makeThrowaway(server ?? '', 'reference');
    const api = await startReady({ DATABASE_URL: url, DEMO: '0' });
    const other = new Client({ connectionString: url });
    await other.connect();
    // Until this ends, no application can be written.
    await other.query('begin');
    await other.query('lock table lead in exclusive mode');
    const pending = apply(api, 'patient@example.com');
    await untilSomebodyWaits(other);
    api.child.kill('SIGTERM');
    await untilClosed(api);
    expect(api.child.exitCode).toBeNull();
    await other.query('rollback');
    expect((await pending).status).toBe(200);
    if (api.child.exitCode === null) await once(api.child, 'exit');
    expect(api.child.exitCode).toBe(0);
    const { rows } = await other.query<{ email: string }>('select email from lead');
    expect(rows).toEqual([{ email: 'patient@example.com' }]);
    await other.end();
    await drop();
  });
});

async function untilSomebodyWaits(client: Client): Promise<void> {
  for (;;) {
    // Copies of one template share the numbers of their tables.
    const { rowCount } = await client.query("select 1 from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and not granted and relation = 'lead'::regclass");
    if (rowCount !== null && rowCount > 0) return;
  }
}

/** Until the process refuses new connections: then only what is in flight keeps it alive. */
async function untilClosed({ address }: ApiProcess): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`${address}/healthz`, { headers: { connection: 'close' } })).text();
    } catch {
      return;
    }
  }
}
