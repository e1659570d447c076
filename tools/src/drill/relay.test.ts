import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startRelay, type Relay } from './relay.ts';

/** Answers each line with its own name. */
const named = (name: string): Server => createServer((socket) => void socket.on('error', () => {}).on('data', () => socket.write(name)));
const portOf = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};
const ask = async (socket: Socket): Promise<string> => {
  socket.write('?');
  return String((await once(socket, 'data') as [Buffer])[0]);
};

const servers = [named('first'), named('second')] as const;
const sockets: Socket[] = [];
let ports: readonly [number, number];
let relay: Relay;
const opened = async (): Promise<Socket> => {
  const socket = connect(relay.port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

beforeAll(async () => {
  ports = [await portOf(servers[0]), await portOf(servers[1])];
  relay = await startRelay(ports[0]);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  relay.close();
  for (const server of servers) server.close();
});

it('lets present connections fall silent and new ones pass, to another port if told', async () => {
  const old = await opened();
  expect(await ask(old)).toBe('first');
  relay.silence();
  relay.leadTo(ports[1]);
  let heard = '';
  old.on('data', (chunk) => (heard += String(chunk)));
  old.write('?');
  expect(await ask(await opened())).toBe('second');
  expect([heard, old.destroyed]).toEqual(['', false]);
});
