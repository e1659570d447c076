import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { packedPdf, pdfStream, pngChunk, sampleJpeg, samplePdf, samplePng, sampleWebp, sampleZip } from '../testing/sample-files.ts';
import { VIRUS_TEST } from './foreign-content.ts';
import { judgeFile } from './judge-file.ts';

const MEGABYTE = 2 ** 20;
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const ICON = latin1('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const GOOD: readonly [what: string, content: Buffer, mediaType: string][] = [
  ['a document', samplePdf(), 'application/pdf'],
  ['a document with packed objects', samplePdf({ objects: [packedPdf(4, '/Type /ObjStm /N 1 /First 4', '5 0 << /Type /Font >>')] }), 'application/pdf'],
  ['a document with a scanned page', samplePdf({ objects: [packedPdf(4, '/Subtype /Image /Width 2480 /Height 3508', Buffer.alloc(8 * MEGABYTE))] }), 'application/pdf'],
  ['a document whose text speaks of scripts', samplePdf({ objects: [packedPdf(4, '', 'BT (JavaScript and a <script> tag) Tj ET')] }), 'application/pdf'],
  ['a photograph', sampleJpeg(), 'image/jpeg'],
  ['a photograph with a preview behind it', Buffer.concat([sampleJpeg(), sampleJpeg()]), 'image/jpeg'],
  ['a large photograph', sampleJpeg({ width: 12_000, height: 8_000 }), 'image/jpeg'],
  ['a drawing', samplePng(), 'image/png'],
  ['a picture of the web', sampleWebp(), 'image/webp'],
  ['a drawing of the web', sampleWebp({ lossless: true, width: 300, height: 200 }), 'image/webp'],
];

const WRONG: readonly [what: string, content: Buffer][] = [
  ['a ZIP archive', sampleZip()],
  ['an office document', Buffer.concat([sampleZip(), latin1('word/document.xml')])],
  ['a page of the web', latin1('<!doctype html><title>x</title>')],
  ['a drawing with a script', ICON],
  ['a program', latin1('MZ\x90\0')],
  ['a text', latin1('my CV')],
  ['a GIF', latin1('GIF89a')],
  ['an archive behind a document', Buffer.concat([samplePdf(), sampleZip()])],
  ['an archive behind a photograph', Buffer.concat([sampleJpeg(), sampleZip()])],
  ['an archive inside a drawing', samplePng({ before: [pngChunk('zTXt', sampleZip())] })],
  ['a RAR archive behind a photograph', Buffer.concat([sampleJpeg(), latin1('Rar!\x1a\x07\x01\0')])],
  ['a page in the comment of a photograph', sampleJpeg({ comment: '<script>alert(1)</script>' })],
  ['a page in a drawing', samplePng({ before: [pngChunk('tEXt', latin1('Comment\0<HTML><body>'))] })],
  ['a document in the comment of a photograph', sampleJpeg({ comment: '%PDF-1.7' })],
];

const BROKEN: readonly [what: string, content: Buffer][] = [
  ['a document that was cut off', samplePdf().subarray(0, -8)],
  ['a document without its index', latin1('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')],
  ['a header alone', latin1('%PDF-1.7')],
  ['a document with a password', samplePdf({ trailer: '/Encrypt 9 0 R' })],
  ['a document with a password in another spelling', samplePdf({ trailer: '/Encr#79pt 9 0 R' })],
  ['objects packed in a way that nobody uses', samplePdf({ objects: [pdfStream(4, '/Type /ObjStm /Filter /ASCIIHexDecode', latin1('3C3C'))] })],
  ['a photograph that was cut off', sampleJpeg({ end: false })],
  ['a photograph whose header lies about its length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0])],
  ['the beginning of a photograph', Buffer.from([0xff, 0xd8, 0xff])],
  ['a photograph without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a photograph without height', sampleJpeg({ height: 0 })],
  ['a drawing that was cut off', samplePng({ end: false })],
  ['a drawing with something behind it', Buffer.concat([samplePng(), Buffer.alloc(4)])],
  ['a drawing with a changed byte', Buffer.from(samplePng().map((byte, at) => (at === 20 ? byte ^ 1 : byte)))],
  ['a picture of the web with a wrong size', sampleWebp().subarray(0, -1)],
  ['a picture of the web with half a chunk', sampleWebp({ extra: latin1('EXIF\xff\xff\xff\x00') })],
  ['a picture of the web without a picture', latin1('RIFF\x04\0\0\0WEBP')],
];

const HARMFUL: readonly [what: string, content: Buffer][] = [
  ['the virus test string', latin1(`X5O!P%@AP[4\\PZX54(P^)7CC)7}${VIRUS_TEST}`)],
  ['the virus test string in a document', samplePdf({ objects: [`4 0 obj (X5O!P%@AP[4\\\\PZX54\\(P^\\)7CC\\)7}${VIRUS_TEST}) endobj\n`] })],
  ['the virus test string packed in a document', samplePdf({ objects: [packedPdf(4, '', `BT (${VIRUS_TEST}) Tj ET`)] })],
  ['the virus test string in a photograph', sampleJpeg({ comment: VIRUS_TEST })],
  ['the virus test string in an archive', Buffer.concat([sampleZip(), latin1(VIRUS_TEST)])],
  ['a script', samplePdf({ objects: ['4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n'] })],
  ['a script in another spelling', samplePdf({ objects: ['4 0 obj << /S /#4a#61va#53cript >> endobj\n'] })],
  ['a script in packed objects', samplePdf({ objects: [packedPdf(4, '/Type /ObjStm /N 1 /First 4', `${' '.repeat(100_000)}5 0 << /S /JavaScript /JS 6 0 R >>`)] })],
  ['a script in packed objects that do not say what they are', samplePdf({ objects: [pdfStream(4, '', deflateSync('<< /S /JavaScript >>'))] })],
  ['a program that is started', samplePdf({ objects: ['4 0 obj << /S /Launch /F (cmd.exe) >> endobj\n'] })],
  ['a file inside', samplePdf({ objects: ['4 0 obj << /Names << /EmbeddedFiles 5 0 R >> >> endobj\n'] })],
  ['a script in a form of XML', samplePdf({ objects: [packedPdf(4, '', '<script contentType="application/x-javascript">')] })],
  ['a bomb of pages', samplePdf({ objects: [packedPdf(4, '', Buffer.alloc(100 * MEGABYTE))] })],
  ['a bomb in a bomb', samplePdf({ objects: [pdfStream(4, '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(MEGABYTE))))] })],
  ['a picture of too many pixels in a document', samplePdf({ objects: [packedPdf(4, '/Subtype /Image /Width 50000 /Height 50000', 'x')] })],
  ['a photograph of too many pixels', sampleJpeg({ width: 65_000, height: 65_000 })],
  ['a drawing of too many pixels', samplePng({ width: 100_000, height: 100_000 })],
  ['a picture of the web of too many pixels', sampleWebp({ width: 16_383, height: 16_383 })],
];

/** Time of the processor that the longest turn of the event loop takes, ms: a busy machine does not lengthen it. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const state = { isDone: false, longest: 0 };
  void work.finally(() => (state.isDone = true));
  for (let before = used(); !state.isDone; ) {
    await setImmediate();
    const now = used();
    state.longest = Math.max(state.longest, now - before);
    before = now;
  }
  return state.longest;
}

describe('the content of a file', () => {
  it.each(GOOD)('is accepted: %s', async (_what, content, mediaType) => {
    expect(await judgeFile(content)).toEqual({ mediaType });
  });
  it.each(WRONG)('is nothing to attach: %s', async (_what, content) => {
    expect(await judgeFile(content)).toEqual({ fault: 'fileType' });
  });
  it.each(BROKEN)('cannot be opened: %s', async (_what, content) => {
    expect(await judgeFile(content)).toEqual({ fault: 'fileBroken' });
  });
  it.each(HARMFUL)('is harmful: %s', async (_what, content) => {
    expect(await judgeFile(content)).toEqual({ fault: 'fileHarmful' });
  });

  it('finds a name wherever it stands in a long file', async () => {
    for (const gap of [256 * 1024 - 20, 256 * 1024 - 5, 256 * 1024, 3 * MEGABYTE]) {
      expect(await judgeFile(samplePdf({ objects: [`4 0 obj (${'x'.repeat(gap)}) endobj\n`, '5 0 obj << /S /JavaScript >> endobj\n'] }))).toEqual({ fault: 'fileHarmful' });
    }
  });

  it('never throws, whatever is cut off or changed', async () => {
    for (const [, content] of GOOD.filter(([, { length }]) => length < 10_000)) {
      for (let at = 0; at < content.length; at += 17) {
        expect(Object.keys(await judgeFile(content.subarray(0, at)))).toHaveLength(1);
        expect(Object.keys(await judgeFile(Buffer.from(content.map((byte, place) => (place === at ? byte ^ 0xff : byte)))))).toHaveLength(1);
      }
    }
  });

  it('is read in turns with other work: ten megabytes of each kind hold nothing up', async () => {
    const noise = randomBytes(9 * MEGABYTE);
    const stuffed = Buffer.alloc(9 * MEGABYTE, Buffer.from([0xff, 0]));
    const large = [
      samplePdf({ objects: Array.from({ length: 40 }, (_none, number) => pdfStream(number + 4, '', noise.subarray(0, 200_000))) }),
      samplePdf({ objects: [packedPdf(4, '/Type /ObjStm', Buffer.alloc(90 * MEGABYTE, 'x'))] }),
      sampleJpeg({ scan: stuffed }),
      samplePng({ before: [pngChunk('prVt', noise)] }),
      sampleWebp({ extra: Buffer.concat([latin1('EXIF'), Buffer.from(Uint32Array.of(noise.length).buffer), noise, Buffer.alloc(noise.length % 2)]) }),
    ];
    for (const content of large) {
      const judging = judgeFile(content);
      expect(await longestTurn(judging)).toBeLessThan(100);
      expect(await judging).toHaveProperty('mediaType');
    }
  });
});
