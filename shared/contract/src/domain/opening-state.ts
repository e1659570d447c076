/**
 * Whether a place is open at an instant, and when that changes: hours in local wall-clock time, read in the place's
 * own zone, so that summer time, Morocco's clock in Ramadan and hours past midnight come out right. No schema
 * library, so that pages can load it.
 */

/** ISO weekdays (1 = Monday) with local times. `to` at or before `from` ends on the next day; `00:00`–`24:00` is the whole day. */
export interface HoursRow {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

export const CLOSURE_REASONS = ['RENOVATION', 'HOLIDAY', 'STOCKTAKING'] as const;

/** Local dates `YYYY-MM-DD`, both included, on which no opening begins. */
export interface Closure {
  readonly from: string;
  readonly to: string;
  readonly reason: (typeof CLOSURE_REASONS)[number];
}

export interface OpeningPlan {
  readonly hours: readonly HoursRow[];
  /** Hours instead of `hours` in Ramadan; null keeps them. */
  readonly ramadanHours: readonly HoursRow[] | null;
  readonly closures: readonly Closure[];
  readonly closedForGood: boolean;
  /** IANA zone. */
  readonly timeZone: string;
}

/** `changesAt`: when it closes, or opens next. null: open round the clock, or not opening within 400 days. */
export interface OpeningState {
  readonly isOpen: boolean;
  readonly changesAt: Date | null;
}

/**
 * First and last day of Ramadan after the Umm al-Qura calendar of Saudi Arabia (as Unicode CLDR's `islamic-umalqura`
 * computes it). Other countries look for the moon themselves and may begin a day later.
 */
const RAMADAN: readonly { readonly from: string; readonly to: string }[] = [
  { from: '2026-02-18', to: '2026-03-19' },
  { from: '2027-02-08', to: '2027-03-08' },
  { from: '2028-01-28', to: '2028-02-25' },
];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SEARCHED_DAYS = 400;
/** Open that long without a break is round the clock. */
const ROUND_THE_CLOCK_DAYS = 8;

/** State of an office, of which the weekly hours alone are known. */
export const officeState = ({ hours, timeZone }: Pick<OpeningPlan, 'hours' | 'timeZone'>, instant: Date): OpeningState =>
  openingState({ hours, timeZone, ramadanHours: null, closures: [], closedForGood: false }, instant);

/** State at `instant`; openings that touch or overlap count as one. */
export function openingState(plan: OpeningPlan, instant: Date): OpeningState {
  if (plan.closedForGood) return { isOpen: false, changesAt: null };
  const now = instant.getTime();
  const today = localDay(now, plan.timeZone);
  let end: number | null = null;
  for (let offset = -1; offset <= SEARCHED_DAYS; offset += 1) {
    const day = today + offset * DAY_MS;
    if (end !== null && offset > ROUND_THE_CLOCK_DAYS) return { isOpen: true, changesAt: null };
    // An opening two days after the end, read in any zone, can't touch it.
    if (end !== null && day > end + 2 * DAY_MS) break;
    for (const { from, to } of openingsOf(plan, day)) {
      if (end !== null) {
        if (from > end) return { isOpen: true, changesAt: new Date(end) };
        end = Math.max(end, to);
      } else if (from > now) return { isOpen: false, changesAt: new Date(from) };
      else if (to > now) end = to;
    }
  }
  return end === null ? { isOpen: false, changesAt: null } : { isOpen: true, changesAt: new Date(end) };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Openings that begin on a local day, in order. `day` is the day's midnight as if it were UTC. */
function openingsOf(plan: OpeningPlan, day: number): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of rowsOf(plan, day)) {
    const [begin, end] = [minutesOf(from), minutesOf(to)];
    const opened = instantOf(day + begin * MINUTE_MS, plan.timeZone, 'first');
    const closed = instantOf(day + (end > begin ? end : end + 1440) * MINUTE_MS, plan.timeZone, 'last');
    if (closed > opened) spans.push({ from: opened, to: closed });
  }
  return spans.sort((a, b) => a.from - b.from);
}

function rowsOf({ hours, ramadanHours, closures }: OpeningPlan, day: number): readonly HoursRow[] {
  const date = new Date(day).toISOString().slice(0, 10);
  const covers = ({ from, to }: { readonly from: string; readonly to: string }): boolean => from <= date && date <= to;
  if (closures.some(covers)) return [];
  const weekday = new Date(day).getUTCDay() || 7;
  const rows = ramadanHours && RAMADAN.some(covers) ? ramadanHours : hours;
  return rows.filter(({ days }) => days.includes(weekday));
}

function minutesOf(time: string): number {
  const [hour = '', minute = ''] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

/**
 * The instant of a wall-clock time. A time that the clocks pass twice is its first or last pass, as asked, so that
 * nobody finds a door shut early; a time that they skip is as much later as they skip.
 */
function instantOf(wall: number, timeZone: string, pass: 'first' | 'last'): number {
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  if (before === after) return before;
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  if (fitting.length === 0) return before;
  return pass === 'first' ? Math.min(...fitting) : Math.max(...fitting);
}

/** Midnight of the local day of an instant, as if it were UTC. */
function localDay(instant: number, timeZone: string): number {
  const wall = instant + offsetAt(instant, timeZone);
  return wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Midnight that an instant's local day began with. */
export const startOfDay = (instant: Date, timeZone: string): Date => new Date(instantOf(localDay(instant.getTime(), timeZone), timeZone, 'first'));

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Local time minus UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
