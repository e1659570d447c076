import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from '@amberlane/contract/site';
import { ORDER_DOCUMENTS } from '@amberlane/contract/calls/files';
import { attachment } from '../plugins/file-route.ts';
import { fileToken, readFileToken } from './file-token.ts';

const KEY = randomBytes(32);
const UNTIL = new Date('2026-11-20T10:40:00Z');
const BEFORE = new Date(UNTIL.getTime() - 1);
const ID = '0190b3d2-7c11-4e0a-9d53-3f0c5e2b8a17';
const LABEL = { kind: 'label', id: ID, locale: 'en' } as const;

describe('the address of a file', () => {
  it('names its paper, order and language until it is over', () => {
    for (const kind of [...ORDER_DOCUMENTS, 'labels'] as const) {
      for (const locale of LOCALES) {
        const token = fileToken(KEY, { kind, id: ID, locale }, UNTIL);
        expect(readFileToken(KEY, token, BEFORE)).toEqual({ kind, id: ID, locale });
        expect(readFileToken(KEY, token, UNTIL)).toBeNull();
        // The router takes parameters of a hundred characters at most.
        expect(token.length).toBeLessThanOrEqual(100);
      }
    }
  });

  it('is worth nothing with another key, order, paper, language or time', () => {
    const token = fileToken(KEY, LABEL, UNTIL);
    const later = token.replace(`.${UNTIL.getTime().toString(36)}.`, `.${(UNTIL.getTime() + 1).toString(36)}.`);
    expect(readFileToken(randomBytes(32), token, BEFORE)).toBeNull();
    for (const changed of [later, token.replace('0190', '0191'), token.replace('.00.', '.10.'), token.replace('.00.', '.01.')]) {
      expect(changed).not.toBe(token);
      expect(readFileToken(KEY, changed, BEFORE)).toBeNull();
    }
  });

  it('never throws, whatever stands there', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (token) => readFileToken(KEY, token, BEFORE) === null));
  });
});

describe('the name of a download', () => {
  it('comes in plain letters and in UTF-8, and can not end the header or climb a folder', () => {
    expect(attachment('SA673401955282.pdf')).toBe(`attachment; filename="SA673401955282.pdf"; filename*=UTF-8''SA673401955282.pdf`);
    expect(attachment('运单.pdf')).toBe(`attachment; filename="__.pdf"; filename*=UTF-8''%E8%BF%90%E5%8D%95.pdf`);
    expect(attachment('../a"\r\nx: y')).toBe(`attachment; filename=".._a___x_ y"; filename*=UTF-8''.._a___x_%20y`);
  });
});
