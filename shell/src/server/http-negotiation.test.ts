import { describe, expect, it } from '@jest/globals';
import { acceptsBrotli, namesTag } from './http-negotiation.ts';

describe('brotli', () => {
  it.each(['br', 'gzip, deflate, br, zstd', 'BR', 'gzip;q=1.0, br;q=0.2', 'br ; q=1', '*', 'gzip;q=0, *;q=0.5'])('is taken by %j', (header) => expect(acceptsBrotli(header)).toBe(true));
  it.each([undefined, '', 'gzip', 'gzip, br;q=0', 'br;q=0.000', 'brotli', 'x-br', '*;q=0', '*, br;q=0'])('is not taken by %j', (header) => expect(acceptsBrotli(header)).toBe(false));
});

describe('a tag', () => {
  it.each(['"a"', 'W/"a"', '"b", W/"a"', '*'])('is named by %j', (header) => expect(namesTag(header, 'W/"a"')).toBe(true));
  it.each([undefined, '', '"b"', 'a'])('is not named by %j', (header) => expect(namesTag(header, 'W/"a"')).toBe(false));
});
