import { describe, expect, it } from '@jest/globals';
import type { Country } from '@amberlane/contract/site';
import { LANE_STOPS } from './lane-stops.ts';
import { mapPosition } from './map-position.ts';

/** Units of the drawing: less than the radius of a stop. */
const NEAR = 4;

describe('place on the map', () => {
  it.each<[Country, number, number]>([
    ['CN', 23.13, 113.26],
    ['TR', 41.01, 28.98],
    ['KE', -1.29, 36.82],
    ['MA', 33.57, -7.59],
    ['NG', 6.52, 3.38],
  ])('is that of the stop in %s', (country, lat, lng) => {
    const [x, y] = LANE_STOPS.find((stop) => stop.country === country)?.at ?? [0, 0];
    const place = mapPosition({ lat, lng });
    expect(Math.abs(place.x - x)).toBeLessThanOrEqual(NEAR);
    expect(Math.abs(place.y - y)).toBeLessThanOrEqual(NEAR);
  });
});
