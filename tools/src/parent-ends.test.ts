/** Every level of `npm start`, killed: npm, the shell that it runs the script in, the first step, the command. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REPOSITORY } from './repository.ts';
import { freePort } from './testing/free-port.ts';

/** A server with a way to end that takes a moment, as one that drains has. */
const SERVER = `
  const { writeFileSync } = require('node:fs');
  const server = require('node:http').createServer((q, r) => r.setHeader('connection', 'close').end(String(process.pid))).listen(Number(process.env.AT), '127.0.0.1');
  process.once('SIGTERM', () => server.close(() => { writeFileSync(process.env.FAREWELL, 'drained'); process.exit(0); }));`;

const command = (servers: string): string => `
  import { startServers, untilStopped } from ${JSON.stringify(servers)};
  const server = { name: 'api', command: ['-e', ${JSON.stringify(SERVER)}], readyUrl: \`http://127.0.0.1:\${process.env.AT}/\` };
  const servers = await startServers([server]);
  console.log(\`ready \${process.pid} \${process.ppid}\`);
  await untilStopped(servers);`;

const untilTrue = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await pause(50);
};

describe('what npm start has started ends when', () => {
  let root: string;
  let npm: ChildProcess | null = null;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'amberlane-parent-'));
    for (const file of ['bootstrap.mjs', 'commands.mjs', 'installation.mjs', 'lifeline.mjs', 'npm-process.mjs']) cpSync(path.join(REPOSITORY, 'tools', file), path.join(root, 'tools', file));
    mkdirSync(path.join(root, 'tools/src'));
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'tools/src/start.ts'), command(path.join(REPOSITORY, 'tools/src/servers.ts')));
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) writeFileSync(path.join(root, file), '{"packages":{}}');
    const start = 'node tools/bootstrap.mjs start';
    // With a second command the shell stays between npm and the first step, as it always does on some systems.
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ type: 'module', scripts: { start, 'in-shell': `${start}; true` } }));
  });

  afterAll(() => {
    npm?.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });

  /** Starts it, kills one of its processes, and waits for the server to be gone. */
  async function farewellAfter(script: string, victim: (start: { readonly npm: number; readonly command: number; readonly firstStep: number }) => number): Promise<string> {
    const port = await freePort();
    const farewell = path.join(root, `farewell-${port}`);
    const address = `http://127.0.0.1:${port}/`;
    npm = spawn('npm', ['run', script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, AT: String(port), FAREWELL: farewell } });
    let printed = '';
    npm.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const READY = /^ready (\d+) (\d+)$/m;
    await untilTrue(() => READY.test(printed));
    const [, commandPid, firstStep] = READY.exec(printed) ?? [];
    process.kill(victim({ npm: Number(npm.pid), command: Number(commandPid), firstStep: Number(firstStep) }), 'SIGKILL');
    await untilTrue(() => fetch(address).then(() => false, () => true));
    await untilTrue(() => {
      try {
        process.kill(Number(commandPid), 0);
        return false;
      } catch {
        return true;
      }
    });
    return readFileSync(farewell, 'utf8');
  }

  const parentOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')[1]);

  it('npm is killed', async () => {
    expect(await farewellAfter('start', (started) => started.npm)).toBe('drained');
  });

  it('npm is killed, and a shell stands between', async () => {
    expect(await farewellAfter('in-shell', (started) => started.npm)).toBe('drained');
  });

  it('the shell between is killed', async () => {
    expect(await farewellAfter('in-shell', ({ firstStep }) => parentOf(firstStep))).toBe('drained');
  });

  it('the first step is killed', async () => {
    expect(await farewellAfter('start', ({ firstStep }) => firstStep)).toBe('drained');
  });

  it('the command itself is killed', async () => {
    expect(await farewellAfter('start', (started) => started.command)).toBe('drained');
  });
});
