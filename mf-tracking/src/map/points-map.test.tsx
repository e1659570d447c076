import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openPointsMap, type PointsMap } from './points-map.ts';

const spot = (siteCode: string, lat: number, lng: number) => ({ siteCode, siteName: `Point ${siteCode}`, lat, lng, listed: true });
/** Two that stand together from afar, and one far away. */
const SPOTS = [spot('A', 5.55, -.2), spot('B', 5.6, -.15), spot('C', 9.4, -.85)];

let frame: HTMLElement;
let map: PointsMap;
const onSelect = jest.fn();
const onPoint = jest.fn();
beforeEach(() => {
  onSelect.mockReset();
  onPoint.mockReset();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  frame = document.body.appendChild(document.createElement('div'));
  for (const [name, value] of [['clientWidth', 400], ['clientHeight', 400]] as const) Object.defineProperty(frame, name, { value });
  map = openPointsMap(frame, { words: { cluster: (count) => `${count} points`, reader: 'You' }, tiles: null, onSelect, onPoint });
  map.show(SPOTS, null, []);
});
afterEach(() => {
  map.close();
  frame.remove();
});

const marks = (): (readonly [string | null, string | null])[] => [...frame.querySelectorAll('[role="button"]')].map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('aria-pressed')] as const);
const mark = (name: string): HTMLElement => {
  const found = frame.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`no mark ${name}`);
  return found;
};

describe('the map of points', () => {
  it('has no pressed marks where nothing is to be chosen', () => {
    expect(marks()).toEqual(expect.arrayContaining([['Point C', null]]));
  });

  it('marks the spot that is chosen, which comes out of its cluster', () => {
    expect(marks().map(([name]) => name)).toContain('2 points');
    map.choose('A');
    expect(marks()).toEqual(expect.arrayContaining([['Point A', 'true'], ['Point B', 'false']]));
    map.choose('B');
    expect(marks()).toEqual(expect.arrayContaining([['Point A', 'false'], ['Point B', 'true']]));
    map.choose(null);
    expect(marks().map(([, pressed]) => pressed)).not.toContain('true');
  });

  it('tells which spot is pressed, by the keys of a button as well, and keeps the focus on the mark', () => {
    map.choose(null);
    mark('Point C').focus();
    mark('Point C').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onSelect).toHaveBeenLastCalledWith(SPOTS[2]);
    map.choose('C');
    expect(document.activeElement).toBe(mark('Point C'));
  });

  it('has the numbers and places of its list, and tells and shows which spot is pointed at', () => {
    map.show(SPOTS.map((one, index) => ({ ...one, number: index + 1, cityName: index === 2 ? 'Tamale' : 'Accra' })), null, []);
    expect(mark('1–2. 2 points')).toHaveTextContent(/^1–2$/);
    expect(frame.querySelector('[data-place="Accra"]')).toHaveTextContent('1–2');
    expect(frame.querySelector('[data-place="Tamale"]')).toHaveTextContent('3');
    map.point('B');
    expect(mark('1–2. 2 points')).toHaveAttribute('data-pointed');
    expect(mark('3. Point C')).not.toHaveAttribute('data-pointed');
    mark('3. Point C').dispatchEvent(new MouseEvent('mouseenter'));
    expect(onPoint).toHaveBeenLastCalledWith('C');
    mark('3. Point C').dispatchEvent(new MouseEvent('mouseleave'));
    expect(onPoint).toHaveBeenLastCalledWith(null);
  });
});
