import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TrackPlace } from '@amberlane/contract/calls/tracking';
import { LAND_LINES } from '../map/land-lines.ts';
import { landRows } from '../map/land-rows.ts';
import { ACCRA, CASABLANCA, DUBAI, GUANGZHOU, LAGOS } from '../../testing/parcels.ts';
import { FRAME, journeyFrame, landPath } from './journey-frame.ts';
import { journeyMarks, stopLabels } from './journey-marks.ts';
import type { JourneyStop } from './journey-stops.ts';

const stop = (place: TrackPlace, state: JourneyStop['state'] = 'passed'): JourneyStop => ({ place, state });
const FLIGHT = [stop(GUANGZHOU), stop(DUBAI), stop(LAGOS, 'now'), stop(ACCRA, 'ahead')];

/** Anywhere on the lane. */
const position = fc.record({ lat: fc.integer({ min: -60, max: 560 }).map((tenths) => tenths / 10), lng: fc.integer({ min: -170, max: 1_220 }).map((tenths) => tenths / 10) });
const stops: fc.Arbitrary<readonly JourneyStop[]> = fc.array(
  fc.record({ position, state: fc.constantFrom('passed', 'now', 'ahead') }).map(({ position, state }): JourneyStop => stop({ ...LAGOS, code: JSON.stringify(position), name: `City ${position.lat}`, position }, state)),
  { minLength: 2, maxLength: 9 },
);

const figuresOf = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([figure]) => Number(figure));

describe('marks of a journey', () => {
  it('are cities and legs, done and expected', () => {
    const marks = journeyMarks(FLIGHT);
    expect(marks?.legs.map(({ done }) => done)).toEqual([true, true, false]);
    expect(marks?.stops.map(({ stop: { place } }) => place.name).sort()).toEqual(['Accra', 'Dubai', 'Guangzhou', 'Lagos']);
  });

  it('are one where cities lie together, which names all of them in the order of the journey', () => {
    const ikeja = { ...LAGOS, code: 'NG-IKJ', name: 'Ikeja', position: { lat: 6.6, lng: 3.35 } };
    const marks = journeyMarks([stop(GUANGZHOU), stop(DUBAI), stop(LAGOS), stop(ikeja, 'now')]);
    expect(marks?.stops.map(({ cities }) => cities)).toEqual([['Lagos', 'Ikeja'], ['Guangzhou'], ['Dubai']]);
  });

  it('are none where there is nothing to tell apart', () => {
    expect(journeyMarks([stop(LAGOS)])).toBeNull();
    expect(journeyMarks([stop(LAGOS), stop({ ...LAGOS, code: 'NG-IKJ', position: { lat: 6.6, lng: 3.3 } }, 'now')])).toBeNull();
    const { position: _, ...nowhere } = ACCRA;
    expect(journeyMarks([stop(LAGOS), stop(nowhere)])).toBeNull();
  });

  it('lie in the frame with all legs, wherever the journey goes', () => {
    fc.assert(
      fc.property(stops, (given) => {
        const marks = journeyMarks(given);
        if (!marks) return;
        const points = [...marks.stops.map(({ at }) => at), ...marks.legs.flatMap(({ d }) => figuresOf(d).flatMap((x, index, all) => (index % 2 === 0 ? [[x, all[index + 1] ?? NaN] as const] : [])))];
        expect(points.filter(([x, y]) => !(x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height))).toEqual([]);
      }),
    );
  });
});

describe('names on the map of a journey', () => {
  it('name the cities of a flight', () => {
    const labels = stopLabels(journeyMarks(FLIGHT)?.stops ?? [], ({ stop: { place } }) => [place.name], 19);
    expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Lagos', 'Dubai', 'Guangzhou']));
  });

  it('name the country of a city whose own name has no room', () => {
    const at = [240, 120] as const;
    expect(stopLabels([{ stop: stop(LAGOS), cities: ['Lagos'], at }], () => ['Thiruvananthapuram and its neighbourhood', 'India'], 19).map(({ text }) => text)).toEqual(['India']);
  });

  it('leave one another room for wide capitals', () => {
    const [west, east] = [stop({ ...LAGOS, country: 'MA' }, 'now'), stop({ ...ACCRA, country: 'GH' }, 'ahead')];
    const near = { stop: west, cities: [], at: [240, 120] } as const;
    for (let gap = 20; gap < 80; gap += 1) {
      const labels = stopLabels([near, { stop: east, cities: [], at: [240 + gap, 120] }], ({ stop: { place } }) => [place.country], 22);
      const sameLine = labels.filter(({ at: [, y], anchor }) => anchor === 'middle' && y === labels[0]?.at[1]);
      // Half of each code, in a bold letter of the system.
      if (sameLine.length === 2) expect(gap).toBeGreaterThan(22 * 1.6);
    }
  });

  it('stand above their mark where nothing else is free', () => {
    const [middle, corner] = [stop(LAGOS, 'now'), stop({ ...ACCRA, country: 'GH' }, 'ahead')];
    const labels = stopLabels([{ stop: middle, cities: [], at: [60, 120] }, { stop: corner, cities: [], at: [40, 112] }], ({ stop: { place } }) => [place.name], 17);
    expect(labels.map(({ text, at: [, y] }) => [text, y > 116])).toEqual([['Lagos', true], ['Accra', false]]);
  });

  it('never lie on one another or beyond the frame, and say nothing twice', () => {
    fc.assert(
      fc.property(stops, (given) => {
        const labels = stopLabels(journeyMarks(given)?.stops ?? [], ({ stop: { place } }) => [place.name, `Country ${place.country}`], 19);
        expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length);
        for (const { at: [x, y] } of labels) expect(x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height).toBe(true);
      }),
    );
  });
});

describe('land behind a journey', () => {
  const rows = landRows(LAND_LINES);

  it('fills the frame with lines that do not touch, and weighs little', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 2, maxLength: 5 }), (positions) => {
        const { d, width } = landPath(rows, journeyFrame(positions));
        expect(d.length).toBeLessThan(8_000);
        expect(width).toBeGreaterThan(1);
        expect(figuresOf(d).filter((figure) => figure < 0 || figure > FRAME.width)).toEqual([]);
      }),
    );
  });

  it('is there for the longest journey', () => {
    expect(landPath(rows, journeyFrame([GUANGZHOU, CASABLANCA].flatMap(({ position }) => position ?? []))).d).toMatch(/^M/);
  });
});
