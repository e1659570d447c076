/** Connections to PostgreSQL that fall silent: the API is well again as soon as it knows. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { apiProcesses, type ApiProcess } from '../testing/api-process.ts';
import { silentRelay, type SilentRelay } from '../testing/silent-relay.ts';
import { makeThrowaway, postgresServer } from '../testing/test-databases.ts';

const WELL_WITHIN_MS = 10_000;
const READERS = 30;

const server = postgresServer();
(server === null ? describe.skip : describe)('connections to PostgreSQL that fall silent', () => {
  const processes = apiProcesses();
  let relay: SilentRelay;
  let api: ApiProcess;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const made = await makeThrowaway(server ?? '', 'reference');
    drop = made.drop;
    const url = new URL(made.url);
    relay = await silentRelay({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${relay.port}`;
    api = await processes.startReady({ DATABASE_URL: url.href, DEMO: '0' });
  });

  afterAll(async () => {
    await processes.endAll();
    await relay.close();
    await drop();
  });

  const ready = async (): Promise<number> => (await fetch(`${api.address}/readyz`)).status;
  const call = async (): Promise<number> =>
    (await fetch(`${api.address}${queryTrack.path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ waybillNos: ['GH520938177409'] }) })).status;

  async function wellAgainAfter(): Promise<number> {
    const from = performance.now();
    while (performance.now() - from < 3 * WELL_WITHIN_MS) {
      if ((await ready()) === 200 && (await call()) === 200) return performance.now() - from;
      await setTimeout(100);
    }
    return Infinity;
  }

  it('are replaced while many readers ask', async () => {
    expect(await Promise.all([call(), ...Array.from({ length: READERS }, ready)])).toEqual([200, ...Array.from({ length: READERS }, () => 200)]);
    relay.silence();
    const asked = Promise.all(Array.from({ length: READERS }, call));
    expect(await wellAgainAfter()).toBeLessThan(WELL_WITHIN_MS);
    expect((await asked).every((status) => status === 503 || status === 200)).toBe(true);
  });

  it('are replaced all at once when a single reader finds one of them silent', async () => {
    await Promise.all(Array.from({ length: READERS }, call));
    relay.silence();
    expect(await wellAgainAfter()).toBeLessThan(WELL_WITHIN_MS);
    expect(await Promise.all(Array.from({ length: READERS }, call))).toEqual(Array.from({ length: READERS }, () => 200));
  });
});
