import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';

const LIMIT_MS = 1_000;
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

interface Watched {
  readonly child: ChildProcess;
  /** Resolves when the program has begun. */
  readonly begun: Promise<unknown>;
  readonly ended: Promise<{ readonly signal: NodeJS.Signals | null; readonly code: number | null; readonly said: string }>;
}

/** A process that watches itself and then does something. */
function watched(program: string, options: readonly string[] = []): Watched {
  const source = `
    import { startWatchdog } from ${JSON.stringify(new URL('watchdog.ts', import.meta.url).href)};
    const stopWatching = startWatchdog({ limitMs: ${LIMIT_MS}, part: 'test', onFault: (error) => { console.error(error); process.exit(3); } });
    const block = (ms) => { for (const end = performance.now() + ms; performance.now() < end;); };
    console.log('begun');
    ${program}`;
  const child = spawn(process.execPath, [...options, '--input-type=module', '--eval', source], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  const { promise: begun, resolve } = Promise.withResolvers<unknown>();
  child.stdout.once('data', resolve);
  const said = text(child.stderr);
  const ended = new Promise<Awaited<Watched['ended']>>((done) => child.once('exit', (code, signal) => void said.then((lines) => done({ code, signal, said: lines }))));
  return { child, begun, ended };
}

describe('a process that watches itself', () => {
  it('ends soon after its event loop came to a standstill, and says why', async () => {
    const { begun, ended } = watched('setTimeout(() => { for (;;); }, 300);');
    await begun;
    const start = performance.now();
    const { signal, said } = await ended;
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(said)).toMatchObject({ level: 60, part: 'test', stalledMs: LIMIT_MS, msg: 'the event loop has stood still for 1 s, the process ends itself' });
    expect(performance.now() - start).toBeLessThan(8 * LIMIT_MS);
  });

  it('goes on after work that was shorter than the limit', async () => {
    const { ended } = watched(`let times = 0; const work = setInterval(() => { block(${LIMIT_MS / 2}); if (++times === 4) clearInterval(work); }, 300);`);
    expect(await ended).toMatchObject({ code: 0, signal: null, said: '' });
  });

  it('goes on after it was stopped as a whole', async () => {
    const { child, begun, ended } = watched(`setTimeout(() => {}, 5 * ${LIMIT_MS});`);
    await begun;
    await pause(500);
    child.kill('SIGSTOP');
    await pause(3 * LIMIT_MS);
    child.kill('SIGCONT');
    expect(await ended).toMatchObject({ code: 0, signal: null, said: '' });
  });

  it('waits for a debugger', async () => {
    const { ended } = watched(`setTimeout(() => block(3 * ${LIMIT_MS}), 500);`, ['--inspect=127.0.0.1:0']);
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });

  it('is not kept alive by that, and can end it', async () => {
    expect(await watched('').ended).toMatchObject({ code: 0, signal: null });
    expect(await watched(`stopWatching(); setTimeout(() => block(3 * ${LIMIT_MS}), 100);`).ended).toMatchObject({ code: 0, signal: null });
  });
});
