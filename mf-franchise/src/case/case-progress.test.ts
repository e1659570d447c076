import { describe, expect, it } from '@jest/globals';
import { CASE_KINDS, CASE_STATUSES, type CaseStatus } from '@amberlane/contract/calls/cases';
import { caseView } from '../../testing/sample-case.ts';
import { answerDays, awaitsAnswer, historyOf, laneOf } from './case-progress.ts';

const step = (status: CaseStatus, at: string) => ({ status, at, note: null });
const brief = (view: Parameters<typeof laneOf>[0]) => laneOf(view).map(({ status, state }) => `${status} ${state}`);

describe('the lane of a case', () => {
  it('shows what is done, where it stands and what is to come', () => {
    expect(brief(caseView())).toEqual(['RECEIVED done', 'VERIFICATION now', 'CONTRACT todo', 'SIGNED todo']);
    expect(laneOf(caseView()).map(({ at }) => at)).toEqual(['2026-11-16T20:12:00.000Z', '2026-11-18T15:45:00.000Z', null, null]);
  });

  it('ends with what ended it', () => {
    const steps = [...caseView().steps, step('DECLINED', '2026-11-20T08:00:00Z')];
    expect(brief(caseView({ status: 'DECLINED', steps }))).toEqual(['RECEIVED done', 'VERIFICATION done', 'DECLINED now']);
  });

  it('puts what was opened again back to where it is worked on', () => {
    const steps = (['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'REOPENED'] as const).map((status, index) => step(status, `2026-11-1${index}T08:00:00Z`));
    expect(brief({ kind: 'feedback', status: 'REOPENED', steps })).toEqual(['RECEIVED done', 'REOPENED now', 'ANSWERED todo']);
  });

  it('has a place for every status of every kind', () => {
    for (const kind of CASE_KINDS) {
      for (const status of CASE_STATUSES[kind]) expect(laneOf({ kind, status, steps: [step(status, '2026-11-16T08:00:00Z')] }).filter(({ state }) => state === 'now')).toHaveLength(1);
    }
  });
});

describe('the days until our answer', () => {
  it('are calendar days of the office', () => {
    expect(answerDays(caseView(), '2026-11-20T10:00:00Z')).toEqual({ days: 7, today: 4, left: 3, isLate: false });
    // After midnight in Lagos, before midnight in London.
    expect(answerDays(caseView(), '2026-11-20T23:30:00Z')).toMatchObject({ today: 5, left: 2 });
    expect(answerDays(caseView(), '2026-11-23T12:00:00Z')).toMatchObject({ left: 0, isLate: false });
    expect(answerDays(caseView(), '2026-11-25T12:00:00Z')).toMatchObject({ left: 0, isLate: true });
    expect(answerDays(caseView({ answerBy: null }), '2026-11-20T10:00:00Z')).toBeNull();
  });

  it('begin anew when it was opened again', () => {
    const steps = [...caseView().steps, step('REOPENED', '2026-11-20T08:00:00Z')];
    expect(answerDays(caseView({ kind: 'feedback', steps, answerBy: '2026-11-22T22:00:00Z' }), '2026-11-21T08:00:00Z')).toEqual({ days: 2, today: 1, left: 1, isLate: false });
  });
});

describe('the history', () => {
  it('has the newest day first, by the calendar of the office', () => {
    const steps = [step('RECEIVED', '2026-11-16T23:30:00Z'), step('VERIFICATION', '2026-11-17T08:00:00Z'), step('CONTRACT', '2026-11-19T08:00:00Z')];
    expect(historyOf({ steps, timeZone: 'Africa/Lagos' }).map(({ day, steps: own }) => [day, own.map(({ status }) => status)])).toEqual([['2026-11-19', ['CONTRACT']], ['2026-11-17', ['VERIFICATION', 'RECEIVED']]]);
  });

  it('knows a question of ours that waits', () => {
    expect(awaitsAnswer(caseView())).toBe(true);
    expect(awaitsAnswer(caseView({ actions: [] }))).toBe(false);
    expect(awaitsAnswer(caseView({ messages: [] }))).toBe(false);
  });
});
