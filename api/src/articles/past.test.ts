import { expect, it } from '@jest/globals';
import { isPast } from './past.ts';

it.each([
  ['golden-week', '2026-09-14', '2026-10-07T23:59:59Z', false],
  ['golden-week', '2026-09-14', '2026-10-08', true],
  ['golden-week', '2026-10-20', '2026-11-29', false],
  ['golden-week', '2026-10-20', '2027-10-08', true],
  ['peak-season', '2026-01-01', '2027-12-31', false],
])('%s, published on %s, on %s: %s', (id, published, now, expected) => {
  expect(isPast(id, new Date(published), new Date(now))).toBe(expected);
});
