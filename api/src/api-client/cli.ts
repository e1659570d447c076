/** `node api/src/api-client/cli.ts`: writes the generated files of the client package anew, after a change of the contract. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { settingsFromEnv } from '../settings.ts';
import { clientFiles } from './client-files.ts';

const database = await openDatabase({ kind: 'memory' }, () => {});
const app = await buildApp({ settings: settingsFromEnv({ LOG_LEVEL: 'silent' }), database, now: () => new Date(), isDraining: () => false });
let written = 0;
for (const [file, text] of await clientFiles(app)) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  written += 1;
  process.stdout.write(`written  ${path.relative(process.cwd(), file)}\n`);
}
if (written === 0) process.stdout.write('The client is up to date.\n');
await app.close();
await database.close();
