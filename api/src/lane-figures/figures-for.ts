/** From a count of the lane to the figures of one country's home page. Pure. */
import type { Country } from '@amberlane/contract/site';
import type { LaneFigures } from '@amberlane/contract/calls/lane-figures';
import type { LaneCount } from './lane-count.ts';

/** A median of fewer deliveries is chance. */
const FEWEST = 5;

/** China is where parcels come from: its readers see all countries, as do those of a country with few deliveries. */
export function figuresFor(country: Country, count: LaneCount, days: number): LaneFigures {
  const { countedAt, onTheWay, delivered, hours, servicePoints } = count;
  const all = [...hours.values()].flat();
  const doorToDoor = medianOf(hours.get(country) ?? [], country) ?? medianOf(all, null);
  return { countedAt: countedAt.toISOString(), days, onTheWay, delivered, doorToDoor, servicePoints: servicePoints.get(country) ?? 0 };
}

function medianOf(hours: readonly number[], countryCode: Country | null): LaneFigures['doorToDoor'] {
  if (hours.length < FEWEST) return null;
  const sorted = [...hours].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? middle;
  return { hours: Math.round((middle + below) / 2), parcels: hours.length, countryCode };
}
