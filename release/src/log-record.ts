/**
 * A record of the release log: one decision of a release manager, signed, tied to the record before it by its hash.
 * The file `log/<seq, 8 digits>.json` is the canonical text of the record and a line feed, and never changes.
 */
import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { remoteName } from '@amberlane/contract/federation/remote-config';
import { contentId, integrity } from '@amberlane/contract/federation/remote-manifest';
import { z } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import { StoreFault } from './store-fault.ts';

export const channelName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
export const artifactName = z.union([z.literal('shell'), remoteName]);
const recordHash = z.string().regex(/^[0-9a-f]{64}$/);
/** A sentence of a person, on one line: no control characters that could rewrite a terminal. */
export const sentence = z.string().min(1).max(500).regex(/^[^\p{Cc}]*$/u);
/** Any text as a sentence of the log. */
export const asSentence = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, 500);

const common = { channel: channelName, name: artifactName, by: sentence, reason: sentence.nullable() };

const pinChange = z.strictObject({
  ...common,
  action: z.literal('pin'),
  /** Build that is live from this record on. */
  contentId,
  /** Integrity of the build's `remote.manifest.json`: the content id covers every file but this one. */
  manifest: integrity,
  /** What spoke against it; empty unless the pin was forced. */
  overruled: z.array(sentence),
});
/** Back to the last good build; `from` is the one that is left. */
const rollbackChange = z.strictObject({ ...common, action: z.literal('rollback'), contentId, from: contentId });
/** Nothing of this name is live from this record on; `from` is the build that is left. */
const unpinChange = z.strictObject({ ...common, action: z.literal('unpin'), from: contentId, overruled: z.array(sentence) });

const chained = {
  schema: z.literal(1),
  seq: z.number().int().min(1).max(99_999_999),
  /** Hash of the record before; null in the first. */
  prev: recordHash.nullable(),
  at: z.iso.datetime(),
  /** Ed25519 over the canonical text of everything else, base64. */
  signature: z.base64().length(88),
};

/** What is decided, without its place in the log. */
export type LogChange = z.infer<typeof pinChange> | z.infer<typeof rollbackChange> | z.infer<typeof unpinChange>;
export const logRecord = z.discriminatedUnion('action', [pinChange.extend(chained), rollbackChange.extend(chained), unpinChange.extend(chained)]);
export type LogRecord = z.infer<typeof logRecord>;

export const recordText = (record: LogRecord): string => `${canonicalJson(record)}\n`;

/** sha256 in hex over the canonical text, signature included: what the next record names as `prev`. */
export const hashOf = (record: LogRecord): string => createHash('sha256').update(canonicalJson(record)).digest('hex');

/** Puts a change at its place in the log and signs it. Throws a ZodError when the change is not a valid one. */
export function signRecord(
  change: LogChange,
  place: { readonly seq: number; readonly prev: string | null; readonly at: string },
  privateKey: KeyObject,
): LogRecord {
  const content = { schema: 1, ...place, ...change };
  const signature = sign(null, Buffer.from(canonicalJson(content)), privateKey).toString('base64');
  return logRecord.parse({ ...content, signature });
}

/** Reads the text of record `seq` and checks form and signature. Throws StoreFault. */
export function readRecord(text: string, seq: number, publicKey: KeyObject): LogRecord {
  const record = parseRecord(text, seq);
  if (recordText(record) !== text) throw new StoreFault('malformed-record', `record ${seq} is not in its canonical form`, seq);
  const { signature, ...content } = record;
  if (!verify(null, Buffer.from(canonicalJson(content)), publicKey, Buffer.from(signature, 'base64'))) {
    throw new StoreFault('bad-signature', `record ${seq} is not signed with the release key`, seq);
  }
  return record;
}

function parseRecord(text: string, seq: number): LogRecord {
  try {
    return logRecord.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'not JSON';
    throw new StoreFault('malformed-record', `record ${seq}: ${why}`, seq);
  }
}
