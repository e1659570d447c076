/** Ports that a command is going to listen on. */
import { createServer } from 'node:net';

export interface NamedPort {
  /** Environment variable that sets it. */
  readonly setting: string;
  readonly port: number;
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(new Error(`Port ${port} on ${host} can't be used: ${error.message}.`));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/** Throws one sentence that names the first port that is taken, or named twice, and the setting that changes it. */
export async function requireFreePorts(host: string, ports: readonly NamedPort[]): Promise<void> {
  for (const [index, { setting, port }] of ports.entries()) {
    const same = ports.slice(0, index).find((other) => other.port === port);
    if (same) throw new Error(`${same.setting} and ${setting} are both ${port}: choose another port for one of them.`);
    if (await isTaken(host, port)) {
      throw new Error(`Port ${port} is taken. Stop the program that uses it, or choose another one: ${setting}=${port + 100} npm start.`);
    }
  }
}
