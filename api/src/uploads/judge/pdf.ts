/**
 * PDF (ISO 32000): whole, open without a password, and without anything that acts by itself. Objects may lie in packed
 * streams, and names may be written with numbers of characters (`/J#61vaScript`): both are read.
 */
import { setImmediate } from 'node:timers/promises';
import { unpackedHarm } from './pdf-streams.ts';
import { holds, pixelFault, type FileFault } from './verdict.ts';

/** A name with any of its characters written as `#` and two hexadecimal digits. */
const named = (name: string): string => Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16).replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`).join('');

/** Scripts, programs that are started, files and players inside. */
const HARMFUL = new RegExp(`/(?:${['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'Rendition', 'ImportData', 'GoToE'].map(named).join('|')})(?![a-rt-z])`);
const ENCRYPTED = new RegExp(`/${named('Encrypt')}(?![A-Za-z])`);
const PACKED_OBJECTS = new RegExp(`/${named('ObjStm')}`);
const PACKED = new RegExp(`/${named('FlateDecode')}|/Fl(?![A-Za-z])`, 'g');
const PICTURE = new RegExp(`/${named('Image')}(?![A-Za-z])`);
/** Ways to pack that are not unpacked here; no program uses them for objects. */
const UNREADABLE = new RegExp(`/(?:${['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'Crypt', 'Predictor'].map(named).join('|')}|LZW|A85|AHx|RL)(?![A-Za-z])`);

const TAIL_BYTES = 2048;
/** The dictionary of a stream is looked for so far in front of it. */
const DICTIONARY_BYTES = 4096;
/** Bytes of unpacked pages and objects; more than any real document has, and what a bomb begins with. */
const MOST_UNPACKED = 96 * 2 ** 20;
/** Bytes of unpacked pictures that are read. Their size is judged by their pixels. */
const MOST_PICTURES = 192 * 2 ** 20;

export async function judgePdf(content: Buffer): Promise<FileFault | null> {
  const tail = content.toString('latin1', Math.max(0, content.length - TAIL_BYTES));
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8)) || !/startxref\s+\d+\s+%%EOF/.test(tail)) return 'fileBroken';
  if (await holds(content, ENCRYPTED)) return 'fileBroken';
  if (await holds(content, HARMFUL)) return 'fileHarmful';
  return streamFault(content);
}

async function streamFault(content: Buffer): Promise<FileFault | null> {
  const left = { objects: MOST_UNPACKED, pictures: MOST_PICTURES };
  let count = 0;
  for (const { dictionary, data } of streamsOf(content)) {
    count += 1;
    if (count % 100 === 0) await setImmediate();
    const isPicture = PICTURE.test(dictionary);
    if (isPicture) {
      const fault = pictureFault(dictionary);
      if (fault) return fault;
    }
    // Packed twice is how bombs are made.
    if ((dictionary.match(PACKED) ?? []).length > 1) return 'fileHarmful';
    if (PACKED_OBJECTS.test(dictionary) && UNREADABLE.test(dictionary)) return 'fileBroken';
    const kind = isPicture ? 'pictures' : 'objects';
    if (!isDeflated(data) || left[kind] <= 0) continue;
    const read = await unpackedHarm(data, isPicture ? null : HARMFUL, left[kind]);
    if (read.harmful) return 'fileHarmful';
    left[kind] -= read.bytes;
    if (left.objects <= 0) return 'fileHarmful';
  }
  return null;
}

function pictureFault(dictionary: string): FileFault | null {
  const [width, height] = [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/].map((pattern) => pattern.exec(dictionary)?.[1]);
  return width === undefined || height === undefined ? null : pixelFault(Number(width), Number(height));
}

/** The first two bytes of a zlib stream (RFC 1950), whatever its dictionary says. */
const isDeflated = (data: Buffer): boolean => data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;

interface PdfStream {
  readonly dictionary: string;
  readonly data: Buffer;
}

/** Every stream with the text in front of it, from its object on. */
function* streamsOf(content: Buffer): Generator<PdfStream> {
  let from = 0;
  for (;;) {
    const keyword = content.indexOf('stream', from, 'latin1');
    if (keyword < 0) return;
    from = keyword + 6;
    const lineEnd = content[from] === 0x0d && content[from + 1] === 0x0a ? 2 : content[from] === 0x0a ? 1 : 0;
    if (lineEnd === 0 || content.toString('latin1', keyword - 3, keyword) === 'end') continue;
    const end = content.indexOf('endstream', from, 'latin1');
    const before = content.toString('latin1', Math.max(0, keyword - DICTIONARY_BYTES), keyword);
    const data = content.subarray(from + lineEnd, end < 0 ? content.length : end);
    yield { dictionary: before.slice(before.lastIndexOf(' obj') + 1), data };
    if (end < 0) return;
    from = end + 9;
  }
}
