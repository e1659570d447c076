/** Units of the drawing in a degree, and where the first meridian and the equator cross in it. */
const PER_DEGREE = { x: 8.108, y: -8.74 } as const;
const ORIGIN = { x: 170.6, y: 438 } as const;

/** Where a place lies on the map, units of its 1200 × 520 drawing. Degrees, WGS 84. */
export const mapPosition = ({ lat, lng }: { readonly lat: number; readonly lng: number }): { readonly x: number; readonly y: number } => ({
  x: Math.round(ORIGIN.x + PER_DEGREE.x * lng),
  y: Math.round(ORIGIN.y + PER_DEGREE.y * lat),
});
