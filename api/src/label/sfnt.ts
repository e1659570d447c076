/** Font files as the label needs them: WOFF unpacked to plain sfnt (W3C WOFF 1.0 §4–5), and what a font can draw (OpenType `cmap`). */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Unpacked once, a font is read ten times faster than from WOFF. */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_none, index) => readTable(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  }
  return Buffer.concat([head, ...tables.map(({ data }) => Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]))]);
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function readTable(woff: Buffer, at: number) {
  const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const bytes = woff.subarray(offset, offset + packed);
  return { tag: woff.toString('latin1', at, at + 4), checksum: woff.readUInt32BE(at + 16), data: packed < length ? inflateSync(bytes) : bytes };
}

/** Code points for which the font has a glyph, from its subtables of formats 4 and 12. */
export function codePointsOf(sfnt: Buffer): ReadonlySet<number> {
  const count = sfnt.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_none, index) => SFNT_HEADER + index * SFNT_ENTRY);
  const entry = entries.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap');
  const found = new Set<number>();
  if (entry === undefined) return found;
  const cmap = sfnt.subarray(sfnt.readUInt32BE(entry + 8));
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, found);
    if (format === 12) addGroups(subtable, found);
  }
  return found;
}

function addSegments(table: Buffer, found: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + bytes, 16 + bytes * 2, 16 + bytes * 3];
  for (let at = 0; at < bytes; at += 2) {
    const [end, start, delta, range] = [table.readUInt16BE(ends + at), table.readUInt16BE(starts + at), table.readUInt16BE(deltas + at), table.readUInt16BE(ranges + at)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : table.readUInt16BE(ranges + at + range + (code - start) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) found.add(code);
    }
  }
}

function addGroups(table: Buffer, found: Set<number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [start, end, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)];
    for (let code = start; code <= end; code += 1) if (glyph + code - start !== 0) found.add(code);
  }
}
