import { describe, expect, it } from '@jest/globals';
import { weightSpans } from './weight-scale.ts';

const LIMITS = { smallKg: 30, confirmKg: 100, lineKg: 200 };

describe('weight scale', () => {
  it('goes from the line that costs less to the one that alone takes the weight', () => {
    expect(weightSpans({ underKg: 2, fromKg: 4 }, LIMITS)).toEqual([
      { from: 0, to: 2, kind: 'first', line: 'small' },
      { from: 2, to: 4, kind: 'either', line: 'special' },
      { from: 4, to: 30, kind: 'first', line: 'special' },
      { from: 30, to: 100, kind: 'only', line: 'special' },
      { from: 100, to: 200, kind: 'confirmed', line: 'special' },
    ]);
  });

  it('leaves out stretches without width', () => {
    expect(weightSpans({ underKg: 3, fromKg: 3 }, { ...LIMITS, confirmKg: 200 }).map(({ to, kind }) => [to, kind])).toEqual([[3, 'first'], [30, 'first'], [200, 'only']]);
  });
});
