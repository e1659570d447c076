/** Text of a file in whatever encoding a spreadsheet wrote it. Pure. */
import type { Locale } from '@amberlane/contract/site';

/** What spreadsheets of readers of a language write when they do not write UTF-8. */
const OLD_ENCODING: Readonly<Record<Locale, string>> = { en: 'windows-1252', fr: 'windows-1252', ar: 'windows-1256', ur: 'windows-1256', 'zh-CN': 'gb18030', tr: 'windows-1254' };

/** UTF-8 and UTF-16 by their marks, UTF-8 where the bytes fit it, the language's old encoding otherwise. */
export function decode(bytes: Uint8Array, locale: Locale): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODING[locale]).decode(bytes);
  }
}
