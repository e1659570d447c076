/** Ports that a command is going to listen on. */
import { createServer, type AddressInfo } from 'node:net';
import { ancestor, portHolder } from './port-holder.ts';

export interface NamedPort {
  /** Environment variable that sets it. */
  readonly setting: string;
  readonly port: number;
}

/** Whether somebody listens there. Rejects for a port or host that can't be used at all. */
export function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(new Error(`Port ${port} on ${host} can't be used: ${error.message}.`));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/** The command that keeps servers: ending a server alone would have it started again. */
const COMMAND = /\btools[/\\]src[/\\]start\.ts\b/;
const LONGEST = 120;

/** A command as a person would recognise it: without what `lifeline.mjs` adds, and not longer than a line. */
function shorten(command: string): string {
  const own = command.replace(/ --import \S+\blifeline\.mjs/, '');
  return own.length > LONGEST ? `${own.slice(0, LONGEST - 1)}…` : own;
}

/** Says who has a port, and how to end it; as much of it as the system tells. */
function describeHolder(port: number): string {
  const holder = portHolder(port);
  if (!holder) return `Port ${port} is taken. Stop the program that uses it`;
  const owner = ancestor(holder, COMMAND);
  const started = owner ? `, started by process ${owner.pid} (${shorten(owner.command)})` : '';
  return `Port ${port} is taken by process ${holder.pid} (${shorten(holder.command)})${started}. End it with: kill ${owner?.pid ?? holder.pid}`;
}

/** Throws one sentence that names the first port that is taken, or named twice, and the setting that changes it. */
export async function requireFreePorts(host: string, ports: readonly NamedPort[]): Promise<void> {
  for (const [index, { setting, port }] of ports.entries()) {
    const same = ports.slice(0, index).find((other) => other.port === port);
    if (same) throw new Error(`${same.setting} and ${setting} are both ${port}: choose another port for one of them.`);
    if (await isTaken(host, port)) {
      throw new Error(`${describeHolder(port)}, or choose another port: ${setting}=${port + 100} npm start.`);
    }
  }
}

/** Ports on which nobody listens just now. */
export async function freePorts(host: string, count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  await Promise.all(probes.map((probe) => new Promise<void>((resolve) => probe.listen({ host, port: 0, exclusive: true }, resolve))));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
