import { describe, expect, it } from '@jest/globals';
import { isLiteralElement, isPluralElement, isTagElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { keepUnits } from './unit-spaces.ts';

/** The literal texts of a tree, with `#` for a value, the forms of a plural in `[ | ]`, and `_` for a no-break space. */
const written = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value.replaceAll('\u00a0', '_');
      if (isTagElement(element)) return written(element.children);
      if (isPluralElement(element)) return `[${Object.values(element.options).map(({ value }) => written(value)).join('|')}]`;
      return '#';
    })
    .join('');

const kept = (message: string): string => written(keepUnits(parse(message)));

describe('a figure and its unit', () => {
  it.each([
    ['up to 32 kg each', 'up to 32_kg each'],
    ['رسوم حتى 30 كغم لكل طرد', 'رسوم حتى 30_كغم لكل طرد'],
    ['45 × 35 × 30 cm', '45 × 35 × 30_cm'],
    ['from CNY 300 on', 'from CNY_300 on'],
    ['from {kg, number} kg', 'from #_kg'],
    ['{n, plural, one {# kg} other {# kg}} at most', '[#_kg|#_kg] at most'],
    ['<b>CNY {sum, number}</b>', 'CNY_#'],
  ])('stay together: %s', (message, expected) => {
    expect(kept(message)).toBe(expected);
  });

  it.each([
    ['5 grams, 3 goods', '5 grams, 3 goods'],
    ['{name} kgb', '# kgb'],
    ['<b>5</b> kg', '5 kg'],
    ['prices in CNY and USD', 'prices in CNY and USD'],
  ])('leave other words alone: %s', (message, expected) => {
    expect(kept(message)).toBe(expected);
  });
});
