/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrPath, type QrPath } from './qr-path.ts';

// From the package: by itself the reader would fetch its code from the network.
const wasm = readFileSync(createRequire(__filename).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

/** Pixels of a module. */
const SCALE = 4;

/** The drawing as a camera sees it: black on white. */
function photograph({ size, path }: QrPath) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column += 1) data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const, pixelFormat: 'rgba-unorm8' as const };
}

describe('QR code', () => {
  it.each([
    'https://amberlane.example/ng-en/track/shared/5f2b8c0d9e1a47638c5d2e7f90b1a364',
    `http://localhost:8080/pk-ur/track?numbers=${Array.from({ length: 20 }, () => 'GH520938177409').join()}`,
  ])('of %s is read by a camera', async (address) => {
    expect((await readBarcodes(photograph(qrPath(address)))).map(({ text, format }) => [text, format])).toEqual([[address, 'QRCode']]);
  });

  it('keeps four light modules on each side', () => {
    const { size, path } = qrPath('https://amberlane.example/');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [Number(x), Number(x) + Number(length), Number(y)] as const);
    expect(Math.min(...runs.map(([start]) => start))).toBe(4);
    expect(Math.max(...runs.map(([, end]) => end))).toBe(size - 4);
    expect(Math.min(...runs.map(([, , row]) => row))).toBe(4);
  });
});
