import { afterEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { chatAddress } from '@amberlane/contract/site/brand';
import { startStubShell, type StubShell } from './stub-shell.ts';

// From the package: by itself the reader would fetch its code from the network.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

let shell: StubShell;
afterEach(() => shell.close());

const PIXELS_A_MODULE = 4;

/** The drawing as a camera sees it. */
function photograph(svg: string): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; colorSpace: 'srgb' } {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = modules * PIXELS_A_MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS_A_MODULE; row < (Number(y) + 1) * PIXELS_A_MODULE; row += 1) {
      for (let column = Number(x) * PIXELS_A_MODULE; column < (Number(x) + Number(run)) * PIXELS_A_MODULE; column += 1) {
        data.fill(0, 4 * (row * width + column), 4 * (row * width + column) + 3);
      }
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' };
}

describe('/-/qr', () => {
  it('is a code that a camera reads as the address of the country’s chat', async () => {
    shell = await startStubShell();
    const { status, headers, text } = await shell.ask('/-/qr/ng.svg');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml; charset=utf-8', 'public, max-age=86400']);
    expect((await readBarcodes(photograph(text))).map((code) => code.text)).toEqual([chatAddress('NG')]);
  });

  it.each(['xx.svg', 'ng', 'ng.png', 'NG.svg'])('knows no %s', async (file) => {
    shell = await startStubShell();
    expect((await shell.ask(`/-/qr/${file}`)).status).toBe(404);
  });
});
