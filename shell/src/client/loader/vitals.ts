/**
 * Measures the page as its reader feels it (Core Web Vitals) and tells it once, when the page is first hidden. By hand and
 * small: it runs before the first touch, where the library for it would be half of all that runs.
 */
import type { VitalsEvent } from '../../site/vitals-event.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What is observed, by its name. */
interface Entries {
  readonly 'largest-contentful-paint': PerformanceEntry;
  readonly 'layout-shift': LayoutShift;
  readonly event: PerformanceEventTiming;
}

/** Of the standard; types of the language do not know all of them yet. */
type ObserverOptions = PerformanceObserverInit & { readonly durationThreshold?: number };

/** Shifts belong together when less than a second lies between two and less than five between the first and the last. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;
/** Of this many interactions one may be slower than what counts. */
const INTERACTIONS_PER_OUTLIER = 50;

function observe<Type extends keyof Entries>(type: Type, seen: (entry: Entries[Type]) => void): PerformanceObserver | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entries[Type][]).forEach(seen));
  const options: ObserverOptions = { type, buffered: true, durationThreshold: 40 };
  observer.observe(options);
  return observer;
}

/** `name`: remote that the page is of. */
export function measureVitals(name: string, send: (event: VitalsEvent) => void): void {
  if (typeof PerformanceObserver === 'undefined') return;
  let lcp: number | undefined;
  let cls = 0;
  let shifts = { sum: 0, first: 0, last: 0 };
  const interactions = new Map<number, number>();

  const paints = observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - shifts.last < GAP_MS && startTime - shifts.first < WINDOW_MS;
    shifts = goesOn ? { ...shifts, sum: shifts.sum + value, last: startTime } : { sum: value, first: startTime, last: startTime };
    cls = Math.max(cls, shifts.sum);
  });
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });
  // What is painted after a touch is an answer to it, and no part of the load.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => paints?.disconnect(), { once: true, capture: true });

  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    const durations = [...interactions.values()].sort((one, other) => other - one);
    const count = (performance as { interactionCount?: number }).interactionCount ?? durations.length;
    const inp = durations[Math.min(durations.length - 1, Math.floor(count / INTERACTIONS_PER_OUTLIER))];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    send({ kind: 'vitals', name, cls, ttfb: navigation?.responseStart, lcp, inp });
  };
  document.addEventListener('visibilitychange', tell);
}
