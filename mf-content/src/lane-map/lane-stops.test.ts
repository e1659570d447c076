import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '@amberlane/contract/site';
import { LANE_STOPS, stopsFrom } from './lane-stops.ts';

describe('stops of the lane', () => {
  it('has one stop for each service country', () => {
    expect(LANE_STOPS.map(({ country }) => country).sort()).toEqual([...COUNTRIES].sort());
  });

  it('starts with the reader’s country and keeps the others in order', () => {
    const [first, ...others] = stopsFrom('NG').map(({ country }) => country);
    expect(first).toBe('NG');
    expect(others).toEqual(LANE_STOPS.map(({ country }) => country).filter((country) => country !== 'NG'));
  });
});
