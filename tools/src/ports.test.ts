import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { freePort } from './testing/free-port.ts';

/** Prints its port. */
const LISTEN = "const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))";

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

/** A process that has a port. */
async function listener(args = ['-e', LISTEN], cwd = '.'): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(printed.toString()) };
}

describe('ports of a command', () => {
  it('says which port is taken and which setting changes it', async () => {
    const other = await listener();
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'API_PORT', port: other.port }])).rejects.toThrow(`or choose another port: API_PORT=${other.port + 100} npm start.`);
    other.child.kill();
    await once(other.child, 'exit');
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'API_PORT', port: other.port }])).resolves.toBeUndefined();
  });

  it('says which process has the port, and how to end it', async () => {
    const { child, port } = await listener();
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'PORT', port }])).rejects.toThrow(`Port ${port} is taken by process ${child.pid} (${process.execPath} -e `);
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'PORT', port }])).rejects.toThrow(`End it with: kill ${child.pid},`);
  });

  it('names the command that would start the process again, to be ended instead', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'amberlane-ports-'));
    mkdirSync(path.join(folder, 'tools/src'), { recursive: true });
    writeFileSync(path.join(folder, 'tools/src/start.ts'), `const child = process.getBuiltinModule('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LISTEN)}], { stdio: 'inherit' });\nprocess.once('SIGTERM', () => child.kill());`);
    const { child, port } = await listener(['tools/src/start.ts'], folder);
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'PORT', port }])).rejects.toThrow(`started by process ${child.pid} (${process.execPath} tools/src/start.ts). End it with: kill ${child.pid},`);
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });

  it('notices a port that two servers would take before anything is built', async () => {
    const port = await freePort();
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'PORT', port }, { setting: 'API_PORT', port }])).rejects.toThrow(`PORT and API_PORT are both ${port}: choose another port for one of them.`);
  });

  it('refuses what is no port, naming the variable', () => {
    expect(() => readSettings({ PORT: '80a' })).toThrow('PORT must be a port number from 1 to 65535, but is "80a".');
    expect(readSettings({ PORT: '' }).siteOrigin).toBe('http://localhost:8080');
  });
});
