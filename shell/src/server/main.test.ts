import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'amberlane-shell-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const started = (env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [join(__dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', API_BASE_URL: 'http://127.0.0.1:1', SITE_ORIGIN: 'http://a.example', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function releaseKey(): string {
  const file = join(dataDir, 'release.pub');
  writeFileSync(file, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
  return file;
}

/** Starts a shell that must refuse to run. */
async function refused(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = started(env);
  child.stdout.resume();
  const said = text(child.stderr);
  await once(child, 'exit');
  return { code: child.exitCode, said: await said };
}

describe('a shell that can not start', () => {
  it('says in one sentence which setting is wrong, and not what it holds', async () => {
    expect(await refused({ API_BASE_URL: 'http://user:hunter2@api' })).toEqual({ code: 1, said: 'API_BASE_URL must be an http or https address without a query.\n' });
    expect(await refused({ LOG_LEVEL: 'hunter2' })).toEqual({ code: 1, said: expect.stringMatching(/^LOG_LEVEL must be one of [a-z, ]+\.\n$/) });
  });

  it('says that the release key is missing, or is none', async () => {
    const file = join(dataDir, 'other.pub');
    expect(await refused({ RELEASE_PUBLIC_KEY: file })).toEqual({ code: 1, said: `RELEASE_PUBLIC_KEY: The release key ${file} does not exist.\n` });
    writeFileSync(file, 'hunter2');
    expect(await refused({ RELEASE_PUBLIC_KEY: file })).toEqual({ code: 1, said: `RELEASE_PUBLIC_KEY: The release key ${file} is no key in PEM form.\n` });
    writeFileSync(file, generateKeyPairSync('x25519').publicKey.export({ type: 'spki', format: 'pem' }));
    expect(await refused({ RELEASE_PUBLIC_KEY: file })).toEqual({ code: 1, said: `RELEASE_PUBLIC_KEY: The release key ${file} is no Ed25519 key.\n` });
  });

  it('names the port that is taken, and ends', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await refused({ RELEASE_PUBLIC_KEY: releaseKey(), PORT: port })).toEqual({ code: 1, said: `The port ${port} is taken. Stop what uses it, or set PORT.\n` });
    other.close();
  });
});

describe('a shell that runs', () => {
  it('ends itself when its event loop stands still, and says so', async () => {
    const child = started({ RELEASE_PUBLIC_KEY: releaseKey(), LOG_LEVEL: 'info', WATCHDOG_SECONDS: '1', NODE_OPTIONS: '--import=data:text/javascript,process.on(%22SIGUSR2%22,()=>{for(;;);})' });
    const said = text(child.stderr);
    const { promise: listens, resolve } = Promise.withResolvers<undefined>();
    child.stdout.on('data', (lines: Buffer) => {
      if (lines.includes('shell server listens')) resolve(undefined);
    });
    await listens;
    child.kill('SIGUSR2');
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    expect(await said).toContain('the event loop has stood still for 1 s, the process ends itself');
  });
});
