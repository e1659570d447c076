import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';
import { apiPlan } from './server-plans.ts';
import { staffPortFor } from './staff-port.ts';
import { freePort } from './testing/free-port.ts';

const warnings: string[] = [];
const portFor = (env: Readonly<Record<string, string>>, isDemo: boolean) => {
  warnings.length = 0;
  return staffPortFor(readSettings(env), isDemo, (sentence) => warnings.push(sentence));
};

describe('the port of the staff desk', () => {
  it('is beside the API in the demo, and none elsewhere', async () => {
    const port = await freePort();
    expect(await portFor({ API_PORT: String(port - 4) }, true)).toBe(port);
    expect(await portFor({ API_PORT: String(port - 4) }, false)).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('is the one that was asked for', async () => {
    const port = await freePort();
    for (const isDemo of [true, false]) expect(await portFor({ STAFF_PORT: String(port) }, isDemo)).toBe(port);
  });

  it('is none, with a warning, where it is taken or another server of ours is to have it', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    expect(await portFor({ API_PORT: String(taken - 4) }, true)).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining(`Port ${taken} can't be used, so the staff desk stays off.`)]);
    expect(await portFor({ STAFF_PORT: String(taken) }, false)).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining(`STAFF_PORT=${taken + 100 < 65_536 ? taken + 100 : 9_085} npm start`)]);
    holder.close();
    await once(holder, 'close');
    const port = await freePort();
    expect(await portFor({ API_PORT: String(port - 4), PORT: String(port) }, true)).toBeUndefined();
    expect(await portFor({ API_PORT: '65535' }, true)).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it('reaches the API, and an older one in the environment does not', () => {
    const settings = readSettings({});
    expect(apiPlan({ ...settings, staffPort: 9_100 }).env?.['STAFF_PORT']).toBe('9100');
    expect(apiPlan(settings).env?.['STAFF_PORT']).toBe('');
  });
});
