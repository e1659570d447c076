/** `npm run call-index`: writes the call index of the contract anew (`shared/contract/src/call-index`, `calls/all-calls.ts`). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callIndexFiles, staleFiles } from './call-index/call-index-files.ts';
import { CONTRACT, readCallIndex, readCallModules } from './call-index/contract-files.ts';
import { mainCommand } from './main-command.ts';

const USAGE = `Usage: npm run call-index
Writes the index of the API's calls (shared/contract/src/call-index) after a change in shared/contract/src/calls.`;

await mainCommand(async () => {
  const wanted = callIndexFiles(await readCallModules());
  const stale = staleFiles(wanted, readCallIndex());
  for (const file of stale) {
    const text = wanted.get(file);
    const target = path.join(CONTRACT, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (text === undefined) rmSync(target);
    else writeFileSync(target, text);
    console.log(`${text === undefined ? 'removed' : 'written'}  shared/contract/src/${file}`);
  }
  if (stale.length === 0) console.log('The call index is up to date.');
}, USAGE);
