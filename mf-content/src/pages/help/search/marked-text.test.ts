import { describe, expect, it } from '@jest/globals';
import { markRanges } from './marked-text.ts';

const at = (start: number, end: number) => ({ start, end });

describe('marks', () => {
  it.each([
    ['none', [], ['customs']],
    ['at the start', [at(0, 3)], ['', 'cus', 'toms']],
    ['at the end', [at(3, 7)], ['cus', 'toms']],
    ['two that overlap are one', [at(2, 5), at(0, 3)], ['', 'custo', 'ms']],
    ['two that touch are one', [at(0, 3), at(3, 7)], ['', 'customs']],
    ['two apart', [at(0, 1), at(3, 4)], ['', 'c', 'us', 't', 'oms']],
  ])('%s', (_where, ranges, pieces) => {
    expect(markRanges('customs', ranges)).toEqual(pieces);
  });
});
