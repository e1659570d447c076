/** `status`, `log` and `verify`: the verbs that only read. */
import { hashOf } from '../log-record.ts';
import type { ReleaseStore } from '../release-store.ts';
import { pinsOf } from '../release-state.ts';
import { StoreFault } from '../store-fault.ts';
import type { Command } from './command.ts';
import { shortId, shortTime, table } from './table.ts';

export const statusCommand: Command = async ({ store, print }, _subject, { channel, channelGiven, json }) => {
  const state = await store.readState();
  const channels = channelGiven ? [channel] : Object.keys(state.channels).sort();
  if (json) {
    print(JSON.stringify({ head: state.head, seq: state.seq, channels: Object.fromEntries(channels.map((name) => [name, pinsOf(state, name)])) }));
    return 0;
  }
  print(state.head === null ? 'The log is empty.' : `Record ${state.seq}, head ${state.head}`);
  for (const name of channels) {
    const pins = Object.entries(pinsOf(state, name)).sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = pins.map(async ([artifact, { build, lastGood, at, by }]) => [
      artifact,
      shortId(build),
      await versionOf(store, artifact, build),
      lastGood === null ? '–' : shortId(lastGood),
      shortTime(at),
      by,
    ]);
    print('');
    print(`${name}${pins.length === 0 ? ': nothing is pinned' : ''}`);
    if (pins.length > 0) for (const line of table([['artifact', 'live', 'version', 'last good', 'since', 'by'], ...(await Promise.all(rows))])) print(`  ${line}`);
  }
  return 0;
};

async function versionOf(store: ReleaseStore, name: string, contentId: string): Promise<string> {
  try {
    return (await store.readManifest(name, contentId)).version;
  } catch (error) {
    if (error instanceof StoreFault) return `(${error.kind})`;
    throw error;
  }
}

export const logCommand: Command = async ({ store, print }, _subject, { channel, channelGiven, json, count }) => {
  const records = (await store.readLog()).filter((record) => !channelGiven || record.channel === channel);
  const newest = records.slice(-count).reverse();
  if (json) {
    print(JSON.stringify(newest));
    return 0;
  }
  const rows = newest.map((record) => [
    String(record.seq),
    shortTime(record.at),
    record.channel,
    record.action,
    record.name,
    shortId(record.action === 'unpin' ? record.from : record.contentId),
    record.by,
    `${record.action !== 'rollback' && record.overruled.length > 0 ? 'FORCED: ' : ''}${record.reason ?? ''}`,
  ]);
  for (const line of table([['record', 'at', 'channel', 'action', 'artifact', 'build', 'by', 'reason'], ...rows])) print(line);
  return 0;
};

/** `--expect <head>`: the log must still hold the record of that head, which somebody noted elsewhere. */
export const verifyCommand: Command = async ({ store, print }, _subject, { expect }) => {
  const { records, artifacts, problems } = await store.verify();
  const all = [...problems, ...(await missingRecord(store, expect))];
  for (const problem of all) print(`  - ${problem}`);
  print(`${records} records and ${artifacts} builds verified, ${all.length === 0 ? 'all as signed' : all.length === 1 ? 'one problem' : `${all.length} problems`}.`);
  return all.length === 0 ? 0 : 1;
};

async function missingRecord(store: ReleaseStore, expect: string | undefined): Promise<string[]> {
  if (expect === undefined) return [];
  try {
    const log = await store.readLog();
    return log.some((record) => hashOf(record) === expect) ? [] : [`the log, which ends at record ${log.length}, has no record ${expect}`];
  } catch (error) {
    // What makes the log unreadable is among the problems already.
    if (error instanceof StoreFault) return [];
    throw error;
  }
}
