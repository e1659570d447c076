import { describe, expect, it } from '@jest/globals';
import { countryPlaces, frameOf, spotsOf, spreadOut } from './map-view.ts';

const place = (code: string, latitude: number, longitude: number) => ({ code, name: code, latitude, longitude });

describe('the map of areas', () => {
  it('holds every place with a margin, whatever their spread', () => {
    for (const places of [[place('one', 9, 8)], [place('west', 30, -9), place('east', 30, 74)], [place('south', -4, 38), place('north', 42, 38)]]) {
      const frame = frameOf(places);
      if (!frame) throw new Error('no frame');
      for (const { x, y } of spotsOf(places, frame)) {
        expect(x).toBeGreaterThanOrEqual(19.9);
        expect(x).toBeLessThanOrEqual(80.1);
        expect(y).toBeGreaterThanOrEqual(19.9);
        expect(y).toBeLessThanOrEqual(80.1);
      }
    }
    expect(frameOf([])).toBeNull();
  });

  it('keeps north up and east at the right', () => {
    const places = [place('north', 12, 8), place('south', 6, 8), place('east', 9, 13), place('west', 9, 3)];
    const frame = frameOf(places);
    if (!frame) throw new Error('no frame');
    const at = Object.fromEntries(spotsOf(places, frame).map((spot) => [spot.code, spot]));
    expect(at.north?.y).toBeLessThan(at.south?.y ?? 0);
    expect(at.west?.x).toBeLessThan(at.east?.x ?? 0);
  });

  it('moves numbered spots apart, and none off the map', () => {
    const places = Array.from({ length: 47 }, (_place, index) => place(String(index), -1 + (index % 7) / 20, 36 + Math.floor(index / 7) / 20));
    const frame = frameOf([...places, place('coast', -4, 39.6)]);
    if (!frame) throw new Error('no frame');
    const spots = spreadOut(spotsOf(places, frame));
    for (const [index, a] of spots.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(4);
      expect(a.y).toBeLessThanOrEqual(96);
      for (const b of spots.slice(index + 1)) expect(Math.hypot(a.x - b.x, (a.y - b.y) * 0.75)).toBeGreaterThan(5);
    }
    expect(spreadOut(spotsOf([place('alone', 1, 1)], frame))[0]).toEqual(spotsOf([place('alone', 1, 1)], frame)[0]);
  });

  it('puts a country in the middle of its areas, with the number of those that can be had', () => {
    const area = (code: string, latitude: number, state: 'OPEN' | 'TAKEN') => ({ code, country: 'KE' as const, name: code, latitude, longitude: 36, state });
    expect(countryPlaces([area('a', -1, 'OPEN'), area('b', -3, 'TAKEN')], (country) => `name of ${country}`)).toEqual([{ code: 'KE', country: 'KE', name: 'name of KE', latitude: -2, longitude: 36, open: 1 }]);
  });

  it('leaves a name out where it would lie over another one', () => {
    const places = [place('Riyadh', 24.7, 46.7), place('Al Kharj', 24.6, 46.8), place('Jeddah', 21.5, 39.2)];
    const frame = frameOf(places);
    if (!frame) throw new Error('no frame');
    expect(spotsOf(places, frame).map(({ crowded }) => crowded)).toEqual([true, false, false]);
  });

  it('leaves a name out where a spot below would lie over it, whichever comes first', () => {
    const [upper, lower, far] = [place('Bono East', 7.75, -1.05), place('Ahafo', 7.5, -1.1), place('Volta', 6.6, 0.5)];
    for (const places of [[upper, lower, far], [far, lower, upper]]) {
      const frame = frameOf(places);
      if (!frame) throw new Error('no frame');
      expect(spotsOf(places, frame).filter(({ crowded }) => crowded).map(({ code }) => code)).toEqual(['Bono East']);
    }
  });
});
