import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hasZeroBits, isWorkDone, readWorkAnswer, workAnswer, WORKING, workText } from './captcha-work.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

describe('zeros at the beginning', () => {
  it.each([
    [[0x80], 0, true],
    [[0x80], 1, false],
    [[0x01], 7, true],
    [[0x01], 8, false],
    [[0x00, 0x1f], 11, true],
    [[0x00, 0x1f], 12, false],
    [[0x01, 0x00], 12, false],
    [[0x00, 0x00], 16, true],
  ])('of %j: %d is %s', (bytes, zeroBits, is) => expect(hasZeroBits(new Uint8Array(bytes), zeroBits)).toBe(is));
});

describe('work for a captcha', () => {
  const WORK = { parts: 3, zeroBits: 6 };
  const search = (captchaId: string): number[] =>
    Array.from({ length: WORK.parts }, (_, part) => {
      for (let number = 0; ; number += 1) if (hasZeroBits(sha256(workText(captchaId, part, number)), WORK.zeroBits)) return number;
    });

  it('is done by the right numbers for this captcha, each at its place', () => {
    const found = search('c-1');
    const read = readWorkAnswer(workAnswer(found));
    expect(read).toEqual(found);
    expect(isWorkDone('c-1', WORK, found, sha256)).toBe(true);
    expect(isWorkDone('c-2', WORK, found, sha256)).toBe(false);
    expect(isWorkDone('c-1', WORK, [...found].reverse(), sha256)).toBe(false);
    expect(isWorkDone('c-1', WORK, found.slice(1), sha256)).toBe(false);
    expect(isWorkDone('c-1', { ...WORK, zeroBits: 60 }, found, sha256)).toBe(false);
  });

  it('is not what was read from a picture, not begun work, and nothing that is no number', () => {
    expect(readWorkAnswer('abc2d')).toBeNull();
    for (const answer of [WORKING, `${WORKING}.`, `${WORKING}a.-1.b`, `${WORKING}a.1e9999999999.b`, `${WORKING}A.B.C`]) {
      expect(isWorkDone('c-1', { parts: 3, zeroBits: 0 }, readWorkAnswer(answer) ?? [], sha256)).toBe(false);
    }
  });
});
