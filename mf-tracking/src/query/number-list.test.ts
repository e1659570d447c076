import { describe, expect, it } from '@jest/globals';
import { completeWaybillNo, RULES } from '@amberlane/contract/domain';
import { readNumberList } from './number-list.ts';

const MAX = RULES.tracking.maxNumbers;
const GHANA = 'GH520938177409';
const NIGERIA = 'NG407183529669';
const distinct = (count: number): string[] => Array.from({ length: count }, (_, index) => completeWaybillNo('GH', String(10_000_000_000 + index)));

describe('pasted block of a spreadsheet', () => {
  it('gives its tracking numbers and counts the other words', () => {
    const block = `Number\tName\tCity\n${GHANA}\tAma Boateng\tAccra\nNG 4071 8352 9669\tChidi Eze\tLagos`;
    expect(readNumberList(block)).toEqual({ numbers: [GHANA, NIGERIA], duplicates: 0, count: 2, tooMany: false, leftOut: 9, rest: 0, doubtful: [] });
  });

  it('is read whatever parts the cells, in digits of any script', () => {
    expect(readNumberList(`1; GH٥٢٠٩٣٨١٧٧٤٠٩; أكرا\n2; ${NIGERIA}; لاغوس`)).toMatchObject({ numbers: [GHANA, NIGERIA], leftOut: 4 });
    expect(readNumberList(`${GHANA} Ama Accra`)).toMatchObject({ numbers: [GHANA], leftOut: 2 });
  });

  it('keeps numbers that are nearly ours, so that their mistake is named', () => {
    expect(readNumberList(`${GHANA}\tAma\nNG40718352966\tChidi\nNG4O7183529669\tEze`)).toMatchObject({ numbers: [GHANA, 'NG40718352966', 'NG4O7183529669'], leftOut: 3 });
  });

  it('takes phone numbers and amounts for other words', () => {
    expect(readNumberList(`${GHANA}\t+233 24 555 0143\t1,240.00 CNY`)).toMatchObject({ numbers: [GHANA], leftOut: 7 });
  });

  it('takes the first numbers that a query may hold, and tells how many are left', () => {
    const numbers = distinct(MAX + 13);
    expect(readNumberList(numbers.map((number) => `${number}\tAma\tAccra`).join('\n'))).toEqual({
      numbers: numbers.slice(0, MAX), duplicates: 0, count: MAX, tooMany: false, leftOut: 2 * (MAX + 13), rest: 13, doubtful: [],
    });
  });

  it('names what begins like one of ours and is none', () => {
    expect(readNumberList(`${GHANA}, XX12, Ama, 1240`)).toMatchObject({ numbers: [GHANA], leftOut: 3, doubtful: ['XX12'] });
  });

  it('counts repeated numbers once', () => {
    expect(readNumberList(`${GHANA}\tAma\n${GHANA}\tAma`)).toMatchObject({ numbers: [GHANA], duplicates: 1 });
  });

  it('may have ten thousand lines', () => {
    const lines = distinct(10_000).map((number) => `${number}\tAma Boateng\tAccra`).join('\n');
    const started = performance.now();
    expect(readNumberList(lines)).toMatchObject({ count: MAX, rest: 10_000 - MAX, leftOut: 30_000 });
    // Comparing all pairs would take minutes: the limit tells linear from not, it measures nothing.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('plain list', () => {
  it('has nothing left out, and is refused when it is too long', () => {
    expect(readNumberList(distinct(MAX + 1).join('\n'))).toMatchObject({ count: MAX + 1, tooMany: true, leftOut: 0, rest: 0 });
  });

  it('keeps a number of another carrier that stands alone on its line', () => {
    expect(readNumberList(`${GHANA}\n1Z999AA10123456784`)).toMatchObject({ numbers: [GHANA, '1Z999AA10123456784'], leftOut: 0 });
  });

  it('is what a text without any right number stays', () => {
    expect(readNumberList('Ama Boateng, Accra')).toMatchObject({ leftOut: 0, rest: 0, tooMany: false });
    expect(readNumberList(' ').count).toBe(0);
  });
});
