import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { KEY_ORDERS, type KeyOrder } from '../api-keys/key-admin.ts';
import { askChannel, channelFile, listenerOf, openChannel } from './admin-channel.ts';

const ORDER: KeyOrder = { verb: 'create', name: 'x', scopes: ['events:write'], expiresAt: new Date('2027-01-31T23:59:59.999Z') };

describe('the channel into a running server', () => {
  let dataDir: string;
  let asked: KeyOrder[];
  let channel: { close(): Promise<void> };

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'amberlane-channel-'));
    asked = [];
    // What an earlier, killed server left behind, readable for all.
    writeFileSync(channelFile(dataDir), '{"port":1,"secret":"old"}', { mode: 0o644 });
    channel = await openChannel(dataDir, [
      listenerOf(KEY_ORDERS, async (order) => {
        asked.push(order);
        return { key: 'amk_a_b', keys: [], found: true };
      }),
    ]);
  });
  afterEach(async () => {
    await channel.close();
    rmSync(dataDir, { recursive: true });
  });

  const facts = () => z.object({ port: z.number(), secret: z.string() }).parse(JSON.parse(readFileSync(channelFile(dataDir), 'utf8')));
  const post = (body: string, secret?: string, path = 'keys') =>
    fetch(`http://127.0.0.1:${facts().port}/${path}`, { method: 'POST', body, headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` } });

  it('carries an order and its answer', async () => {
    expect(await askChannel(dataDir, KEY_ORDERS, ORDER)).toEqual({ key: 'amk_a_b', keys: [], found: true });
    expect(asked).toEqual([ORDER]);
  });

  it('is told only to the user who started the server', () => {
    expect(statSync(channelFile(dataDir)).mode & 0o777).toBe(0o600);
  });

  it('hears nobody without the secret, and nothing that is no order', async () => {
    const { secret } = facts();
    const order = JSON.stringify(ORDER);
    expect((await post(order)).status).toBe(401);
    expect((await post(order, secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).status).toBe(401);
    for (const body of ['', 'null', '{"verb":"drop"}', '{"verb":"create","name":"","scopes":[],"expiresAt":null}']) expect((await post(body, secret)).status).toBe(400);
    expect((await post(order, secret, 'staff')).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('goes with the server, and a command then says what is wrong', async () => {
    await channel.close();
    expect(existsSync(channelFile(dataDir))).toBe(false);
    await expect(askChannel(dataDir, KEY_ORDERS, ORDER)).rejects.toThrow(`A server runs on ${dataDir}, but`);
    channel = await openChannel(dataDir, []);
  });
});
