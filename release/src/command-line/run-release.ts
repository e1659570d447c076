/** From words to a verb and its options. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { channelName, sentence } from '../log-record.ts';
import { ensureDemoKeys, readPrivateKey, readPublicKey } from '../release-keys.ts';
import { openStore, type ReleaseStore } from '../release-store.ts';
import { readSeenHead, rememberHead, seenHeadFile } from '../seen-head.ts';
import { DEFAULT_CHANNEL, releaseSettings, type ReleaseSettings } from '../settings.ts';
import { StoreFault } from '../store-fault.ts';
import { buildsCommand, checkCommand, diffCommand } from './build-commands.ts';
import { pinCommand, publishCommand, rollbackCommand, unpinCommand } from './change-commands.ts';
import { Refusal, UsageError, type Command, type CommandContext, type CommandOptions } from './command.ts';
import { logCommand, statusCommand, verifyCommand } from './report-commands.ts';

const OPTIONS = {
  channel: { type: 'string' },
  reason: { type: 'string' },
  force: { type: 'boolean' },
  expect: { type: 'string' },
  json: { type: 'boolean' },
  count: { type: 'string', short: 'n' },
  'new-channel': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type OptionName = keyof typeof OPTIONS;

interface Verb {
  readonly run: Command;
  /** Names of its arguments; one that ends with `?` may be left out. */
  readonly subjects: readonly string[];
  readonly options: readonly OptionName[];
}

const VERBS = new Map<string, Verb>([
  ['publish', { run: publishCommand, subjects: ['<folder or name>'], options: [] }],
  ['builds', { run: buildsCommand, subjects: ['<name>?'], options: ['json'] }],
  ['diff', { run: diffCommand, subjects: ['<name>@<content id>', '<name>@<content id>'], options: ['json'] }],
  ['check', { run: checkCommand, subjects: ['<name>@<content id>'], options: ['channel', 'json'] }],
  ['pin', { run: pinCommand, subjects: ['<name>@<content id>'], options: ['channel', 'new-channel', 'reason', 'force', 'expect'] }],
  ['rollback', { run: rollbackCommand, subjects: ['<name>'], options: ['channel', 'reason', 'expect'] }],
  ['unpin', { run: unpinCommand, subjects: ['<name>'], options: ['channel', 'reason', 'force', 'expect'] }],
  ['status', { run: statusCommand, subjects: [], options: ['channel', 'json'] }],
  ['log', { run: logCommand, subjects: [], options: ['channel', 'json', 'count'] }],
  ['verify', { run: verifyCommand, subjects: [], options: ['expect'] }],
]);

const HELP = `Usage: npm run release -- <verb> [options]
Publishes builds and decides which of them are live.

  publish <folder or name>      puts a build into the store; a bare mf-x or shell means its dist/artifact
  builds [<name>]               what was published: id, version, commit, when, size, where it is live
  diff <build> <build>          routes, slots, messages, versions and KB of one part, before and after
  check <build>                 what a pin would be refused for; writes nothing
  pin <build>                   makes a published build live
  rollback <name>               makes the last good build live again
  unpin <name>                  takes a name out of a channel
  status                        what is live, per channel
  log                           who decided what, when and why, newest first
  verify                        checks every signature of the log and every file of every build

A <build> is <name>@<content id>; eight digits of the id are enough.

  --channel <name>    check, pin, rollback, unpin, status, log; default ${DEFAULT_CHANNEL}, for status and log all channels
  --new-channel       pin: opens a channel that has no pin yet
  --reason "…"        pin, rollback, unpin: goes to the log
  --force             pin, unpin: overrules what speaks against it, with a --reason
  --expect <head>     pin, rollback, unpin: only if the log has not changed since this head (see status);
                      verify: fails when the log has no such record
  --json              builds, diff, check, status, log
  -n <count>          log: how many records; default 20

Author: RELEASE_BY, else the user of this machine. STORE_URL, RELEASE_KEY and RELEASE_PUBLIC_KEY name store and
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
    return await runVerb(parsed, surroundings);
  } catch (error) {
    if (error instanceof UsageError) surroundings.printError(`${error.message}\n\nnpm run release -- --help lists the verbs.`);
    else if (error instanceof Refusal || error instanceof StoreFault) surroundings.printError(error.message);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runVerb({ verb, subject, options }: CommandLine, surroundings: Surroundings): Promise<0 | 1> {
  const settings = releaseSettings(surroundings.root, surroundings.env);
  try {
    const context = contextOf(settings, surroundings, verb);
    const code = await verb.run(context, subject, options);
    await remember(context.store, settings);
    return code;
  } catch (error) {
    throw error instanceof StoreFault ? explained(error, settings) : error;
  }
}

/** Says where to look: a wrong DATA_DIR brings the wrong key, a store begun afresh an old memory. */
function explained(fault: StoreFault, { publicKeyFile, dataDir }: ReleaseSettings): Refusal | StoreFault {
  if (fault.kind === 'bad-signature') return new Refusal(`${fault.message} in ${publicKeyFile}. RELEASE_PUBLIC_KEY or DATA_DIR names another.`);
  if (fault.kind === 'replay') return new Refusal(`${fault.message} by this machine. If the store was begun afresh on purpose, delete ${seenHeadFile(dataDir)}.`);
  return fault;
}

/** A log that can't be read was reported by the verb itself. */
async function remember(store: ReleaseStore, { dataDir, storeUrl }: ReleaseSettings): Promise<void> {
  try {
    rememberHead(dataDir, storeUrl, await store.readState());
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
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
  const [name, ...subjects] = positionals;
  if (values.help || name === undefined || name === 'help') return null;
  const verb = VERBS.get(name);
  if (!verb) throw new UsageError(`There is no verb "${name}".`);
  const needed = verb.subjects.filter((subject) => !subject.endsWith('?'));
  if (subjects.length < needed.length || subjects.length > verb.subjects.length) {
    throw new UsageError(`Usage: npm run release -- ${[name, ...verb.subjects.map((subject) => (subject.endsWith('?') ? `[${subject.slice(0, -1)}]` : subject))].join(' ')}`);
  }
  const foreign = Object.keys(values).find((option) => !verb.options.some((known) => known === option));
  if (foreign !== undefined) throw new UsageError(`${name} has no option --${foreign}.`);
  const [subject = '', second = ''] = subjects;
  return { verb, subject, options: readOptions(values, second) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOptions(values: ReturnType<typeof parse>['values'], second: string): CommandOptions {
  const channel = values.channel ?? DEFAULT_CHANNEL;
  if (!channelName.safeParse(channel).success) throw new UsageError(`"${channel}" is no channel: small letters, digits and hyphens.`);
  const count = Number(values.count ?? 20);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`-n takes a number of records, not "${values.count}".`);
  if (values.expect !== undefined && !/^[0-9a-f]{64}$/.test(values.expect)) throw new UsageError('--expect takes the head that status shows.');
  const reason = values.reason?.trim() || null;
  if (reason !== null && !sentence.safeParse(reason).success) throw new UsageError('--reason takes one line of at most 500 characters.');
  return {
    second,
    newChannel: values['new-channel'] ?? false,
    channel,
    channelGiven: values.channel !== undefined,
    reason,
    force: values.force ?? false,
    expect: values.expect,
    json: values.json ?? false,
    count,
  };
}

/** Only `publish` may make the key pair of a demo: any other verb with a wrong DATA_DIR would begin a second log unnoticed. */
function contextOf(settings: ReleaseSettings, { root, cwd, env, print }: Surroundings, verb: Verb): CommandContext {
  if (env['DEMO'] !== '0' && verb.run === publishCommand) ensureDemoKeys(settings.dataDir, env);
  const { publicKeyFile, privateKeyFile, dataDir, storeUrl } = settings;
  const publicKey = readPublicKey(present(publicKeyFile, 'RELEASE_PUBLIC_KEY'));
  const store = openStore({ url: storeUrl, publicKey, seenBefore: readSeenHead(dataDir, storeUrl) });
  const author = () => ({ privateKey: readPrivateKey(present(privateKeyFile, 'RELEASE_KEY')), by: decider(env) });
  return { store, root, cwd, author, print };
}

function present(file: string, setting: string): string {
  if (!existsSync(file)) throw new Refusal(`There is no key ${file}. The first "npm start" or "publish" makes it; ${setting} or DATA_DIR names another.`);
  return file;
}

function decider(env: NodeJS.ProcessEnv): string {
  const by = env['RELEASE_BY']?.trim() || userInfo().username;
  if (!sentence.safeParse(by).success) throw new UsageError('RELEASE_BY takes one line of at most 500 characters.');
  return by;
}
