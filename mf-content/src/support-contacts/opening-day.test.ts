import { expect, it } from '@jest/globals';
import { splitAtMidnight } from './opening-day.ts';

const ZONE = 'Asia/Shanghai';
const closed = (at: string, until: string) => ({ at, until, isOpen: false, changesAt: new Date(until) });
const split = (...span: Parameters<typeof closed>) => splitAtMidnight(closed(...span), ZONE).map(({ at, until }) => `${at.slice(8, 16)} ${until.slice(8, 16)}`);

it('ends what is said of another day at the midnight before it', () =>
  expect(split('2026-11-28T09:00:00.000Z', '2026-11-30T01:00:00.000Z')).toEqual(['28T09:00 29T16:00', '29T16:00 30T01:00']));

it('leaves a span within one day whole', () => expect(split('2026-11-29T17:00:00.000Z', '2026-11-30T01:00:00.000Z')).toEqual(['29T17:00 30T01:00']));

it('leaves hours of opening whole', () => {
  const open = { ...closed('2026-11-28T15:00:00.000Z', '2026-11-29T01:00:00.000Z'), isOpen: true };
  expect(splitAtMidnight(open, ZONE)).toEqual([open]);
});
