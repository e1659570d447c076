/** PNG (ISO/IEC 15948): its chunks with their check sums, from the header to the end, and nothing after it. */
import { crc32 } from 'node:zlib';
import { pixelFault, type FileFault } from './verdict.ts';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
/** Length, type and check sum around the data of a chunk. */
const FRAME_BYTES = 12;

export function judgePng(content: Buffer): FileFault | null {
  let at = PNG_SIGNATURE.length;
  let hasHeader = false;
  let hasData = false;
  while (at + FRAME_BYTES <= content.length) {
    const length = content.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > content.length) return 'fileBroken';
    const type = content.toString('latin1', at + 4, at + 8);
    if (crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return 'fileBroken';
    if (hasHeader === (type === 'IHDR')) return 'fileBroken';
    if (type === 'IHDR') {
      if (length !== HEADER_BYTES) return 'fileBroken';
      const fault = pixelFault(content.readUInt32BE(at + 8), content.readUInt32BE(at + 12));
      if (fault) return fault;
      hasHeader = true;
    }
    hasData ||= type === 'IDAT';
    if (type === 'IEND') return hasData && length === 0 && end === content.length ? null : 'fileBroken';
    at = end;
  }
  return 'fileBroken';
}
