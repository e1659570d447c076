import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answerText } from './answer-text.ts';
import { webhookSender } from './send-webhook.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const send = (url: string, { loopback = true, patienceMs = 5_000 } = {}) => webhookSender({ loopback }, patienceMs)({ url, headers: { 'amberlane-event-id': 'evt_1' }, body: '{"a":"é"}' });

describe('an attempt', () => {
  it('is a POST with headers and body, taken by an answer 2xx', async () => {
    const seen: unknown[] = [];
    const url = await listening((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part)).on('end', () => {
        seen.push(request.method, request.url, request.headers['amberlane-event-id'], request.headers['content-length'], body);
        response.writeHead(202).end('thanks');
      });
    });
    expect(await send(url)).toMatchObject({ fault: null, status: 202, answer: Buffer.from('thanks') });
    expect(seen).toEqual(['POST', '/hook', 'evt_1', '10', '{"a":"é"}']);
  });

  it('is refused by any other answer, of which 500 bytes are kept', async () => {
    const attempt = await send(await listening((_request, response) => response.writeHead(500).end('x'.repeat(100_000))));
    expect([attempt.fault, attempt.status, attempt.answer.length]).toEqual(['status', 500, 500]);
  });

  it('follows no redirect', async () => {
    let asked = 0;
    const target = await listening((_request, response) => {
      asked += 1;
      response.end();
    });
    expect(await send(await listening((_request, response) => response.writeHead(307, { location: target }).end()))).toMatchObject({ fault: 'redirect', status: 307 });
    expect(asked).toBe(0);
  });

  it('ends when nobody answers in time; who has answered and never finishes has answered', async () => {
    expect(await send(await listening(() => {}), { patienceMs: 50 })).toMatchObject({ fault: 'timeout', status: null });
    expect(await send(await listening((_request, response) => response.writeHead(200).write('so far')), { patienceMs: 200 })).toMatchObject({ fault: null, status: 200, answer: Buffer.from('so far') });
  });

  it('tells a closed port, a broken answer and an unknown certificate apart from a refused address', async () => {
    const closed = await listening(() => {});
    const server = servers.splice(0)[0];
    await new Promise((resolve) => server?.close(resolve));
    expect(await send(closed)).toMatchObject({ fault: 'connection' });
    expect(await send(await listening((request) => request.socket.destroy()))).toMatchObject({ fault: 'connection' });
    const plain = await listening((_request, response) => response.end());
    expect(await send(plain.replace('http:', 'https:'))).toMatchObject({ fault: 'certificate' });
  });

  it('never reaches this machine outside of development', async () => {
    let asked = 0;
    const url = await listening((_request, response) => {
      asked += 1;
      response.end();
    });
    for (const address of [url, url.replace('http:', 'https:'), url.replace('127.0.0.1', 'localhost').replace('http:', 'https:')]) expect(await send(address, { loopback: false })).toMatchObject({ fault: 'address' });
    expect(asked).toBe(0);
  });
});

describe('what is kept of an answer', () => {
  it('holds no secret, key, address or control character', () => {
    const key = `amk_k7mwq2x9ha_${'A1b'.repeat(14)}x`;
    const text = answerText(Buffer.from(`\u0000\u202eok whsec_abcdef123 ${key} mine ama@example.com\nline`), ['mine']);
    expect(text).toBe('ok *** *** *** a***@***\nline');
  });
  it('is cut where a character is broken', () => expect(answerText(Buffer.from('é'.repeat(400)).subarray(0, 499), [])).toMatch(/^é{249}\ufffd$/));
});
