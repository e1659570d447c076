/** Distance over the ground between two points. */

export interface Position {
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth (IUGG). */
const EARTH_METRES = 6_371_008.8;

/** Great circle by the haversine formula, in whole metres; the earth is no sphere, so up to 0.5 % off. */
export function distanceMetres(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const lng = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  const chord = lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lng;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, chord))));
}
