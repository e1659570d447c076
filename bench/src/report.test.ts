import { describe, expect, test } from '@jest/globals';
import { cellText, missedGates, numberText, tableText, verdictOn } from './report.ts';
import { seriesOf } from './statistics.ts';

describe('verdict on a figure', () => {
  const bytes = { what: 'bytes', unit: 'KB', gate: 220, goal: 150 };
  const share = { what: 'share', unit: '', gate: 0.5, goal: 0.8, moreIsBetter: true };

  test.each([
    [{ ...bytes, value: 150 }, 'goal reached'],
    [{ ...bytes, value: 220 }, 'gate kept'],
    [{ ...bytes, value: 220.1 }, 'GATE MISSED'],
    [{ ...share, value: 0.9 }, 'goal reached'],
    [{ ...share, value: 0.5 }, 'gate kept'],
    [{ ...share, value: 0.49 }, 'GATE MISSED'],
  ])('%o', (figure, verdict) => {
    expect(verdictOn(figure)).toBe(verdict);
  });

  test('what is no number keeps no limit', () => {
    expect(verdictOn({ ...bytes, value: Number.NaN })).toBe('GATE MISSED');
  });
});

test('a slow hour is told, and fails nothing; bytes fail', () => {
  const over = { what: 'x', unit: '', gate: 1, goal: 1, value: 2 };
  expect(missedGates([{ ...over, onlyTold: true }, over, { ...over, value: 1 }])).toEqual([over]);
});

describe('text of a cell', () => {
  test('small figures keep two decimals, large ones none, counts are whole', () => {
    expect([1.046, 23.44, 1563.7, 5].map(numberText)).toEqual(['1.05', '23.4', '1,564', '5']);
  });

  test('a series shows what its median lay between', () => {
    expect(cellText(seriesOf([1500, 1600, 1550]))).toBe('1,550 (1,500–1,600)');
  });
});

test('a table lines its columns up under their names', () => {
  const text = tableText({ title: 'Home', columns: ['KB', 'requests'], rows: [['federated', 151.4, 9], ['one bundle', 8.25, 12]] });
  expect(text.split('\n')).toEqual([
    'Home',
    '              KB  requests',
    '--------------------------',
    'federated    151         9',
    'one bundle  8.25        12',
  ]);
});
