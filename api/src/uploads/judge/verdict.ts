/** What can be wrong with a file, and reading long content without holding up the calls of others. */
import { setImmediate } from 'node:timers/promises';

/** `fileType`: nothing that may be attached. `fileBroken`: damaged, or shut by a password. `fileHarmful`: dangerous to open. */
export type FileFault = 'fileType' | 'fileBroken' | 'fileHarmful';

/** Nobody opens a picture of more pixels; unpacked it would fill a computer's memory. */
const MOST_PIXELS = 100_000_000;

/** null for a picture that can be opened. */
export function pixelFault(width: number, height: number): FileFault | null {
  if (width <= 0 || height <= 0) return 'fileBroken';
  return width * height > MOST_PIXELS ? 'fileHarmful' : null;
}

const WINDOW_BYTES = 256 * 1024;
/** Longer than anything that is looked for, so that nothing is missed between two windows. */
const OVERLAP_BYTES = 256;

/** Whether a pattern is found in the bytes, read as Latin-1. Other work has its turn after each window. */
export async function holds(content: Buffer, pattern: RegExp): Promise<boolean> {
  for (let from = 0; from < content.length; from += WINDOW_BYTES) {
    if (pattern.test(content.toString('latin1', from, Math.min(content.length, from + WINDOW_BYTES + OVERLAP_BYTES)))) return true;
    await setImmediate();
  }
  return false;
}
