/** Verifies the log as a whole. Pure: the caller reads the files. */
import type { KeyObject } from 'node:crypto';
import { hashOf, readRecord, type LogRecord } from './log-record.ts';
import { StoreFault } from './store-fault.ts';

export interface LogText {
  readonly seq: number;
  readonly text: string;
}

/** Where a reader got to: the newest record it has seen. */
export interface Seen {
  readonly seq: number;
  readonly head: string | null;
}

/** Records of a log without gap, each signed and continuing the one before. Throws StoreFault at the first that is not. */
export function verifyChain(texts: readonly LogText[], publicKey: KeyObject): LogRecord[] {
  const records: LogRecord[] = [];
  let prev: string | null = null;
  for (const [index, { seq, text }] of texts.entries()) {
    if (seq !== index + 1) throw new StoreFault('gap', `record ${index + 1} is missing`, index + 1);
    const record = readRecord(text, seq, publicKey);
    if (record.seq !== seq) throw new StoreFault('broken-chain', `the file of record ${seq} holds record ${record.seq}`, seq);
    if (record.prev !== prev) throw new StoreFault('broken-chain', `record ${seq} does not continue record ${seq - 1}`, seq);
    prev = hashOf(record);
    records.push(record);
  }
  return records;
}

/**
 * Refuses a log that lost or replaced records since this reader last looked. A valid old log is signed too, so only
 * the memory of the reader can tell.
 */
export function refuseReplay(records: readonly LogRecord[], seen: Seen): void {
  if (seen.seq === 0) return;
  const same = records[seen.seq - 1];
  if (!same) throw new StoreFault('replay', `the log ends at record ${records.length}, but record ${seen.seq} was already seen`, records.length);
  if (hashOf(same) !== seen.head) throw new StoreFault('replay', `record ${seen.seq} is another than the one already seen`, seen.seq);
}
