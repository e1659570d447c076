import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTRIES } from '../site/markets.ts';
import { RULES } from './business-rules.ts';
import { completeWaybillNo, foldWaybillNo, isWaybillNo, judgeWaybillNo, mod1110CheckDigit, parseWaybillList, type WaybillNo } from './waybill-number.ts';

const MAX = RULES.tracking.maxNumbers;
const RIGHT = 'NG407183529669';

const elevenDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 }).map((digits) => digits.join(''));
const rightNumber = fc.tuple(fc.constantFrom(...COUNTRIES), elevenDigits).map(([country, digits]) => completeWaybillNo(country, digits));

describe('check digit of ISO 7064 MOD 11,10', () => {
  it('is that of the standard’s example', () => {
    expect(mod1110CheckDigit('0794')).toBe(5);
  });

  it.each(['NG407183529669', 'GH520938177409', 'PK918203744566', 'SA673401955282'])('accepts the demo number %s', (number) => {
    expect(isWaybillNo(number)).toBe(true);
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(rightNumber, fc.integer({ min: 2, max: 13 }), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
        const wrong = number.slice(0, at) + String((Number(number[at]) + shift) % 10) + number.slice(at + 1);
        expect(isWaybillNo(wrong)).toBe(false);
      }),
    );
  });

  it('refuses a body that is no waybill', () => {
    expect(() => completeWaybillNo('XX', '40718352966')).toThrow(RangeError);
    expect(() => completeWaybillNo('NG', '4071835296')).toThrow(RangeError);
  });
});

describe('folding of one typed number', () => {
  it.each([
    ['lower case', 'ng407183529669'],
    ['blanks, also those that don’t break', ' NG 4071\u00a08352\u202f9669 '],
    ['hyphens and dashes of all lengths', 'NG-4071–8352—9669'],
    ['Arabic-Indic digits', 'NG٤٠٧١٨٣٥٢٩٦٦٩'],
    ['Persian digits', 'NG۴۰۷۱۸۳۵۲۹۶۶۹'],
    ['full-width letters and digits', 'ＮＧ４０７１８３５２９６６９'],
    ['direction marks and isolates', '\u2066\u200eNG407183529669\u2069\u200f'],
    ['embeddings and overrides', '\u202a\u202eNG407183529669\u202c'],
    ['a byte order mark and zero-width characters', '\ufeffNG4071\u200b8352\u200d9669'],
    ['a NUL character', 'NG4071\u00008352 9669'],
  ])('takes %s', (_name, typed) => {
    expect(foldWaybillNo(typed)).toBe(RIGHT);
  });

  it('makes a Turkish i an ordinary I', () => {
    expect(foldWaybillNo('ngi')).toBe('NGI');
  });

  it('changes nothing the second time', () => {
    const written = fc.string({ unit: fc.constantFrom('n', 'G', 'ｇ', '0', '9', '٣', '۷', '８', ' ', '\u00a0', '-', '–', '\u200f', '\u202e', '\ufeff', '\u0000') });
    fc.assert(fc.property(written, (typed) => expect(foldWaybillNo(foldWaybillNo(typed))).toBe(foldWaybillNo(typed))));
  });
});

describe('list of pasted numbers', () => {
  it.each([['\n'], ['\r\n'], ['\t'], [','], [';'], ['|'], ['،'], ['؛'], ['，'], ['；'], ['、'], [' '], ['\n\n , ']])('is parted by %j', (separator) => {
    expect(parseWaybillList(['NG407183529669', 'GH520938177409'].join(separator)).numbers).toEqual(['NG407183529669', 'GH520938177409']);
  });

  it('takes the blanks inside of one number as its spelling', () => {
    expect(parseWaybillList('NG 4071 8352 9669\nGH 5209-3817 7409').numbers).toEqual(['NG407183529669', 'GH520938177409']);
  });

  it('gives back what was written, in order, whatever parts it', () => {
    const separator = fc.constantFrom('\n', '\r\n', '\t', ',', ';', '|', '،', '，', '、', ' , ', '\n\n');
    fc.assert(
      fc.property(fc.uniqueArray(rightNumber, { minLength: 1, maxLength: MAX }), separator, (numbers, between) => {
        expect(parseWaybillList(numbers.join(between))).toEqual({ numbers, duplicates: 0, count: numbers.length, tooMany: false });
      }),
    );
  });

  it('counts repeated mentions, in another spelling too, and asks once', () => {
    expect(parseWaybillList('NG407183529669\nng 4071 8352 9669\nNG407183529669\nGH520938177409')).toEqual({
      numbers: ['NG407183529669', 'GH520938177409'],
      duplicates: 2,
      count: 2,
      tooMany: false,
    });
  });

  it('is empty for what holds no number', () => {
    expect(parseWaybillList(' \n,;\t\u202e\u200f').count).toBe(0);
  });

  it('takes exactly the number that a query may hold, and tells the count beyond', () => {
    const numbers = Array.from({ length: MAX + 1 }, (_, index) => completeWaybillNo('GH', String(10_000_000_000 + index)));
    expect(parseWaybillList(numbers.slice(0, MAX).join('\n')).tooMany).toBe(false);
    expect(parseWaybillList(numbers.join('\n'))).toMatchObject({ count: MAX + 1, tooMany: true });
  });

  it('never fails and never gives more than a query may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (pasted) => {
        const { numbers, count, duplicates, tooMany } = parseWaybillList(pasted);
        expect(numbers).toHaveLength(Math.min(count, MAX));
        expect(duplicates).toBeGreaterThanOrEqual(0);
        expect(tooMany).toBe(count > MAX);
        expect(numbers.every((number) => number.length > 0 && number.length <= 40)).toBe(true);
      }),
    );
  });

  it('counts a hundred thousand lines without trying them against each other', () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `GH ${10_000_000_000 + index}`).join('\n');
    const started = performance.now();
    expect(parseWaybillList(lines).count).toBe(100_000);
    // Comparing all pairs would take minutes: the limit tells linear from not, it measures nothing.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('verdict on a number', () => {
  it('accepts a right one', () => {
    expect(judgeWaybillNo(RIGHT)).toEqual({ kind: 'ok', waybillNo: RIGHT });
  });

  it.each([
    { number: 'NG4071', missing: 8 },
    { number: 'NG4071835296690', missing: -1 },
  ])('tells how many digits $number lacks', ({ number, missing }) => {
    expect(judgeWaybillNo(number)).toEqual({ kind: 'shape', missing, suggestion: null });
  });

  it('completes a number that was cut off before its check digit', () => {
    expect(judgeWaybillNo('NG40718352966')).toEqual({ kind: 'shape', missing: 1, suggestion: RIGHT });
  });

  it.each(['', 'HELLO', 'XX407183529669', 'RR473124829GB', '1Z999AA10123456784'])('says of %j only that it is not ours', (number) => {
    expect(judgeWaybillNo(number)).toMatchObject({ kind: 'shape', missing: null });
  });

  it('names a wrong check digit without guessing', () => {
    expect(judgeWaybillNo('NG407183529668')).toEqual({ kind: 'checkDigit', suggestion: null });
  });

  it.each(['NG4O7183529669', 'NG407I83529669', 'NG4O7I83S29669'])('guesses what %s means: letters that look like digits', (number) => {
    expect(judgeWaybillNo(number)).toMatchObject({ kind: 'shape', suggestion: RIGHT });
  });

  it('does not guess when the digit that a letter looks like is wrong as well', () => {
    expect(judgeWaybillNo('NG40718352966G')).toMatchObject({ kind: 'shape', suggestion: null });
  });

  it('suggests nothing but right numbers', () => {
    const spoilt = fc.tuple(rightNumber, fc.integer({ min: 2, max: 13 }), fc.constantFrom('O', 'I', 'S', 'B', 'Z', 'X')).map(([number, at, letter]) => number.slice(0, at) + letter + number.slice(at + 1));
    fc.assert(
      fc.property(spoilt, (number) => {
        const verdict = judgeWaybillNo(number);
        expect(verdict.kind).toBe('shape');
        const suggestion: WaybillNo | null = verdict.kind === 'ok' ? null : verdict.suggestion;
        expect(suggestion === null || isWaybillNo(suggestion)).toBe(true);
      }),
    );
  });
});
