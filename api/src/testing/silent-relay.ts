/** A TCP relay whose open connections can fall silent, as after a failover or a lost route, while new ones pass. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentRelay {
  readonly port: number;
  /** From now on the open connections carry nothing in either direction, and stay open. */
  silence(): void;
  close(): Promise<void>;
}

export async function silentRelay(target: { readonly host: string; readonly port: number }): Promise<SilentRelay> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
