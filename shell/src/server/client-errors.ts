/** Answers to requests that HTTP itself could not read: too long, or no HTTP at all (quality F20). */
import type { Socket } from 'node:net';
import { readMarketSegment, type Market } from '@amberlane/contract/site';
import { readPathSegments } from './path-segments.ts';
import { PLAIN_STYLE_HASH, plainPage } from './fallback-pages.ts';
import { plainPageHeaders, type Headers } from './security-headers.ts';

/** All headers of a request, its first line included; a pasted list of some thousand numbers is longer. */
export const MAX_HEADER_BYTES = 64 * 1024;
/** Time for the sender to finish what nobody reads, ms. A closed socket would cut off our answer. */
const LINGER_MS = 2000;

interface PageLocation {
  readonly market: Market;
  readonly path: string;
}

/**
 * Page that a request was meant for, from the piece of it that is there: its first line, or the `Referer` behind it
 * when the first line filled the pieces before. Null when neither is.
 */
export function readWhereabouts(packet: string): PageLocation | null {
  const line = /^[A-Z]+ (\/[^\s?#]*)/.exec(packet);
  const referer = /\r\nreferer: *https?:\/\/[^\s/]+(\/[^\s?#]*)/i.exec(packet);
  for (const found of [line, referer]) {
    const [first = '', ...rest] = readPathSegments(found?.[1] ?? '') ?? [];
    const reading = readMarketSegment(first);
    const path = rest.join('/');
    if (reading.kind === 'market') return { market: reading.market, path: /^[\w/-]*$/.test(path) ? path : '' };
  }
  return null;
}

/** The whole answer as bytes of HTTP/1.1. `code` is Node's name of the error. */
export function clientErrorAnswer(code: string | undefined, packet: string, headers: Headers): string {
  const tooLong = code === 'HPE_HEADER_OVERFLOW';
  const status = tooLong ? '431 Request Header Fields Too Large' : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const where = readWhereabouts(packet);
  const body = plainPage({ reason: tooLong ? 'tooLong' : 'unreadable', market: where?.market ?? null, back: tooLong ? (where?.path ?? '') : '' });
  const sent = {
    ...headers,
    ...plainPageHeaders(PLAIN_STYLE_HASH),
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}

/** `clientErrorHandler` of Fastify. */
export function clientErrorHandler(headers: Headers): (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => void {
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    socket.removeAllListeners('data');
    socket.resume();
    socket.end(clientErrorAnswer(error.code, packet, headers));
    const linger = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(linger));
  };
}
