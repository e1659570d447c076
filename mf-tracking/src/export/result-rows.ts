/** Results of tracking as rows of a table, in the reader's language. Pure. */
import type { IntlShape } from '@amberlane/core';
import type { TrackedWaybill, TrackResult } from '@amberlane/contract/calls/tracking';
import { eventMessage } from '@amberlane/contract/domain/event-message';
import { clockTime, utcOffset, zonedDay } from '@amberlane/ui';
import { journeyOrigin } from '../journey/journey-stops.ts';
import { dueOf } from '../pages/track/due.ts';
import { groupNameId, groupOfWaybill } from '../pages/track/result-groups.ts';

const COLUMNS = ['number', 'status', 'update', 'place', 'time', 'expected', 'delivered', 'from', 'to'] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** The first row holds the heads. Days are ISO dates of their place, which spreadsheets sort; times say their zone. */
export function resultRows(results: readonly TrackResult[], intl: IntlShape): string[][] {
  const heads = COLUMNS.map((column) => intl.formatMessage({ id: `track.csv.${column}` }));
  return [heads, ...results.map((result) => rowOf(result, intl)).map((row) => COLUMNS.map((column) => row[column]))];
}

const EMPTY: Omit<Row, 'number' | 'status'> = { update: '', place: '', time: '', expected: '', delivered: '', from: '', to: '' };

function rowOf(result: TrackResult, intl: IntlShape): Row {
  if (result.outcome !== 'found') return { ...EMPTY, number: result.waybillNo, status: intl.formatMessage({ id: groupNameId(result.outcome) }) };
  const { waybill } = result;
  return {
    ...EMPTY,
    ...latestOf(waybill, intl),
    ...daysOf(waybill),
    number: waybill.waybillNo,
    status: intl.formatMessage({ id: groupNameId(groupOfWaybill(waybill)) }),
    from: journeyOrigin(waybill).name,
    to: waybill.destination.name,
  };
}

function latestOf({ events: [newest] }: TrackedWaybill, intl: IntlShape): Partial<Row> {
  if (!newest) return {};
  const { id, values } = eventMessage(newest);
  const { occurredAt: at, place } = newest;
  return {
    update: intl.formatMessage({ id }, values),
    place: place.name,
    time: `${zonedDay(at, place.timeZone)} ${clockTime(at, place.timeZone)} ${utcOffset(at, place.timeZone)}`,
  };
}

function daysOf(waybill: TrackedWaybill): Partial<Row> {
  const due = dueOf(waybill);
  if (due?.kind === 'delivered') return { delivered: zonedDay(due.at, due.zone) };
  if (due?.kind !== 'expected') return {};
  const from = zonedDay(due.from, due.zone);
  return { expected: due.oneDay ? from : `${from}/${zonedDay(due.to, due.zone)}` };
}
