import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MAX_UPLOAD_BYTES } from '@amberlane/contract/calls/uploads';
import { checkScanner } from './check-scanner.ts';
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

const COMMAND = 'zINSTREAM\0';

/** Reads INSTREAM as clamd does, and answers what it has received. */
async function scanner(answer: (received: Buffer) => string | null, { most = Infinity } = {}) {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const pieces = piecesOf();
    let bytes = 0;
    socket.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > most) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      const content = pieces(piece);
      const said = content && answer(content);
      if (said !== null) socket.end(said);
    });
  }).listen(0, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

/** Takes what arrives; gives the whole content with the zero length that ends it, null until then. */
function piecesOf(): (arrived: Buffer) => Buffer | null {
  const whole: Buffer[] = [];
  let named = false;
  let rest = Buffer.alloc(0);
  return (arrived) => {
    rest = Buffer.concat([rest, arrived]);
    if (!named && rest.length >= COMMAND.length) {
      expect(rest.toString('latin1', 0, COMMAND.length)).toBe(COMMAND);
      rest = rest.subarray(COMMAND.length);
      named = true;
    }
    while (named && rest.length >= 4) {
      const length = rest.readUInt32BE(0);
      if (length === 0) return Buffer.concat(whole);
      if (rest.length < 4 + length) return null;
      whole.push(rest.subarray(4, 4 + length));
      rest = rest.subarray(4 + length);
    }
    return null;
  };
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

  it('gives no verdict when it hangs up halfway, and the reason names the likely setting', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.resetAndDestroy());
    }).listen(0, '127.0.0.1');
    servers.add(server);
    await once(server, 'listening');
    const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
    await expect(clamd(address)(Buffer.alloc(8 * 2 ** 20))).rejects.toThrow(/hung up after \d+ of 8388608 bytes: it stopped, or its StreamMaxLength is less/);
  });

  it('is shown the largest size at the start, and the log says what it made of it', async () => {
    const lines: unknown[][] = [];
    const log = { info: (...said: unknown[]) => void lines.push(['info', ...said]), error: (...said: unknown[]) => void lines.push(['error', ...said]) };
    await checkScanner(clamd(await scanner((received) => (received.length === MAX_UPLOAD_BYTES ? 'stream: OK\0' : 'stream: short FOUND\0'))), log);
    await checkScanner(clamd(await scanner(() => null, { most: 1_000_000 })), log);
    expect(lines.map(([level, , text]) => [level, text])).toEqual([['info', 'virus scanner checked'], ['error', 'virus scanner can not check a file of the largest size']]);
    expect(lines[0]?.[1]).toEqual({ verdict: 'clean', bytes: MAX_UPLOAD_BYTES });
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
