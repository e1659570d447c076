import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { VitalsEvent } from '../../site/vitals-event.ts';
import { measureVitals } from './vitals.ts';

/** Observers of the page by what they watch; a test hands them entries. */
const observers = new Map<string, (entry: object) => void>();

class FakeObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  readonly #seen: (list: { getEntries(): object[] }) => void;

  constructor(seen: (list: { getEntries(): object[] }) => void) {
    this.#seen = seen;
  }

  observe({ type }: { type: string }): void {
    observers.set(type, (entry) => this.#seen({ getEntries: () => [entry] }));
  }

  disconnect(): void {
    observers.delete('largest-contentful-paint');
  }
}

let told: VitalsEvent[];
let visibility: 'visible' | 'hidden';

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  told = [];
  visibility = 'visible';
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: FakeObserver, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ responseStart: 120 }], configurable: true });
  measureVitals('mf-tracking', (event) => told.push(event));
});
afterEach(() => observers.clear());

const shift = (startTime: number, value: number, hadRecentInput = false): void => observers.get('layout-shift')?.({ startTime, value, hadRecentInput });
const interact = (interactionId: number, duration: number): void => observers.get('event')?.({ interactionId, duration });

it('tells once, when the page is hidden', () => {
  observers.get('largest-contentful-paint')?.({ startTime: 400 });
  observers.get('largest-contentful-paint')?.({ startTime: 700 });
  expect(told).toEqual([]);
  hide();
  hide();
  expect(told).toEqual([{ kind: 'vitals', name: 'mf-tracking', ttfb: 120, lcp: 700, inp: undefined, cls: 0 }]);
});

it('takes no paint after the first touch for the load', () => {
  observers.get('largest-contentful-paint')?.({ startTime: 400 });
  dispatchEvent(new Event('pointerdown'));
  observers.get('largest-contentful-paint')?.({ startTime: 9000 });
  hide();
  expect(told[0]?.lcp).toBe(400);
});

it('sums the shifts of the worst window, without those that the reader caused', () => {
  shift(100, 0.01);
  shift(900, 0.02);
  shift(950, 0.5, true);
  shift(3000, 0.02);
  hide();
  expect(told[0]?.cls).toBeCloseTo(0.03);
});

it('tells the slowest interaction, and leaves one of fifty out', () => {
  interact(1, 300);
  interact(1, 80);
  for (let id = 2; id <= 60; id += 1) interact(id, 50 + id);
  interact(0, 5000);
  hide();
  expect(told[0]?.inp).toBe(110);
});
