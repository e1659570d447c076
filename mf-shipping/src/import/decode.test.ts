import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@amberlane/contract/site';
import { decode, encodingOf } from './decode.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(new TextEncoder().encode(part)) : part)));
const wide = (text: string, little: boolean): number[] => Array.from(text).flatMap((letter) => (little ? [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8] : [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 0xff]));

/** `name,city` with 张伟,广州; محمد علي,الرياض; Ayşe Işık,İstanbul as old spreadsheets write them. */
const GB = bytes('name,city\r\n', [0xd5, 0xc5, 0xce, 0xb0], ',', [0xb9, 0xe3, 0xd6, 0xdd], '\r\n');
const ARABIC = bytes('name,city\r\n', [0xe3, 0xcd, 0xe3, 0xcf], ' ', [0xda, 0xe1, 0xed], ',', [0xc7, 0xe1, 0xd1, 0xed, 0xc7, 0xd6], '\r\n');
const TURKISH = bytes('name,city\r\nAy', [0xfe], 'e I', [0xfe, 0xfd], 'k,', [0xdd], 'stanbul\r\n');
const FRENCH = bytes('nom,ville\r\nH', [0xe9], 'l', [0xe8], 'ne Fran', [0xe7], 'ois,Orl', [0xe9], 'ans\r\n');

describe('the encoding of a file', () => {
  it.each<readonly [string, Uint8Array, Locale, string]>([
    ['gb18030', GB, 'en', '张伟,广州'],
    ['gb18030', GB, 'zh-CN', '张伟,广州'],
    ['windows-1256', ARABIC, 'en', 'محمد علي,الرياض'],
    ['windows-1256', ARABIC, 'ur', 'محمد علي,الرياض'],
    ['windows-1254', TURKISH, 'tr', 'Ayşe Işık,İstanbul'],
    ['windows-1254', TURKISH, 'en', 'Ayşe Işık,İstanbul'],
    ['windows-1252', FRENCH, 'fr', 'Hélène François,Orléans'],
    ['utf-8', bytes('name\r\nنورة 🚚'), 'ar', 'نورة 🚚'],
    ['utf-16le', bytes([0xff, 0xfe], wide('name\nنورة', true)), 'en', 'نورة'],
    ['utf-16be', bytes([0xfe, 0xff], wide('name\n张伟', false)), 'en', '张伟'],
    ['utf-16le', bytes(wide('name,city,phone\n张,A,1', true)), 'en', '张,A'],
  ])('is %s, for a reader of any language', (encoding, file, locale, text) => {
    expect(encodingOf(file, locale)).toBe(encoding);
    expect(decode(file, locale)).toContain(text);
  });
});
