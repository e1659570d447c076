/** `npm run release -- <verb>`. */
import path from 'node:path';
import { runRelease } from './command-line/run-release.ts';

process.exitCode = await runRelease(process.argv.slice(2), {
  root: path.resolve(import.meta.dirname, '../..'),
  // npm starts scripts at the root and says here where the person was.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
