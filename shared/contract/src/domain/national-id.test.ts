import { expect, it } from '@jest/globals';
import { readNationalId } from './national-id.ts';

it.each([
  ['TR', '100 000 001 46', '10000000146'],
  ['CN', '11010519491231002x', '11010519491231002X'],
  ['PK', '42101-1234567-1', '4210112345671'],
  ['EG', '٢٩٠٠١٠١٢٣٤٥٦٧٨', '29001012345678'],
  ['MA', 'bk 123456', 'BK123456'],
] as const)('%s: %s is read as %s', (country, typed, kept) => expect(readNationalId(country, typed)).toBe(kept));

it.each([
  ['TR', '10000000147'], ['TR', '01234567890'], ['CN', '110105194912310021'], ['PK', '0210112345671'], ['EG', '29013012345678'], ['MA', '123456'], ['NG', '12345678901'],
] as const)('%s: %s is none', (country, typed) => expect(readNationalId(country, typed)).toBeNull());
