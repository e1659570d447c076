/**
 * The newest record that this machine has seen of each store, kept beside the keys: a log that was shortened or
 * replaced is signed too, and only who remembers can tell.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Seen } from './log-chain.ts';
import { hasCode } from './system-error.ts';

const seenHeads = z.record(z.string(), z.object({ seq: z.number().int().min(0), head: z.string().nullable() }));

export const seenHeadFile = (dataDir: string): string => path.join(dataDir, 'keys', 'seen-heads.json');

/** What was seen of a store; record 0 where nothing was, or where the file can't be read. */
export function readSeenHead(dataDir: string, storeUrl: string): Seen {
  return readAll(dataDir)[storeUrl] ?? { seq: 0, head: null };
}

/** Remembers a newer record. A folder that may not be written to is no fault: then nothing is remembered. */
export function rememberHead(dataDir: string, storeUrl: string, { seq, head }: Seen): void {
  const known = readAll(dataDir);
  if (seq <= (known[storeUrl]?.seq ?? 0)) return;
  const file = seenHeadFile(dataDir);
  const whole = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(whole, `${JSON.stringify({ ...known, [storeUrl]: { seq, head } }, null, 1)}\n`);
    renameSync(whole, file);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM')) throw error;
  }
}

function readAll(dataDir: string): z.infer<typeof seenHeads> {
  try {
    return seenHeads.safeParse(JSON.parse(readFileSync(seenHeadFile(dataDir), 'utf8'))).data ?? {};
  } catch {
    return {};
  }
}
