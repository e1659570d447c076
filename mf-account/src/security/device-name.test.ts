import { expect, it } from '@jest/globals';
import { words } from '@amberlane/testing/words';

it.each([
  ['ar', '\u2068Chrome\u2069 على \u2068Linux\u2069'],
  ['ur', '\u2068Linux\u2069 پر \u2068Chrome\u2069'],
] as const)('a device keeps the direction of the sentence in %s, whose first word is Latin', (locale, name) => {
  expect(words(locale)('security.device', { browser: 'Chrome', system: 'Linux' })).toBe(name);
});
