import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepServer } from './kept-server.ts';
import type { ServerPlan } from './server-process.ts';
import type { Servers } from './servers.ts';
import { freePort } from './testing/free-port.ts';

const PACE = { firstDelay: 40, longestDelay: 160, healthy: 60_000 };
/** Tells its own process id; ends at once while the file BROKEN is there. */
const SERVE = `
  if (require('node:fs').existsSync(process.env.BROKEN)) { console.error('no such database'); process.exit(3); }
  require('node:http').createServer((q, r) => r.end(String(process.pid))).listen(Number(process.env.AT), '127.0.0.1');`;

describe('a kept server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'amberlane-kept-'));
  const broken = path.join(folder, 'broken');
  let said: string[] = [];
  let server: Servers | null = null;

  const plan = async (): Promise<ServerPlan> => {
    const port = await freePort();
    return { name: 'api', command: ['-e', SERVE], env: { AT: String(port), BROKEN: broken }, readyUrl: `http://127.0.0.1:${port}/` };
  };
  const pidAt = (url: string): Promise<number | null> => fetch(url).then(async (response) => Number(await response.text()), () => null);
  const pidOfNext = async (url: string, before: number | null): Promise<number> => {
    for (;;) {
      const pid = await pidAt(url);
      if (pid !== null && pid !== before) return pid;
      await pause(20);
    }
  };
  const delays = (): number[] => said.flatMap((line) => [.../started again in ([\d.]+) s/.exec(line) ?? []].slice(1).map((seconds) => Number(seconds) * 1000));
  const untilReadyAgain = async (times: number): Promise<void> => {
    while (said.filter((line) => line.includes('ready again')).length < times) await pause(20);
  };
  const untilSaid = async (times: number): Promise<void> => {
    while (delays().length < times) await pause(20);
  };

  beforeAll(() => {
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(async () => {
    await server?.stop();
    server = null;
    said = [];
    rmSync(broken, { force: true });
  });

  it('is started again when it is killed, with one line that says so', async () => {
    const { readyUrl, ...rest } = await plan();
    server = await keepServer({ ...rest, readyUrl }, PACE);
    const first = await pidAt(readyUrl);
    process.kill(Number(first), 'SIGKILL');
    const second = await pidOfNext(readyUrl, first);
    expect(second).not.toBe(first);
    expect(said.filter((line) => line.includes('SIGKILL'))).toEqual(['api   | The api server ended (SIGKILL). It is started again in 0.04 s.\n']);
  });

  it('waits twice as long each time that it does not get ready, and not longer than the longest', async () => {
    const { readyUrl, ...rest } = await plan();
    server = await keepServer({ ...rest, readyUrl }, PACE);
    writeFileSync(broken, '');
    process.kill(Number(await pidAt(readyUrl)), 'SIGKILL');
    await untilSaid(5);
    rmSync(broken);
    await pidOfNext(readyUrl, null);
    expect(delays().slice(0, 5)).toEqual([40, 80, 160, 160, 160]);
  });

  it('waits as shortly as at first once it was healthy for a while', async () => {
    const { readyUrl, ...rest } = await plan();
    server = await keepServer({ ...rest, readyUrl }, { ...PACE, healthy: 0 });
    for (let times = 1, pid = await pidAt(readyUrl); times <= 3; times += 1) {
      process.kill(Number(pid), 'SIGKILL');
      await untilReadyAgain(times);
      pid = await pidAt(readyUrl);
    }
    expect(delays()).toEqual([40, 40, 40]);
  });

  it('that does not get ready at the first start is not started again', async () => {
    writeFileSync(broken, '');
    await expect(keepServer(await plan(), PACE)).rejects.toThrow('The api server ended (3). Its last lines:\n  no such database');
    expect(delays()).toEqual([]);
  });

  it('stays ended when it is stopped, also while it waits for its restart', async () => {
    const { readyUrl, ...rest } = await plan();
    const kept = await keepServer({ ...rest, readyUrl }, { ...PACE, firstDelay: 600_000 });
    process.kill(Number(await pidAt(readyUrl)), 'SIGKILL');
    await untilSaid(1);
    await kept.stop();
    expect(await kept.ended).toBeNull();
    expect(await pidAt(readyUrl)).toBeNull();
  });
});
