import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startStubShell, stubSettings, type StubShell } from './stub-shell.ts';

/** Of the staff desk, which the API serves on a port of its own (docs/adr/0013). */
const ADDRESSES = [
  ['GET', '/sign-in'], ['POST', '/sign-in'], ['POST', '/sign-out'], ['GET', '/desk.css'], ['POST', '/case/move'], ['POST', '/case/ask'], ['GET', '/file/FR-7K3Q-9M2D/x'],
  ['GET', '/questionnaire/seller-needs/results.csv'], ['POST', '/questionnaire/status'],
] as const;

let seen: string[];
let shell: StubShell;
const upstream = createServer((request, response) => {
  seen.push(request.url ?? '');
  response.end('staff desk');
});

beforeAll(async () => {
  seen = [];
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  shell = await startStubShell({ settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${port}` }) });
});
afterAll(async () => {
  await shell.close();
  await new Promise((resolve) => upstream.close(resolve));
});

it.each(ADDRESSES)('%s %s leads nowhere on the site, and nothing is passed on', async (method, path) => {
  const { status, headers, text } = await shell.ask(path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
  // The site takes an address without a country for a page: it has none of that name, and no page takes what is posted.
  const last = status === 302 ? await shell.ask(String(headers.location)) : { status, text };
  expect([last.status, last.text.includes('staff desk'), seen]).toEqual([method === 'GET' ? 404 : 405, false, []]);
});
