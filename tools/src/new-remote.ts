/** `npm run new-remote -- mf-x [--owner squad]` */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { readRemoteConfig } from '@amberlane/build';
import { menuBundles } from '@amberlane/contract/federation/menu';
import { mainCommand } from './main-command.ts';
import { refusalOf, writeRemote } from './remote-template.ts';
import { remoteNames, REPOSITORY } from './repository.ts';
import { runCommand } from './run-command.ts';

/** Message bundles and paths of the remotes that are there. */
async function takenWords(): Promise<Set<string>> {
  const configs = await Promise.all(remoteNames().map((name) => readRemoteConfig(path.join(REPOSITORY, name))));
  return new Set(configs.flatMap(({ routes, slots, menu }) => [...routes.flatMap((route) => [route.path, ...route.aliases, ...route.messages]), ...slots.flatMap((slot) => slot.messages), ...menuBundles(menu)]));
}

const USAGE = `Usage: npm run new-remote -- mf-x [--owner "squad"]
Writes a new remote from the tested template and adds it to package-lock.json.`;

await mainCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { owner: { type: 'string', default: 'the squad that made it' } } });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new Error('Say one name: npm run new-remote -- mf-spare-parts --owner "Spare parts squad"');
  const refusal = refusalOf(name, await takenWords());
  if (refusal) throw new Error(refusal);
  writeRemote(name, values.owner, path.join(REPOSITORY, name));
  const { code, output } = await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`${name} is written, but npm could not add it to package-lock.json:\n${output}`);
  console.log(`${name} is ready. Next:
  npm run dev -- ${name}                          edit ${name}/src/pages, see it at /gh-en/${name.slice(3)}
  npm test -- ${name}                     its own checks and tests
  npm run isolate -- ${name}                      alone, in every language
  npm start                                       in the whole site
Commit ${name}/ together with package-lock.json.`);
}, USAGE);
