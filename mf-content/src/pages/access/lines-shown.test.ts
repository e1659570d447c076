import { describe, expect, it } from '@jest/globals';
import { linesShown } from './lines-shown.ts';

const lines = ['{', '  "a": [', '    1', '  ],', '  "b": 2,', '  "c": 3,', '  "d": 4,', '  "e": 5,', '  "f": 6', '}'];

describe('lines of a sample before its fold', () => {
  it('end behind a closing bracket that is near', () => expect(linesShown(lines, 6)).toBe(4));
  it('are as many as asked for where no bracket closes near the end', () => expect(linesShown(['{', ...Array<string>(20).fill('  "a": 1,'), '}'], 14)).toBe(14));
  it('are all of them where few would be left', () => expect(linesShown(lines, 8)).toBe(10));
});
