/** A case as the page draws it: its lane of steps, and the days until our answer. Pure. */
import { zonedDay } from '@amberlane/ui';
import type { Case } from './case-calls.ts';

type Status = Case['status'];

/** The usual way of each kind. What else happens to a case stands in its history. */
export const LANES: Readonly<Record<Case['kind'], readonly Status[]>> = {
  franchise: ['RECEIVED', 'VERIFICATION', 'CONTRACT', 'SIGNED'],
  business: ['RECEIVED', 'IN_PROGRESS', 'ANSWERED'],
  expert: ['RECEIVED', 'IN_PROGRESS', 'ANSWERED'],
  feedback: ['RECEIVED', 'IN_PROGRESS', 'ANSWERED'],
  job: ['RECEIVED', 'REVIEW', 'INTERVIEW', 'OFFER'],
};

/** Ends that no lane leads to. */
const ENDS: readonly Status[] = ['DECLINED', 'WITHDRAWN', 'CLOSED'];

export interface LaneStep {
  readonly status: Status;
  readonly state: 'done' | 'now' | 'todo';
  /** When it was reached last; null before. */
  readonly at: string | null;
}

export const isEnded = (status: Status): boolean => status === 'SIGNED' || ENDS.includes(status);

/** Steps that were reached, where it stands, and what is to come; an ended case shows what it went through and its end. */
export function laneOf({ kind, status, steps }: Pick<Case, 'kind' | 'status' | 'steps'>): readonly LaneStep[] {
  const reached = new Map(steps.map((step) => [step.status, step.at]));
  const lane = LANES[kind];
  if (ENDS.includes(status)) {
    const passed = lane.filter((each) => reached.has(each)).map((each): LaneStep => ({ status: each, state: 'done', at: reached.get(each) ?? null }));
    return [...passed, { status, state: 'now', at: reached.get(status) ?? null }];
  }
  // What was opened again is worked on again.
  const now = status === 'REOPENED' ? 'IN_PROGRESS' : status;
  const place = lane.indexOf(now);
  return lane.map((each, index) => ({
    status: each === now ? status : each, state: index < place ? 'done' : index === place ? 'now' : 'todo', at: index <= place ? (reached.get(each === now ? status : each) ?? null) : null,
  }));
}

const DAY_MS = 86_400_000;

export interface AnswerDays {
  /** Calendar days of the limit: the day of the beginning is none of them. */
  readonly days: number;
  /** Day that is running: 0 on the day of the beginning, more than `days` when all are over. */
  readonly today: number;
  /** Calendar days after today; 0 on the last one. */
  readonly left: number;
  readonly isLate: boolean;
}

/** Days until our answer, by the calendar of the office; null when none is promised. It begins with the last step that set the limit. */
export function answerDays({ answerBy, receivedAt, steps, timeZone }: Pick<Case, 'answerBy' | 'receivedAt' | 'steps' | 'timeZone'>, asOf: string): AnswerDays | null {
  if (answerBy === null) return null;
  const dayOf = (at: string): number => Date.parse(zonedDay(at, timeZone)) / DAY_MS;
  const begin = steps.findLast(({ status }) => status === 'REOPENED')?.at ?? receivedAt;
  const days = Math.max(1, dayOf(answerBy) - dayOf(begin));
  return { days, today: Math.max(0, dayOf(asOf) - dayOf(begin)), left: Math.max(0, dayOf(answerBy) - dayOf(asOf)), isLate: asOf > answerBy };
}

export interface HistoryDay {
  /** ISO day at the office. */
  readonly day: string;
  readonly steps: Case['steps'];
}

/** Steps by day, newest first. */
export function historyOf({ steps, timeZone }: Pick<Case, 'steps' | 'timeZone'>): readonly HistoryDay[] {
  const byDay = Map.groupBy(steps.toReversed(), ({ at }) => zonedDay(at, timeZone));
  return [...byDay].map(([day, own]) => ({ day, steps: own }));
}

/** We asked something that the sender has not answered yet. */
export const awaitsAnswer = ({ messages, actions }: Pick<Case, 'messages' | 'actions'>): boolean => messages.at(-1)?.from === 'staff' && actions.includes('answer');
