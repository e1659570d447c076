/**
 * A way into a running server for commands on the same machine: the embedded database has one process, so a command
 * asks it instead of opening the folder. HTTP on the loopback address and a free port; port and a fresh secret are in
 * a file beside the database that only its owner can read. Nothing of it is reachable through the API's own port.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

export const channelFile = (dataDir: string): string => join(dataDir, 'admin.json');

const channelFacts = z.object({ port: z.int().min(1).max(65_535), secret: z.string().min(32) });

const LOOPBACK = '127.0.0.1';

/** What the orders of one command look like, and the answers to them. */
export interface OrderKind<Order extends z.ZodType, Answer extends z.ZodType> {
  /** Its path on the channel: letters. */
  readonly name: string;
  readonly order: Order;
  readonly answer: Answer;
}

/** Carries out whatever comes as an order; null for what is none. */
interface Listener {
  readonly name: string;
  hear(order: unknown): Promise<{ readonly answer: unknown } | null>;
}

/** The end of the server: `keep` carries out what is an order of this kind. */
export const listenerOf = <Order extends z.ZodType, Answer extends z.ZodType>(kind: OrderKind<Order, Answer>, keep: (order: z.output<Order>) => Promise<z.input<Answer>>): Listener => ({
  name: kind.name,
  hear: async (given) => {
    const order = kind.order.safeParse(given);
    return order.success ? { answer: await keep(order.data) } : null;
  },
});

/** Opens the channel; the file is there when this settles, and gone when the channel is closed. */
export async function openChannel(dataDir: string, listeners: readonly Listener[]): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, secret, listeners).then(
      ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body)),
      () => response.writeHead(500, { connection: 'close' }).end(),
    );
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const file = channelFile(dataDir);
  // Made anew, so that the mode is ours and no older file keeps its own.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' });
  return {
    close: async () => {
      rmSync(file, { force: true });
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(request: IncomingMessage, secret: string, listeners: readonly Listener[]): Promise<{ status: number; body: unknown }> {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return { status: 401, body: {} };
  const listener = listeners.find(({ name }) => request.url === `/${name}`);
  if (!listener) return { status: 404, body: {} };
  const heard = await listener.hear(await json(request).catch(() => null));
  return heard ? { status: 200, body: heard.answer } : { status: 400, body: {} };
}

function isSame(given: string, known: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(known));
}

/** Has the server that runs on this folder carry an order out. Throws an Error with a sentence when it can't be asked. */
export async function askChannel<Order extends z.ZodType, Answer extends z.ZodType>(dataDir: string, kind: OrderKind<Order, Answer>, order: z.output<Order>): Promise<z.output<Answer>> {
  const { port, secret } = readChannel(dataDir);
  const response = await fetch(`http://${LOOPBACK}:${port}/${kind.name}`, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: JSON.stringify(order) });
  if (!response.ok) throw new Error(`The running server refused the command (${response.status}).`);
  return kind.answer.parse(await response.json());
}

function readChannel(dataDir: string): z.output<typeof channelFacts> {
  const file = channelFile(dataDir);
  try {
    return channelFacts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`A server runs on ${dataDir}, but ${file} can't be read: run the command as the user who started the server.`);
  }
}
