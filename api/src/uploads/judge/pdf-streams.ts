/** Unpacks a stream of a PDF piece by piece, so that a small file can't fill the memory, and looks into each piece. */
import { constants, createInflate } from 'node:zlib';
import { VIRUS_TEST } from './foreign-content.ts';

const PIECE_BYTES = 64 * 1024;
/** Longer than anything that is looked for. */
const OVERLAP = 256;
/** A script in a form of XML. */
const FORM_SCRIPT = 'application/x-javascript';

interface Unpacked {
  readonly harmful: boolean;
  /** Bytes that were unpacked; `most` and a little more when there were more. */
  readonly bytes: number;
}

/** Reads at most `most` bytes. `pattern`: what must not be in it; null looks for the virus test string alone. Damage ends the reading. */
export async function unpackedHarm(data: Buffer, pattern: RegExp | null, most: number): Promise<Unpacked> {
  // Many programs leave the check sum away.
  const inflate = createInflate({ chunkSize: PIECE_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(data);
  let bytes = 0;
  let last = '';
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      bytes += piece.length;
      const text = last + piece.toString('latin1');
      if (text.includes(VIRUS_TEST) || (pattern && (pattern.test(text) || text.includes(FORM_SCRIPT)))) return { harmful: true, bytes };
      if (bytes >= most) break;
      last = text.slice(-OVERLAP);
    }
  } catch {
    // What can't be unpacked here is not shown by a reader either.
  } finally {
    inflate.destroy();
  }
  return { harmful: false, bytes };
}
