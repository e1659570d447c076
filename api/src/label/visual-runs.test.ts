import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadFaces } from './faces.ts';
import { breakLines, shorten } from './line-breaks.ts';
import { directionOf, visualRuns } from './visual-runs.ts';

const points = (...ranges: [number, number][]): ReadonlySet<number> => new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_none, index) => from + index)));
const LATIN = { name: 'latin', codePoints: points([0x20, 0x7e]) };
const ARABIC = { name: 'arabic', codePoints: points([0x20, 0x2f], [0x600, 0x6ff]) };
const HAN = { name: 'han', codePoints: points([0x4e00, 0x9fff]) };
const drawn = (line: string) => visualRuns(line, directionOf(line), [LATIN, ARABIC, HAN]).map(({ text, face }) => `${face.name}:${text}`);

describe('a line in visual order', () => {
  it('begins at the right in Arabic, with numbers from the left', () => {
    expect(drawn('مبنى 12 شارع')).toEqual(['arabic:شارع', 'latin: ', 'latin:12', 'arabic:مبنى ']);
  });

  it('keeps a phone and a house number in order between Arabic words', () => {
    expect(drawn('هاتف +966 50 123 4567 مساء').join('|')).toContain('latin:+966 50 123 4567');
    expect(drawn('مکان 14-B گلی').join('|')).toContain('latin:14-B');
  });

  it('leaves a Latin phrase with a number in it whole', () => {
    expect(drawn('شركة (Emirates Trading 14-B LLC)').join('|')).toContain('Emirates Trading 14-B LLC');
  });

  it('mirrors brackets and changes the face with the script', () => {
    expect(drawn('(فرع)')).toEqual(['arabic:فرع(', 'latin:)']);
    expect(drawn('A 北京 B')).toEqual(['latin:A ', 'han:北京', 'latin: B']);
  });

  it('shows that a character could not be drawn', () => {
    expect(drawn('A😀B')).toEqual(['latin:A?B']);
  });

  it('loses no letter of any line', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', 'ب', 'ش', '京', '-', 'م'), maxLength: 40 });
    const sorted = (text: string): string => Array.from(text).sort().join('');
    fc.assert(fc.property(letters, (line) => sorted(visualRuns(line, directionOf(line), [LATIN, ARABIC, HAN]).map(({ text }) => text).join('')) === sorted(line)));
  });
});

describe('lines', () => {
  const widthOf = (text: string): number => Array.from(text).length;

  it('break at blanks, between Chinese characters, and inside a word only when it is wider than a line', () => {
    expect(breakLines('one two three', 7, widthOf)).toEqual(['one two', 'three']);
    expect(breakLines('北京市朝阳区', 4, widthOf)).toEqual(['北京市朝', '阳区']);
    expect(breakLines('abcdefgh', 3, widthOf)).toEqual(['abc', 'def', 'gh']);
  });

  it('are never wider than their room and keep every letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '京', 'ب'), maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (text, width) => {
        const lines = breakLines(text, width, widthOf);
        expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it('end with an ellipsis when they are shortened', () => {
    expect(shorten('abcdef', 4, widthOf)).toBe('abc…');
    expect(shorten('abcd', 4, widthOf)).toBe('abcd');
  });
});

describe('the faces', () => {
  it('have every letter of the six languages between them', async () => {
    const faces = await loadFaces();
    const texts = ['ŞşĞğİıÇçÖöÜü', 'éèêëàâîïôûùçœŒÉ', 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءئؤةى', 'ٹڈڑںھہیےکگپچژۓ۔،؟', '义乌广州深圳收件人地址', '•…–—«»“”’'];
    for (const weight of [faces.regular, faces.bold]) {
      const missing = Array.from(texts.join('')).filter((char) => !weight.some(({ codePoints }) => codePoints.has(char.codePointAt(0) ?? 0)));
      expect(missing).toEqual([]);
    }
    expect(faces.regular[0]?.codePoints.has(0x41)).toBe(true);
  });
});
