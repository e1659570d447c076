/** An API that answers as a test wants, and a shell that passes calls on to it: new ones for each test of the file. */
import { afterEach, beforeEach } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure, type ApiError } from '@amberlane/contract/calls/envelope';
import { declarationsOf } from './site-declarations.ts';
import { startStubShell, stubRenderer, stubSettings, stubSource, type Answer, type StubShell } from './stub-shell.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const declarations = declarationsOf([{ name: 'mf-x', routes: [], forms: [], oneClicks: [{ call: '/v1/api/track/follow/unsubscribe/{token}', tokenLength: 43, page: 'track/follow' }] }]);

export const answerOk: Handler = (_request, response) => response.setHeader('content-type', 'application/json').end('{"success":true,"data":[]}');
/** Headers of a call that our own page makes. */
export const JSON_CALL = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', version: '1.0.0' };
export const errorOf = ({ text }: Answer): ApiError => failure.parse(JSON.parse(text)).error;

/** Registers its set-up for the tests of a file. */
export function stubApi() {
  let server: Server;
  let port: number;
  let shell: StubShell;
  let seen: Seen[];
  let heard: number;
  let handler: Handler;
  beforeEach(async () => {
    seen = [];
    heard = 0;
    handler = answerOk;
    server = createServer((request, response) => {
      heard += 1;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('error', () => {});
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        handler(request, response, body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
    shell = await startStubShell({ renderers: stubSource(stubRenderer({ declarations })), settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${port}` }) });
  });
  afterEach(async () => {
    await shell.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get server() {
      return server;
    },
    get port() {
      return port;
    },
    get shell() {
      return shell;
    },
    /** Calls that arrived whole. */
    get seen(): readonly Seen[] {
      return seen;
    },
    /** How many calls began to arrive, whole or not. */
    get heard() {
      return heard;
    },
    /** How it answers from now on. */
    set handler(next: Handler) {
      handler = next;
    },
  };
}
