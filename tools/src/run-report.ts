/** What `npm test` says at its end, before the counts: where the time went, which tests can't be relied on, and what failed. */
import type { Tally, TestTime } from './tally.ts';

export interface PartTime {
  readonly part: string;
  readonly seconds: number;
}

const SLOWEST = 20;
/** Naming tests that take no time helps nobody. */
const WORTH_NAMING_SECONDS = 1;

const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
const clock = (seconds: number): string => (seconds < 59.5 ? `${seconds.toFixed(1)} s` : inMinutes(Math.round(seconds)));

function slowest({ tests }: Tally): string[] {
  const named = tests.filter(({ seconds }) => seconds >= WORTH_NAMING_SECONDS).sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return named.length === 0 ? [] : ['', 'Slowest tests', ...named.map(({ name, seconds }) => `${clock(seconds).padStart(14)}  ${name}`)];
}

function those({ tests }: Tally, wanted: TestTime['outcome'], heading: string): string[] {
  const named = tests.filter(({ outcome }) => outcome === wanted);
  return named.length === 0 ? [] : ['', heading, ...named.map(({ name }) => `  ${name}`)];
}

/** Lines of the report. Parts that ran at once each have their own time, so the sum may be more than the whole. */
export const runReport = (parts: readonly PartTime[], wholeSeconds: number, tally: Tally): string[] => [
  ...slowest(tally),
  ...those(tally, 'second try', 'Passed only at the second try'),
  '',
  'Time of each part',
  ...[...parts, { part: 'all', seconds: wholeSeconds }].map(({ part, seconds }) => `${clock(seconds).padStart(14)}  ${part}`),
  ...those(tally, 'failed', 'Failed'),
];
