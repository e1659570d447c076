/** Small files for tests, made byte by byte: good ones of each kind, and the parts that bad ones are made of. */
import { crc32, deflateSync } from 'node:zlib';

interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  readonly scan?: Buffer;
  readonly comment?: string;
  readonly end?: boolean;
}

interface WebpParts {
  readonly width?: number;
  readonly height?: number;
  readonly extra?: Buffer;
  readonly lossless?: boolean;
}

interface PngParts {
  readonly width?: number;
  readonly height?: number;
  readonly before?: readonly Buffer[];
  readonly end?: boolean;
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A stream object of a PDF. */
export const pdfStream = (number: number, dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([latin1(`${number} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, latin1('\nendstream\nendobj\n')]);

interface PdfParts {
  readonly objects?: readonly (string | Buffer)[];
  /** Inside the dictionary of the trailer. */
  readonly trailer?: string;
}

/** A document of one empty page, with further objects. */
export function samplePdf({ objects = [], trailer = '' }: PdfParts = {}): Buffer {
  return Buffer.concat([
    latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'),
    ...objects.map((object) => (typeof object === 'string' ? latin1(object) : object)),
    latin1(`trailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`),
  ]);
}

export const packedPdf = (number: number, dictionary: string, text: string | Buffer): Buffer => pdfStream(number, `${dictionary} /Filter /FlateDecode`, deflateSync(text));

export function pngChunk(type: string, data: Buffer): Buffer {
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const typed = Buffer.concat([latin1(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([frame, typed, sum]);
}

export function samplePng({ width = 2, height = 2, before = [], end = true }: PngParts = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc(6));
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), pngChunk('IHDR', header), ...before, pngChunk('IDAT', rows), ...(end ? [pngChunk('IEND', Buffer.alloc(0))] : [])]);
}

const segment = (marker: number, data: Buffer): Buffer => Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);

export function sampleJpeg({ width = 2, height = 2, scan = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]), comment = '', end = true }: JpegParts = {}): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]), segment(0xe0, latin1('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')), ...(comment ? [segment(0xfe, latin1(comment))] : []), segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), scan, ...(end ? [Buffer.from([0xff, 0xd9])] : []),
  ]);
}

export function sampleWebp({ width = 2, height = 2, extra = Buffer.alloc(0), lossless = false }: WebpParts = {}): Buffer {
  const data = lossless ? Buffer.alloc(10) : Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  if (lossless) {
    data[0] = 0x2f;
    data.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  } else {
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const body = Buffer.concat([latin1('WEBP'), latin1(lossless ? 'VP8L' : 'VP8 '), size, data, extra]);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(body.length);
  return Buffer.concat([latin1('RIFF'), whole, body]);
}

/** An empty ZIP entry with its directory: what an office document looks like from its end. */
export const sampleZip = (): Buffer =>
  Buffer.concat([latin1('PK\x03\x04'), Buffer.alloc(26), latin1('PK\x01\x02'), Buffer.alloc(42), latin1('PK\x05\x06'), Buffer.alloc(18)]);
