/** What was acknowledged is there after a kill, exactly once: the API runs as a process and is killed amid a stream of pushes. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { envelope } from '@amberlane/contract/calls/envelope';
import { pushTrackEvents } from '@amberlane/contract/calls/push';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { apiProcesses, type ApiProcess } from './testing/api-process.ts';
import { makeDataDir, makeThrowaway, postgresServer } from './testing/test-databases.ts';

const WAYBILLS = Array.from({ length: 20 }, (_none, index) => completeWaybillNo('KE', String(index + 1).padStart(11, '0')));
const FACTS = { product: 'smallParcel', origin: 'CN-CAN', destination: 'KE-NBO', weightGrams: 900, pieces: 1 };
const BATCH = 100;
const PUSHERS = 4;
const ACKNOWLEDGED_BEFORE_KILL = 20;
const KILLS = 2;
const START = Date.parse('2026-01-01T00:00:00Z');

const pushReply = envelope(pushTrackEvents.reply);
const trackReply = envelope(queryTrack.reply);

type Event = Readonly<Record<string, unknown>>;

interface Batch {
  readonly events: readonly Event[];
  acknowledged: boolean;
}

/** A hundred events over all waybills, each a minute later than all before. */
function batchOf(serial: number): Batch {
  const events = Array.from({ length: BATCH }, (_none, index) => ({
    waybillNo: WAYBILLS[index % WAYBILLS.length],
    eventId: `${serial}-${index}`,
    code: 'PICKUP_SCHEDULED',
    place: 'CN-CAN',
    occurredAt: new Date(START + (serial * BATCH + index) * 60_000).toISOString(),
    ...(serial === 0 ? { waybill: FACTS } : {}),
  }));
  return { events, acknowledged: false };
}

interface Place {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

function suite(makePlace: () => Promise<Place>, isEmbedded: boolean): void {
  const processes = apiProcesses();
  const batches: Batch[] = [];
  let place: Place;
  let api: ApiProcess;
  let key = '';
  let killed = false;

  beforeAll(async () => {
    place = await makePlace();
    api = await processes.startReady(place.env);
  });

  afterAll(async () => {
    await processes.endAll();
    await place.remove();
  });

  const keys = (...args: readonly string[]) => processes.run('api-keys/cli.ts', args, place.env);

  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(api.address + path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': key }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  }
  const push = async ({ events }: Batch) => pushReply.parse(await post(pushTrackEvents.path, { events })).data;

  /** Pushes batch after batch until the process is gone. */
  async function pusher(): Promise<void> {
    for (;;) {
      const batch = batchOf(batches.length);
      batches.push(batch);
      try {
        const { accepted } = await push(batch);
        if (accepted === BATCH) batch.acknowledged = true;
      } catch (error) {
        if (killed) return;
        // A full line is no failure; anything else before the kill is one.
        if (!(error instanceof Error && error.message.startsWith('503'))) throw error;
      }
    }
  }

  async function storedIds(): Promise<string[]> {
    const { results } = trackReply.parse(await post(queryTrack.path, { waybillNos: WAYBILLS })).data;
    return results.flatMap((result) => (result.outcome === 'found' ? result.waybill.events.map(({ id }) => id) : []));
  }

  it('makes a key while the server runs', async () => {
    const { code, out, said } = await keys('create', '--name', 'durability', '--scopes', 'events:write,waybills:write');
    expect([code, said]).toEqual([0, '']);
    key = z.string().regex(/^amk_[a-z0-9]{10}_[\w-]{43}$/).parse(out.split('\n')[0]);
    if (isEmbedded) expect(statSync(join(place.env['DATA_DIR'] ?? '', 'admin.json')).mode & 0o777).toBe(0o600);
    const first = batchOf(0);
    batches.push(first);
    expect(await push(first)).toMatchObject({ accepted: BATCH });
    first.acknowledged = true;
  });

  it('loses no acknowledged event, doubles none and keeps no part of a batch', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const known = batches.filter(({ acknowledged }) => acknowledged).length;
      killed = false;
      const pushing = Promise.all(Array.from({ length: PUSHERS }, pusher));
      const enough = async (): Promise<void> => {
        while (batches.filter(({ acknowledged }) => acknowledged).length < known + ACKNOWLEDGED_BEFORE_KILL) await fetch(`${api.address}/healthz`);
      };
      await Promise.race([pushing, enough()]);
      killed = true;
      api.child.kill('SIGKILL');
      await Promise.all([once(api.child, 'exit'), pushing]);
      api = await processes.startReady(place.env);

      const stored = await storedIds();
      const ids = new Set(stored);
      expect(stored).toHaveLength(ids.size);
      for (const { events, acknowledged } of batches) {
        const kept = events.filter(({ eventId }) => ids.has(String(eventId))).length;
        expect(acknowledged ? [BATCH] : [0, BATCH]).toContain(kept);
      }
    }
    expect(batches.filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(KILLS * ACKNOWLEDGED_BEFORE_KILL);
  }, 180_000);

  it('takes what is sent again as what it is, and ends with every event once', async () => {
    for (const batch of batches) {
      const { accepted, duplicates } = await push(batch);
      expect(batch.acknowledged ? [accepted, duplicates] : accepted + duplicates).toEqual(batch.acknowledged ? [0, BATCH] : BATCH);
    }
    const stored = await storedIds();
    expect([stored.length, new Set(stored).size]).toEqual([batches.length * BATCH, batches.length * BATCH]);
  });

  it('never writes a key into its log', async () => {
    expect(api.printed()).toContain(pushTrackEvents.path);
    expect(api.printed()).not.toContain(key.slice(15));
  });

  it('lists and revokes keys, and says what it can not do', async () => {
    const prefix = key.slice(4, 14);
    expect(await keys('list')).toMatchObject({ code: 0, out: expect.stringMatching(new RegExp(`^${prefix}  durability  events:write,waybills:write  made .* no expiry  last used `)) });
    expect(await keys('revoke', prefix)).toMatchObject({ code: 0, out: expect.stringContaining('is revoked') });
    await expect(push(batchOf(0))).rejects.toThrow('401');
    expect(await keys('revoke', 'nothing')).toEqual({ code: 1, out: '', said: 'There is no key with the prefix "nothing".\n' });
  });
}

describe('durability, embedded database', () => {
  suite(async () => {
    const { dataDir, remove } = await makeDataDir('reference');
    return { env: { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' }, remove };
  }, true);
});

const server = postgresServer();
(server === null ? describe.skip : describe)('durability, PostgreSQL', () => {
  suite(async () => {
    const { url, drop } = await makeThrowaway(server ?? '', 'reference');
    return { env: { DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'info' }, remove: drop };
  }, false);
});
