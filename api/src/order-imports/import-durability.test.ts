/** A list whose process is killed amid its shipments is created to its end by the next one, each shipment once (quality F10). */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { login } from '@amberlane/contract/calls/accounts';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import type { Call } from '@amberlane/contract/calls/call';
import { confirmOrderImport, createOrderImport, getOrderImport, putImportRows, quoteOrderImport } from '@amberlane/contract/calls/order-imports';
import { queryOrderPage } from '@amberlane/contract/calls/orders';
import { apiProcesses, type ApiProcess } from '../testing/api-process.ts';
import { importCells, importSettings } from '../testing/import-rows.ts';
import { describeDrill, type MakePlace } from '../testing/test-databases.ts';
import { IS_FULL } from '../testing/test-extent.ts';

const ROWS = 60;
/** Killed once so many are there; in the full run once more before the end. */
const KILLS = IS_FULL ? [8, 30] : [8];
/** A claimed row comes back after this, by the clock of the machine. */
const LEASE_SECONDS = 2;
const LOOK_MS = 25;

const DEMO = { DEMO: '1', SIMULATOR_SECONDS: '0', IMPORT_LEASE_SECONDS: String(LEASE_SECONDS) };

function suite(makePlace: MakePlace): void {
  const processes = apiProcesses();
  afterAll(processes.endAll);

  it('is created to its end, each shipment once', async () => {
    const place = await makePlace('demo');
    const env = { ...DEMO, ...place.env };
    let api: ApiProcess = await processes.startReady(env);
    let token = '';
    const ask = async <Reply extends z.ZodType>(call: Call<string, z.ZodType, Reply>, body: Readonly<Record<string, unknown>>): Promise<z.output<Reply>> => {
      const get = call.method === 'GET' ? `?${new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))}` : '';
      const init = call.method === 'GET' ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(api.address + call.path + get, { ...init, headers: { 'content-type': 'application/json', token } });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return call.reply.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
    };
    ({ accessToken: token } = await ask(login, { userName: 'demo@amberlane.example', password: 'Amberlane#2026' }));
    const { version } = await ask(orderAgreement, {});
    const { id } = await ask(createOrderImport, { name: 'durable.csv', rows: ROWS, settings: importSettings });
    await ask(putImportRows, { id, rows: Array.from({ length: ROWS }, (_none, index) => ({ line: index + 2, cells: importCells({ mallNo: `DURABLE-${index}` }) })) });
    const { rows, total } = await ask(quoteOrderImport, { id });
    await ask(confirmOrderImport, { id, agreementVersion: version, rows, total });

    const until = async (enough: (counts: { created: number; queued: number }) => boolean): Promise<void> => {
      while (!enough((await ask(getOrderImport, { id })).counts)) await setTimeout(LOOK_MS);
    };
    for (const kill of KILLS) {
      await until(({ created }) => created >= kill);
      const exit = once(api.child, 'exit');
      api.child.kill('SIGKILL');
      await exit;
      api = await processes.startReady(env);
    }
    await until(({ queued }) => queued === 0);
    expect((await ask(getOrderImport, { id })).counts).toMatchObject({ created: ROWS, failed: 0 });
    expect((await ask(queryOrderPage, { keyword: 'DURABLE-', pageSize: 1 })).total).toBe(ROWS);
    await processes.endAll();
    await place.remove();
  }, 300_000);
}

describeDrill('an import that is killed', suite);
