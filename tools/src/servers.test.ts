import { describe, expect, it } from '@jest/globals';
import { startServers, type ServerPlan } from './servers.ts';
import { freePort } from './testing/free-port.ts';

const SERVE = "require('node:http').createServer((q, r) => r.end('ok')).listen(Number(process.env.AT), '127.0.0.1');";

/** A server that answers, and ends when something is sent to `/end`. */
async function plan(name: string, script: string = SERVE): Promise<ServerPlan> {
  const port = await freePort();
  return { name, command: ['-e', script], env: { AT: String(port) }, readyUrl: `http://127.0.0.1:${port}/` };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('servers of a running site', () => {
  it('start together, and stop together when asked', async () => {
    const plans = [await plan('api'), await plan('shell')];
    const servers = await startServers(plans);
    expect(await Promise.all(plans.map(({ readyUrl }) => answers(readyUrl)))).toEqual([true, true]);
    await servers.stop();
    expect(await servers.ended).toBeNull();
    expect(await Promise.all(plans.map(({ readyUrl }) => answers(readyUrl)))).toEqual([false, false]);
  });

  it('end together when one dies, with its last lines', async () => {
    const api = await plan('api', `${SERVE} require('node:http').createServer(() => { console.error('out of disk'); process.exit(7); }).listen(Number(process.env.AT) + 1, '127.0.0.1');`);
    const shell = await plan('shell');
    const servers = await startServers([api, shell]);
    await answers(`http://127.0.0.1:${Number(api.env?.['AT']) + 1}/`);
    expect(await servers.ended).toMatch(/^The api server ended \(7\)\. Its last lines:\n {2}out of disk$/);
    expect(await answers(shell.readyUrl)).toBe(false);
  });

  it('leave none running when one never starts', async () => {
    const shell = await plan('shell');
    const broken = await plan('api', "console.error('no such database'); process.exit(1);");
    await expect(startServers([shell, broken])).rejects.toThrow('no such database');
    expect(await answers(shell.readyUrl)).toBe(false);
  });
});
