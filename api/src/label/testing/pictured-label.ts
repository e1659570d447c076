/** A page of a PDF as a picture, and what a scanner reads in it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// From the package: by itself the reader would fetch its code from the network.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}

export interface PicturedPdf {
  readonly pages: number;
  /** Points. */
  readonly size: readonly [width: number, height: number];
  /** Text in the order in which it was drawn. */
  readonly text: string;
  readonly picture: Picture;
  readonly png: Buffer;
}

/** Pixels per PDF point of a thermal printer: eight dots per millimetre. */
export const THERMAL_SCALE = (8 * 25.4) / 72;

/** `scale` is pixels per PDF point; 4 is 288 dpi. */
export async function picturePage(pdf: Buffer, pageNumber: number, scale: number): Promise<PicturedPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(pageNumber);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // The canvas of @napi-rs/canvas is what pdf.js draws on in Node, though its types name the browser's.
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise;
  const { items } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  const picture = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const pictured = { pages: document.numPages, size: [width, height] as const, text: items.map((item) => ('str' in item ? item.str : '')).join(' '), picture, png: canvas.toBuffer('image/png') };
  await task.destroy();
  return pictured;
}

export async function readPng(png: Buffer): Promise<Picture> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Kind and text of every code that a scanner finds, in the order of their kinds: one that reads two numbers in one barcode says so. */
export async function scan({ png }: PicturedPdf): Promise<readonly (readonly [kind: string, text: string])[]> {
  const found = await readBarcodes(new Uint8Array(png), { formats: ['Code128', 'QRCode'], tryHarder: true });
  return found.map(({ format, text }) => [format, text] as const).toSorted(([one], [other]) => one.localeCompare(other));
}

/** Share of pixels whose darkness differs by more than a third. */
export function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 85) differing += 1;
  return differing / (one.width * one.height);
}

/** Whether any pixel is not white within `margin` pixels of an edge. */
export function touchesMargin({ width, height, data }: Picture, margin: number): boolean {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= margin && x < width - margin && y >= margin && y < height - margin;
      if (!isInside && (data[(y * width + x) * 4] ?? 0) < 250) return true;
    }
  }
  return false;
}
