import { describe, expect, it } from '@jest/globals';
import { pauseOf } from './poll-plan.ts';

const MINUTE = 60_000;

describe('pause between questions', () => {
  it('is a minute, and five when nothing has moved for long', () => {
    expect([0, 19, 20, 500].map((quiet) => pauseOf({ failures: 0, quiet }) / MINUTE)).toEqual([1, 1, 5, 5]);
  });

  it('doubles with each failure, up to a quarter of an hour', () => {
    expect([1, 2, 3, 4, 50].map((failures) => pauseOf({ failures, quiet: 0 }) / MINUTE)).toEqual([2, 4, 8, 15, 15]);
  });
});
