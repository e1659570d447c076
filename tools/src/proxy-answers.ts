/** `npm run proxy-answers`: writes what nginx says itself (`deploy/proxy-answers`) anew from the messages of shell and API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS, FILE_CALLS } from '@amberlane/contract/calls/all-calls';
import { mainCommand } from './main-command.ts';
import { proxyAnswerFiles } from './proxy-answers/proxy-answers.ts';
import { REPOSITORY } from './repository.ts';

const USAGE = `Usage: npm run proxy-answers
Writes deploy/proxy-answers, the answers that nginx gives itself, after a change of their wording or of a call's path.`;

await mainCommand(async () => {
  const folder = path.join(REPOSITORY, 'deploy/proxy-answers');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of proxyAnswerFiles([...CALLS, ...FILE_CALLS].map((call) => call.path))) writeFileSync(path.join(folder, name), text);
  console.log('Written: deploy/proxy-answers');
}, USAGE);
