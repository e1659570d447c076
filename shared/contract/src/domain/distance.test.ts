import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceMetres } from './distance.ts';

const position = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) });

describe('distance', () => {
  it('is a quarter of the meridian from equator to pole, and nothing from a point to itself', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 90, lng: 0 })).toBe(10_007_557);
    expect(distanceMetres({ lat: 6.5, lng: 3.4 }, { lat: 6.5, lng: 3.4 })).toBe(0);
  });

  it('goes the short way across the date line', () => {
    expect(distanceMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBe(111_195);
  });

  it('is the same both ways and never more than half the way round the earth', () => {
    fc.assert(fc.property(position, position, (a, b) => {
      expect(distanceMetres(a, b)).toBe(distanceMetres(b, a));
      expect(distanceMetres(a, b)).toBeLessThanOrEqual(20_015_115);
    }));
  });
});
