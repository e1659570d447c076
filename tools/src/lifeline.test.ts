import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { REPOSITORY } from './repository.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'amberlane-lifeline-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Minimisers of a build are such workers. */
it('leaves a worker that the process forks waiting for its work', async () => {
  writeFileSync(path.join(dir, 'worker.mjs'), "process.on('message', (task) => process.send(`did ${task}`, () => process.exit()));");
  writeFileSync(
    path.join(dir, 'command.mjs'),
    `import { fork } from 'node:child_process';
     const worker = fork(${JSON.stringify(path.join(dir, 'worker.mjs'))});
     setTimeout(() => worker.connected && worker.send('it'), 500);
     worker.once('message', (answer) => console.log(answer));`,
  );
  const lifeline = pathToFileURL(path.join(REPOSITORY, 'tools/lifeline.mjs')).href;
  const command = spawn(process.execPath, ['--import', lifeline, path.join(dir, 'command.mjs')], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let printed = '';
  command.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await new Promise((resolve) => command.once('close', resolve));
  expect(printed).toBe('did it\n');
});
