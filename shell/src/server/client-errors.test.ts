import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { readWhereabouts } from './client-errors.ts';
import { SITE_HOST, startStubShell, type StubShell } from './stub-shell.ts';

let shell: StubShell;
beforeEach(async () => {
  shell = await startStubShell();
});
afterEach(() => shell.close());

/** Everything that comes back for bytes on the wire. */
function send(...packets: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(shell.address);
  const socket = connect(Number(port), hostname, () => {
    for (const packet of packets) socket.write(packet);
  });
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    text += piece;
  });
  socket.on('error', reject);
  socket.on('end', () => resolve(text));
  return promise;
}
const list = (bytes: number): string => 'NG407183529669%0A'.repeat(Math.ceil(bytes / 17));

describe('a list that is too long for an address', () => {
  it('is answered in the language of the page, with a way back', async () => {
    const answer = await send(`GET /ma-fr/track?no=${list(70_000)} HTTP/1.1\r\nHost: ${SITE_HOST}\r\nReferer: http://${SITE_HOST}/ma-fr/track\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Votre liste est trop longue');
    expect(answer).toContain('href="/ma-fr/track"');
    expect(answer).not.toContain('NG407183529669');
  });

  it('reaches the reader even when most of it was never read', async () => {
    const answer = await send(`GET /gh-en/track?no=${list(2_000_000)} HTTP/1.1\r\nHost: ${SITE_HOST}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('list is too long');
  });

  it('may be some thousand characters', async () => {
    const { status } = await shell.ask(`/gh-en/track?no=${list(30_000)}`);
    expect(status).toBe(200);
  });

  it('is refused kindly where it would have to be redirected', async () => {
    const { status, text } = await shell.ask(`/track?no=${list(30_000)}`);
    expect(status).toBe(414);
    expect(text).toContain('list is too long');
  });
});

describe('what is no HTTP', () => {
  it('gets a page in all languages and no echo', async () => {
    const answer = await send('<script>alert(1)</script>\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('işlenemedi');
    expect(answer).not.toContain('alert(1)');
    expect(answer).toContain("default-src 'none'");
  });
});

describe('the page that a broken request was meant for', () => {
  it.each([
    ['GET /gh-en/track?no=1', { market: { country: 'GH', locale: 'en' }, path: 'track' }],
    ['GET /gh-en', { market: { country: 'GH', locale: 'en' }, path: '' }],
    ['NG4071\r\nHost: x\r\nReferer: http://x/pk-ur/track?a=1\r\n', { market: { country: 'PK', locale: 'ur' }, path: 'track' }],
    ['GET /gh-en/"><script> HTTP/1.1', { market: { country: 'GH', locale: 'en' }, path: '' }],
    ['GET /gh-en/../x', null],
    ['GET /xx-yy/track', null],
    ['garbage', null],
  ])('%j', (packet, expected) => expect(readWhereabouts(packet)).toEqual(expected));
});
