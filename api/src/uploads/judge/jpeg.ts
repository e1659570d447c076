/** JPEG (ITU-T T.81): segments up to the picture data, and its end. */
import { pixelFault, type FileFault } from './verdict.ts';

const END = 0xd9;
const SCAN = 0xda;
/** Markers without a segment: TEM, RST0 to RST7. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** SOF0 to SOF15 without DHT, JPG and DAC, which lie between them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** What follows the end is not judged here: telephones append previews and depth maps. */
export function judgeJpeg(content: Buffer): FileFault | null {
  let at = 2;
  let isFramed = false;
  let isScanned = false;
  for (;;) {
    if (content[at] !== 0xff) return 'fileBroken';
    while (content[at] === 0xff) at += 1;
    const marker = content[at] ?? 0;
    at += 1;
    if (marker === END) return isFramed && isScanned ? null : 'fileBroken';
    if (isBare(marker)) continue;
    const length = at + 2 <= content.length ? content.readUInt16BE(at) : 0;
    if (marker === 0 || length < 2 || at + length > content.length) return 'fileBroken';
    if (isFrame(marker)) {
      if (length < 8) return 'fileBroken';
      const fault = pixelFault(content.readUInt16BE(at + 5), content.readUInt16BE(at + 3));
      if (fault) return fault;
      isFramed = true;
    }
    at += length;
    if (marker !== SCAN) continue;
    isScanned = true;
    at = endOfScan(content, at);
  }
}

/** Place of the next marker after picture data; there `FF` is followed by `00` or is a restart. The end of the file when there is none. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = from; at + 1 < content.length; at += 1) {
    if (content[at] !== 0xff) continue;
    const next = content[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !isBare(next)) return at;
  }
  return content.length;
}
