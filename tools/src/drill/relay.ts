/** A TCP relay: one address that can be led elsewhere, and whose connections can fall silent without being closed. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  /** New connections lead to this port from now on. */
  leadTo(port: number): void;
  /** No byte passes on present connections any more, in either direction; they stay open. New ones pass. */
  silence(): void;
  close(): void;
}

export async function startRelay(target: number): Promise<Relay> {
  let to = target;
  const passing = new Set<readonly [Socket, Socket]>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair = [near, far] as const;
    passing.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        if (passing.delete(pair)) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      to = port;
    },
    silence: () => {
      for (const pair of passing) {
        passing.delete(pair);
        const [near, far] = pair;
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
