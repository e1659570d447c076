import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
    expect(contrast('rgb(28, 23, 18)', 'rgb(28, 23, 18)')).toBeCloseTo(1);
  });

  it('is the figure that the design names: ink on the brand 7.5', () => {
    expect(contrast('rgb(28, 23, 18)', 'rgb(255, 138, 20)')).toBeCloseTo(7.5, 0);
  });

  it('is not known for what is no plain colour', () => {
    expect(contrast('transparent', 'rgb(0, 0, 0)')).toBeNull();
  });
});
