/** The site's nginx on this machine: `deploy/nginx.conf` as it is, with other ports, hosts and files. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const isRoot = process.getuid?.() === 0;

/** `NGINX_PATH`, or nginx in the places where packages put it; null when there is none. */
export function findNginx(): string | null {
  const named = process.env['NGINX_PATH'];
  if (named && !existsSync(named)) throw new Error(`NGINX_PATH names ${named}, and there is no such file.`);
  return named || (PLACES.find((file) => existsSync(file)) ?? null);
}

/** Finds nginx, or installs Debian's; null where neither works. Synchronous, because tests are declared before anything can be awaited. */
export function ensureNginx(): string | null {
  const present = findNginx();
  if (present || !isRoot || !existsSync('/etc/debian_version')) return present;
  // RUNLEVEL: the package must not start a server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']]) spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 90_000 });
  return findNginx();
}

export interface ProxyPlan {
  /** An empty folder for configuration, logs and temporary files. */
  readonly folder: string;
  readonly readersPort: number;
  readonly callsPort: number;
  readonly healthPort: number;
  /** `host:port` of the two replicas. */
  readonly shells: readonly [string, string];
  readonly apis: readonly [string, string];
}

/** Header in which this machine names the address that a request is to count as coming from. */
export const ADDRESS_HEADER = 'x-simulated-address';

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" to replace.`);
  return text.replaceAll(from, to);
}

/** The configuration for this machine; requests from here may name the address that they count as. Pure. */
function localConfiguration(text: string, { folder, readersPort, callsPort, healthPort, shells, apis }: ProxyPlan): string {
  const replacements: readonly (readonly [string, string])[] = [
    ['pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`],
    ['error_log stderr', `error_log ${folder}/error.log`],
    ['access_log /dev/stdout', `access_log ${folder}/access.log`],
    ['/tmp/nginx-', `${folder}/`],
    ['listen 8080 ', `listen 127.0.0.1:${readersPort} `],
    ['listen 8081;', `listen 127.0.0.1:${callsPort};`],
    ['listen 8082;', `listen 127.0.0.1:${healthPort};`],
    ['server shell-1:8080 ', `server ${shells[0]} `],
    ['server shell-2:8080 ', `server ${shells[1]} `],
    ['server api-1:8081 ', `server ${apis[0]} `],
    ['server api-2:8081 ', `server ${apis[1]} `],
    ['server_tokens off;', `server_tokens off;\n  set_real_ip_from 127.0.0.1;\n  real_ip_header ${ADDRESS_HEADER};`],
  ];
  return replacements.reduce((conf, [from, to]) => replaced(conf, from, to), text);
}

export interface LocalNginx {
  readonly readers: string;
  readonly calls: string;
  accessLog(): string;
  errorLog(): string;
  stop(): Promise<void>;
}

/** Whether a program listens on the port of this machine. */
export function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function untilListening(child: ChildProcess, port: number, errors: () => string): Promise<void> {
  while (!(await answersAt(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts nginx. Throws with nginx's own words. */
export async function startNginx(nginx: string, plan: ProxyPlan): Promise<LocalNginx> {
  const { folder, readersPort, callsPort } = plan;
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(REPOSITORY, 'deploy/proxy-answers'), path.join(folder, 'proxy-answers'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, localConfiguration(readFileSync(path.join(REPOSITORY, 'deploy/nginx.conf'), 'utf8'), plan));
  const child = spawn(nginx, ['-e', path.join(folder, 'error.log'), '-p', folder, '-c', file, '-g', `daemon off;${isRoot ? ' user root;' : ''}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const read = (name: string): string => (existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '');
  await untilListening(child, readersPort, () => said + read('error.log'));
  return {
    readers: `http://127.0.0.1:${readersPort}`,
    calls: `http://127.0.0.1:${callsPort}`,
    accessLog: () => read('access.log'),
    errorLog: () => read('error.log'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
