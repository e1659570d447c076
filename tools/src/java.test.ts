import { describe, expect, it } from '@jest/globals';
import { javaVersion } from './java.ts';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 1],
    ['Unable to locate a Java Runtime.', null],
  ])('of %s is %s', (words, version) => {
    expect(javaVersion(words)).toBe(version);
  });
});
