/** `publish`, `pin` and `rollback`: the verbs that write. */
import path from 'node:path';
import { pin, rollback, type PinOutcome } from '../change-pins.ts';
import { artifactName, hashOf, type LogRecord } from '../log-record.ts';
import { publishArtifact } from '../publish-artifact.ts';
import type { ReleaseStore } from '../release-store.ts';
import { Refusal, UsageError, type Command, type CommandContext, type CommandOptions, type ExitCode } from './command.ts';
import { shortId } from './table.ts';

export const publishCommand: Command = async ({ store, root, cwd, print }, subject) => {
  const folder = artifactName.safeParse(subject).success ? path.join(root, subject, 'dist/artifact') : path.resolve(cwd, subject);
  const publication = await publishArtifact(store, folder);
  if (publication.kind === 'refused') return printReasons(print, `${folder} was not published:`, publication.reasons);
  const { name, contentId, version } = publication.manifest;
  const done = publication.kind === 'published' ? 'published' : 'is published already';
  print(`${name}@${contentId} (${version}) ${done}.`);
  return 0;
};

export const pinCommand: Command = async (context, subject, options) => {
  const { name, contentId } = await findBuild(context.store, subject);
  const { channel, reason, force } = options;
  const expectedHead = await decisionHead(context.store, options);
  const outcome = await pin(context.store, context.author(), { name, contentId, channel, reason, force, expectedHead });
  return report(context, outcome, expectedHead);
};

export const rollbackCommand: Command = async (context, name, options) => {
  const { channel, reason } = options;
  const expectedHead = await decisionHead(context.store, options);
  const outcome = await rollback(context.store, context.author(), { name, channel, reason, expectedHead });
  return report(context, outcome, expectedHead);
};

/** `<name>@<content id, or its first eight digits or more>`. */
async function findBuild(store: ReleaseStore, subject: string): Promise<{ name: string; contentId: string }> {
  const [, name = '', prefix = ''] = /^([a-z0-9-]+)@([0-9a-f]{8,64})$/.exec(subject) ?? [];
  if (name === '') throw new UsageError(`"${subject}" names no build: write <name>@<content id, eight digits or more>`);
  const found = (await store.listArtifacts()).filter((artifact) => artifact.name === name && artifact.contentId.startsWith(prefix));
  const [build, another] = found;
  if (!build) throw new Refusal(`No build ${subject} was published.`);
  if (another) throw new Refusal(`${subject} could be any of ${found.map(({ contentId }) => contentId).join(', ')}: write more digits.`);
  return build;
}

const decisionHead = async (store: ReleaseStore, { expect }: CommandOptions): Promise<string | null> => expect ?? (await store.readState()).head;

async function report({ store, print }: CommandContext, outcome: PinOutcome, expectedHead: string | null): Promise<ExitCode> {
  if (outcome.kind === 'appended') {
    const { warnings, record } = outcome;
    print(`Record ${record.seq}: ${describeRecord(record)}.`);
    for (const warning of warnings) print(`Warning: ${warning}`);
    return 0;
  }
  if (outcome.kind === 'refused') {
    printReasons(print, 'Refused, nothing was written:', outcome.reasons);
    if (outcome.forceable) print('To do it nevertheless: --force --reason "…"; both go to the log.');
    return 1;
  }
  const log = await store.readLog();
  const known = expectedHead === null ? 0 : log.findIndex((record) => hashOf(record) === expectedHead) + 1;
  if (expectedHead !== null && known === 0) return printReasons(print, 'Nothing was written:', [`this log has no record ${expectedHead}`]);
  printReasons(print, 'Nothing was written, the log has changed meanwhile:', log.slice(known).map((record) => `record ${record.seq}: ${describeRecord(record)}`));
  print('Look at the status and decide again.');
  return 1;
}

function describeRecord({ action, name, contentId, channel, by }: LogRecord): string {
  const what = action === 'pin' ? 'pins' : 'rolls back to';
  return `${by} ${what} ${name}@${shortId(contentId)} in ${channel}`;
}

function printReasons(print: (line: string) => void, heading: string, reasons: readonly string[]): ExitCode {
  print(heading);
  for (const reason of reasons) print(`  - ${reason}`);
  return 1;
}
