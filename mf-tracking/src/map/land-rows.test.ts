import { describe, expect, it } from '@jest/globals';
import { LAND_LINES } from './land-lines.ts';
import { landRows, ROW_STEP } from './land-rows.ts';

const rows = landRows(LAND_LINES);

/** Whether the map shows land near a place. */
function isLand(lat: number, lng: number): boolean {
  const row = rows.find((candidate) => Math.abs(candidate.lat - lat) <= ROW_STEP / 2);
  return row?.runs.some(([west, east]) => west <= lng && lng <= east) ?? false;
}

describe('land as horizontal lines', () => {
  it.each([
    ['Guangzhou', 23.4, 113.3, true],
    ['Kano', 12, 8.5, true],
    ['Riyadh', 24.7, 46.7, true],
    ['Ankara', 39.9, 32.9, true],
    ['the Arabian Sea', 15, 65, false],
    ['the Gulf of Guinea', 0, 0, false],
    ['the Mediterranean', 34, 20, false],
    ['the Bay of Bengal', 15, 90, false],
  ])('is where %s is', (_, lat, lng, land) => {
    expect(isLand(lat, lng)).toBe(land);
  });

  it('runs from west to east within the window, row by row', () => {
    expect(rows).toHaveLength(208);
    for (const { runs } of rows) {
      for (const [index, [west, east]] of runs.entries()) {
        expect(east).toBeGreaterThan(west);
        expect(west).toBeGreaterThanOrEqual(runs[index - 1]?.[1] ?? -32);
        expect(east).toBeLessThanOrEqual(152);
      }
    }
  });

  it('reads a text that is none as no land', () => {
    expect(landRows('?')).toEqual([{ lat: 61.75, runs: [] }]);
  });
});
