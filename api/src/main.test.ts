import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiProcesses, type ApiProcess } from './testing/api-process.ts';
import { makeDataDir } from './testing/test-databases.ts';

const { startReady, startRefused, endAll } = apiProcesses();

describe('the API as a process', () => {
  let dataDir: string;
  let api: ApiProcess;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'amberlane-api-'));
    api = await startReady({ DATA_DIR: dataDir });
  });

  afterAll(async () => {
    await endAll();
    rmSync(dataDir, { recursive: true });
  });

  const track = (): Promise<Response> =>
    fetch(`${api.address}/v1/api/track/queryTrack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ waybillNos: ['GH520938177409'] }),
    });

  it('serves the demo from an empty folder', async () => {
    expect(await (await track()).json()).toMatchObject({ success: true, data: { results: [{ outcome: 'found' }] } });
  });

  it('refuses a second process the same folder, and says so', async () => {
    const { code, said } = await startRefused({ DATA_DIR: dataDir });
    expect([code, said]).toEqual([1, expect.stringContaining(`in use by the process ${api.child.pid}`)]);
  });

  it('names the setting that cannot be used, and the port that is taken', async () => {
    expect(await startRefused({ API_PORT: 'http' })).toEqual({ code: 1, said: expect.stringMatching(/API_PORT/) });
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const free = await makeDataDir('reference');
    expect(await startRefused({ DATA_DIR: free.dataDir, API_PORT: port, DEMO: '0' })).toEqual({ code: 1, said: expect.stringContaining(`port ${port} is taken`) });
    expect(existsSync(join(free.dataDir, 'db.lock'))).toBe(false);
    other.close();
    await free.remove();
  });

  it('says in one sentence why it can not reach what it is told to use', async () => {
    const unreachable = await startRefused({ DATABASE_URL: 'postgres://amberlane:hunter2@127.0.0.1:1/amberlane' });
    expect(unreachable).toEqual({ code: 1, said: 'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1.\n' });
    const unknown = await startRefused({ DATABASE_URL: 'postgres://amberlane:hunter2@no-such-host.invalid/amberlane' });
    expect(unknown).toEqual({ code: 1, said: 'DATABASE_URL: the host no-such-host.invalid is not known.\n' });
  });

  it('survives a kill with its rows, and takes its own folder back', async () => {
    api.child.kill('SIGKILL');
    await once(api.child, 'exit');
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(true);
    api = await startReady({ DATA_DIR: dataDir });
    expect(await (await track()).json()).toMatchObject({ success: true, data: { results: [{ outcome: 'found' }] } });
  });

  it('ends itself when its event loop stands still, says so, and can be started anew', async () => {
    api.child.kill('SIGKILL');
    await once(api.child, 'exit');
    const { child, printed } = await startReady({ DATA_DIR: dataDir, WATCHDOG_SECONDS: '3', NODE_OPTIONS: '--import=data:text/javascript,process.on(%22SIGUSR2%22,()=>{for(;;);})' });
    child.kill('SIGUSR2');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
    expect(printed()).toContain('the event loop has stood still for 3 s, the process ends itself');
    api = await startReady({ DATA_DIR: dataDir });
  });

  it('answers what is in flight when it is told to stop, ends well and frees the folder', async () => {
    const answers = Array.from({ length: 20 }, track);
    const first = await Promise.race(answers);
    api.child.kill('SIGTERM');
    expect(first.status).toBe(200);
    await once(api.child, 'exit');
    expect(api.child.exitCode).toBe(0);
    const all = await Promise.allSettled(answers);
    expect(all.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 'failed'))).toEqual(answers.map(() => 200));
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
  });
});
