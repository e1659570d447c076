/** WebP (RFC 9649): a RIFF file whose sizes fit, with a picture in it. */
import { pixelFault, type FileFault } from './verdict.ts';

const RIFF_BYTES = 12;
const CHUNK_BYTES = 8;

export const isWebp = (content: Buffer): boolean => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, RIFF_BYTES) === 'WEBP';

export function judgeWebp(content: Buffer): FileFault | null {
  if (content.length < RIFF_BYTES + CHUNK_BYTES || content.readUInt32LE(4) + 8 !== content.length) return 'fileBroken';
  let at = RIFF_BYTES;
  let hasPicture = false;
  while (at < content.length) {
    if (at + CHUNK_BYTES > content.length) return 'fileBroken';
    const type = content.toString('latin1', at, at + 4);
    const length = content.readUInt32LE(at + 4);
    const data = content.subarray(at + CHUNK_BYTES, at + CHUNK_BYTES + length);
    if (data.length < length) return 'fileBroken';
    const fault = chunkFault(type, data);
    if (fault) return fault;
    hasPicture ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    // Chunks begin at even places.
    at += CHUNK_BYTES + length + (length % 2);
  }
  return hasPicture && at === content.length ? null : 'fileBroken';
}

function chunkFault(type: string, data: Buffer): FileFault | null {
  switch (type) {
    case 'VP8 ':
      if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return 'fileBroken';
      return pixelFault(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
    case 'VP8L': {
      if (data.length < 5 || data[0] !== 0x2f) return 'fileBroken';
      const bits = data.readUInt32LE(1);
      return pixelFault((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return data.length < 10 ? 'fileBroken' : pixelFault(data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1);
    case 'ANMF':
      return data.length < 16 ? 'fileBroken' : pixelFault(data.readUIntLE(6, 3) + 1, data.readUIntLE(9, 3) + 1);
    default:
      return null;
  }
}
