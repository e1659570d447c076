import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { clamd } from './clamd.ts';

const servers = new Set<Server>();
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await Promise.all([...servers].map(stop));
});

async function stop(server: Server): Promise<void> {
  servers.delete(server);
  await new Promise((resolve) => server.close(resolve));
}

/** Reads INSTREAM as clamd does, and answers what it has received. */
async function scanner(answer: (received: Buffer) => string | null, { most = Infinity } = {}) {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let read = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      read = Buffer.concat([read, piece]);
      if (read.length > most) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      const content = contentOf(read);
      const said = content && answer(content);
      if (said !== null) socket.end(said);
    });
  }).listen(0, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

/** null while the zero length that ends a stream is missing. */
function contentOf(read: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (read.length < command.length) return null;
  expect(read.toString('latin1', 0, command.length)).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= read.length; ) {
    const length = read.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(read.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

describe('the virus scanner', () => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_none, at) => at % 251));

  it('gets the whole content in pieces and says that it is clean', async () => {
    const address = await scanner((received) => (received.equals(content) ? 'stream: OK\0' : 'stream: changed FOUND\0'));
    expect(await clamd(address)(content)).toBe('clean');
  });

  it('finds something', async () => {
    expect(await clamd(await scanner(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0'))(content)).toBe('infected');
  });

  it('gives no verdict when it answers something else, too much, or nothing', async () => {
    await expect(clamd(await scanner(() => 'stream: lstat() failed. ERROR\0'))(content)).rejects.toThrow('lstat() failed. ERROR');
    await expect(clamd(await scanner(() => ''))(content)).rejects.toThrow('answered: nothing');
    await expect(clamd(await scanner(() => 'x'.repeat(100_000)))(content)).rejects.toThrow('the virus scanner answered');
  });

  it('gives no verdict when it stops reading halfway', async () => {
    await expect(clamd(await scanner(() => null, { most: 70_000 }))(Buffer.alloc(8 * 2 ** 20))).rejects.toThrow();
  });

  it('gives no verdict when nobody listens, or nobody answers in time', async () => {
    const address = await scanner(() => null);
    const began = performance.now();
    await expect(clamd(address, 200)(content)).rejects.toThrow('did not answer within 200 ms');
    expect(performance.now() - began).toBeLessThan(2_000);
    await Promise.all([...servers].map(stop));
    await expect(clamd(address)(content)).rejects.toThrow('ECONNREFUSED');
  });
});
