/** From words to a verb and its options. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { channelName, sentence } from '../log-record.ts';
import { ensureDemoKeys, readPrivateKey, readPublicKey } from '../release-keys.ts';
import { openStore } from '../release-store.ts';
import { DEFAULT_CHANNEL, releaseSettings } from '../settings.ts';
import { StoreFault } from '../store-fault.ts';
import { pinCommand, publishCommand, rollbackCommand } from './change-commands.ts';
import { Refusal, UsageError, type Command, type CommandContext, type CommandOptions } from './command.ts';
import { logCommand, statusCommand, verifyCommand } from './report-commands.ts';

const OPTIONS = {
  channel: { type: 'string' },
  reason: { type: 'string' },
  force: { type: 'boolean' },
  expect: { type: 'string' },
  json: { type: 'boolean' },
  count: { type: 'string', short: 'n' },
  help: { type: 'boolean', short: 'h' },
} as const;
type OptionName = keyof typeof OPTIONS;

interface Verb {
  readonly run: Command;
  /** Name of its argument; null when it takes none. */
  readonly subject: string | null;
  readonly options: readonly OptionName[];
}

const VERBS = new Map<string, Verb>([
  ['publish', { run: publishCommand, subject: '<folder or name>', options: [] }],
  ['pin', { run: pinCommand, subject: '<name>@<content id>', options: ['channel', 'reason', 'force', 'expect'] }],
  ['rollback', { run: rollbackCommand, subject: '<name>', options: ['channel', 'reason', 'expect'] }],
  ['status', { run: statusCommand, subject: null, options: ['channel', 'json'] }],
  ['log', { run: logCommand, subject: null, options: ['channel', 'json', 'count'] }],
  ['verify', { run: verifyCommand, subject: null, options: [] }],
]);

const HELP = `Publishes builds and decides which of them are live.

  npm run release -- publish <folder or name>      a build into the store; a bare mf-x or shell means its dist/artifact
  npm run release -- pin <name>@<content id>       makes a published build live; eight digits of the id are enough
  npm run release -- rollback <name>               makes the build live again that was pinned before
  npm run release -- status                        what is live, per channel
  npm run release -- log                           who decided what, when and why, newest first
  npm run release -- verify                        checks every signature of the log and every file of every build

  --channel <name>    pin, rollback, status, log; default ${DEFAULT_CHANNEL}, for status and log all channels
  --reason "…"        pin, rollback: goes to the log
  --force             pin: overrules the compatibility check, with a --reason
  --expect <head>     pin, rollback: only if the log has not changed since this head (see status)
  --json              status, log
  -n <count>          log: how many records; default 20

Who decides is RELEASE_BY, or the user of this machine. STORE_URL, RELEASE_KEY and RELEASE_PUBLIC_KEY name store and
keys. Exit code: 0 done, 1 refused or something is wrong, 2 the command was not understood.`;

export interface Surroundings {
  readonly root: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** Runs one command line and gives its exit code. */
export async function runRelease(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  try {
    const parsed = readCommandLine(args);
    if (parsed === null) {
      surroundings.print(HELP);
      return 0;
    }
    return await parsed.verb.run(contextOf(surroundings), parsed.subject, parsed.options);
  } catch (error) {
    if (error instanceof UsageError) surroundings.printError(`${error.message}\n\nnpm run release -- --help lists the verbs.`);
    else if (error instanceof Refusal || error instanceof StoreFault) surroundings.printError(error.message);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

interface CommandLine {
  readonly verb: Verb;
  readonly subject: string;
  readonly options: CommandOptions;
}

/** Null when help is asked for. */
function readCommandLine(args: readonly string[]): CommandLine | null {
  const { values, positionals } = parse(args);
  const [name, subject, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return null;
  const verb = VERBS.get(name);
  if (!verb) throw new UsageError(`There is no verb "${name}".`);
  if ((verb.subject === null) !== (subject === undefined) || rest.length > 0) {
    throw new UsageError(verb.subject === null ? `${name} takes no argument.` : `${name} takes one argument: ${verb.subject}`);
  }
  const foreign = Object.keys(values).find((option) => !verb.options.some((known) => known === option));
  if (foreign !== undefined) throw new UsageError(`${name} has no option --${foreign}.`);
  return { verb, subject: subject ?? '', options: readOptions(values) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOptions(values: ReturnType<typeof parse>['values']): CommandOptions {
  const channel = values.channel ?? DEFAULT_CHANNEL;
  if (!channelName.safeParse(channel).success) throw new UsageError(`"${channel}" is no channel: small letters, digits and hyphens.`);
  const count = Number(values.count ?? 20);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`-n takes a number of records, not "${values.count}".`);
  if (values.expect !== undefined && !/^[0-9a-f]{64}$/.test(values.expect)) throw new UsageError('--expect takes the head that status shows.');
  const reason = values.reason?.trim() || null;
  if (reason !== null && !sentence.safeParse(reason).success) throw new UsageError('--reason takes one line of at most 500 characters.');
  return {
    channel,
    channelGiven: values.channel !== undefined,
    reason,
    force: values.force ?? false,
    expect: values.expect,
    json: values.json ?? false,
    count,
  };
}

function contextOf({ root, cwd, env, print }: Surroundings): CommandContext {
  const settings = releaseSettings(root, env);
  if (env['DEMO'] !== '0') ensureDemoKeys(settings.dataDir, env);
  const { publicKeyFile, privateKeyFile } = settings;
  const store = openStore({ url: settings.storeUrl, publicKey: readPublicKey(present(publicKeyFile, 'RELEASE_PUBLIC_KEY')) });
  const author = () => ({ privateKey: readPrivateKey(present(privateKeyFile, 'RELEASE_KEY')), by: decider(env) });
  return { store, root, cwd, author, print };
}

function present(file: string, setting: string): string {
  if (!existsSync(file)) throw new Refusal(`There is no key ${file}; ${setting} names another.`);
  return file;
}

function decider(env: NodeJS.ProcessEnv): string {
  const by = env['RELEASE_BY']?.trim() || userInfo().username;
  if (!sentence.safeParse(by).success) throw new UsageError('RELEASE_BY takes one line of at most 500 characters.');
  return by;
}
