/** Text of a file in whatever encoding a spreadsheet wrote it. Pure. */
import type { Locale } from '@amberlane/contract/site';

type OldEncoding = 'gb18030' | 'windows-1256' | 'windows-1254' | 'windows-1252';

/** What spreadsheets of readers of a language write when they do not write UTF-8. */
const OF_LANGUAGE: Readonly<Record<Locale, OldEncoding>> = { en: 'windows-1252', fr: 'windows-1252', ar: 'windows-1256', ur: 'windows-1256', 'zh-CN': 'gb18030', tr: 'windows-1254' };

/** Letters that people write in an encoding; others are a sign that it is another one. */
const LETTERS: Readonly<Record<OldEncoding, RegExp>> = {
  gb18030: /[\u4E00-\u9FA5\u3000-\u303F\uFF00-\uFFEF]/g,
  'windows-1256': /[\u060C\u061B\u061F\u0621-\u0652\u0679-\u06D2]/g,
  'windows-1254': /[çğıöşüÇĞİÖŞÜâîûÂÎÛ]/g,
  'windows-1252': /[àâäçéèêëîïôöùûüÿœæñáíóúÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆÑß€’«»]/g,
};

/** Bytes that are looked at to tell encodings apart. */
const SAMPLE_BYTES = 64 * 1024;

/** UTF-8 and UTF-16 by their marks or by their shape; else the old encoding whose letters the bytes are, the language's own first. */
export function decode(bytes: Uint8Array, locale: Locale): string {
  return new TextDecoder(encodingOf(bytes, locale)).decode(bytes);
}

export function encodingOf(bytes: Uint8Array, locale: Locale): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 1].map((parity) => sample.reduce((count, byte, index) => (byte === 0 && index % 2 === parity ? count + 1 : count), 0));
  if ((zeros[1] ?? 0) > sample.length / 8) return 'utf-16le';
  if ((zeros[0] ?? 0) > sample.length / 8) return 'utf-16be';
  if (fits(bytes, 'utf-8')) return 'utf-8';
  const own = OF_LANGUAGE[locale];
  const candidates = [own, ...(['gb18030', 'windows-1256', 'windows-1254', 'windows-1252'] as const).filter((encoding) => encoding !== own)];
  const best = candidates.map((encoding) => ({ encoding, likeness: likenessOf(sample, encoding) })).reduce((a, b) => (b.likeness > a.likeness ? b : a));
  return best.encoding;
}

/** How much of what is not ASCII are letters of the encoding's languages, 0 to 1. */
function likenessOf(sample: Uint8Array, encoding: OldEncoding): number {
  const text = new TextDecoder(encoding).decode(sample);
  const others = text.match(/[^\0-\x7F]/g)?.length ?? 0;
  if (others === 0) return 0;
  const letters = (text.match(LETTERS[encoding])?.length ?? 0) / others;
  if (encoding !== 'gb18030') return letters;
  // A Chinese character is two bytes above ASCII; a letter of another alphabet, misread, takes an ASCII letter along.
  const high = sample.reduce((count, byte) => (byte >= 0x80 ? count + 1 : count), 0);
  return letters * Math.min(1, high / (2 * others));
}

function fits(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
