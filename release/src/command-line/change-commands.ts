/** `publish`, `pin`, `rollback` and `unpin`: the verbs that write. */
import path from 'node:path';
import { pin, rollback, unpin, type PinOutcome } from '../change-pins.ts';
import { artifactName, hashOf, type LogRecord } from '../log-record.ts';
import { publishArtifact } from '../publish-artifact.ts';
import { pinsOf } from '../release-state.ts';
import type { ReleaseStore } from '../release-store.ts';
import { DEFAULT_CHANNEL } from '../settings.ts';
import { Refusal, type Command, type CommandContext, type CommandOptions, type ExitCode } from './command.ts';
import { findBuild } from './find-build.ts';
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
  await requireChannel(context.store, options);
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

export const unpinCommand: Command = async (context, name, options) => {
  const { channel, reason, force } = options;
  const expectedHead = await decisionHead(context.store, options);
  const outcome = await unpin(context.store, context.author(), { name, channel, reason, force, expectedHead });
  return report(context, outcome, expectedHead);
};

/** A misspelt channel would be a new one that nobody serves. */
async function requireChannel(store: ReleaseStore, { channel, newChannel }: CommandOptions): Promise<void> {
  const state = await store.readState();
  if (newChannel || channel === DEFAULT_CHANNEL || Object.keys(pinsOf(state, channel)).length > 0) return;
  const known = Object.keys(state.channels).sort();
  throw new Refusal(`There is no channel ${channel} yet; ${known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`}. To open it with this pin: --new-channel.`);
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

function describeRecord(record: LogRecord): string {
  const { name, channel, by } = record;
  if (record.action === 'unpin') return `${by} takes ${name}@${shortId(record.from)} out of ${channel}`;
  return `${by} ${record.action === 'pin' ? 'pins' : 'rolls back to'} ${name}@${shortId(record.contentId)} in ${channel}`;
}

function printReasons(print: (line: string) => void, heading: string, reasons: readonly string[]): ExitCode {
  print(heading);
  for (const reason of reasons) print(`  - ${reason}`);
  return 1;
}
