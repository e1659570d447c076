/**
 * Chromium over its bare protocol. Playwright and Lighthouse enable the `Runtime` domain, and while it is on, V8 collects source
 * positions for every Error by parsing the application again: about 165 ms at a quarter of the processor that no reader pays.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../../../tools/src/browser.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const ADDRESS = /DevTools listening on (ws:\S+)/;

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** Sends a command of the protocol, to a tab when `session` names one. @throws when the browser refuses it. */
export type Send = (method: string, params?: Record<string, unknown>, session?: string) => Promise<Record<string, unknown>>;

/** A browser with an empty profile while `use` runs. */
export async function withBareBrowser<Result>(use: (send: Send) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(path.join(tmpdir(), 'amberlane-browser-'));
  const browser = spawn(await ensureBrowser(), [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()));
  try {
    const socket = await connected(await addressOf(browser.stderr));
    return await use(commands(socket));
  } finally {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return await new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      text += String(chunk);
      const address = ADDRESS.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    output.once('end', () => reject(new Error(`Chromium did not start: ${text}`)));
  });
}

const connected = (address: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)), { once: true });
  });

function commands(socket: WebSocket): Send {
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Answer;
    if (id === undefined) return;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result ?? {});
  });
  return (method, params = {}, session) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
    });
}
