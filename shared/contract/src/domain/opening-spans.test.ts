import { describe, expect, it } from '@jest/globals';
import { openingSpans } from './opening-spans.ts';

const LAGOS = { timeZone: 'Africa/Lagos', hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }] };
const shown = (plan: Parameters<typeof openingSpans>[0], day: string) =>
  openingSpans(plan, day).map(({ at, until, isOpen, changesAt }) => `${at.slice(8, 16)} ${until.slice(8, 16)} ${isOpen ? 'open' : 'closed'} ${changesAt?.toISOString().slice(8, 16) ?? ''}`);

describe('states of the next days', () => {
  it('follow each other without a gap', () => {
    // A Friday; Lagos is one hour ahead of UTC.
    expect(shown(LAGOS, '2026-11-27')).toEqual([
      '27T00:00 27T07:30 closed 27T07:30',
      '27T07:30 27T16:30 open 27T16:30',
      '27T16:30 27T23:00 closed 28T07:30',
      '27T23:00 28T07:30 closed 28T07:30',
      '28T07:30 28T16:30 open 28T16:30',
      '28T16:30 29T23:00 closed 30T07:30',
      '29T23:00 30T07:30 closed 30T07:30',
    ]);
  });

  it('are one where somebody always answers', () => {
    expect(shown({ ...LAGOS, hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }] }, '2026-11-27')).toEqual(['27T00:00  open ']);
  });
});
