import { describe, expect, it } from '@jest/globals';
import { isLiteralElement, isPluralElement, isTagElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { keepTogether } from './kept-together.ts';

/** The literal texts of a tree, with `#` for a value, the forms of a plural in `[ | ]`, `_` for a no-break space and `~` for a no-break hyphen. */
const written = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value.replaceAll('\u00a0', '_').replaceAll('\u2011', '~');
      if (isTagElement(element)) return written(element.children);
      if (isPluralElement(element)) return `[${Object.values(element.options).map(({ value }) => written(value)).join('|')}]`;
      return '#';
    })
    .join('');

const kept = (message: string): string => written(keepTogether(parse(message)));

describe('a figure and its unit', () => {
  it.each([
    ['up to 32 kg each', 'up to 32_kg each'],
    ['رسوم حتى 30 كغم لكل طرد', 'رسوم حتى 30_كغم لكل طرد'],
    ['45 × 35 × 30 cm', '45 × 35 × 30_cm'],
    ['from CNY 300 on', 'from CNY_300 on'],
    ['from {kg, number} kg', 'from #_kg'],
    ['{n, plural, one {# kg} other {# kg}} at most', '[#_kg|#_kg] at most'],
    ['<b>CNY {sum, number}</b>', 'CNY_#'],
    ['her deneme {fee, number} CNY’dir', 'her deneme #_CNY’dir'],
    ['en az 15 CNY', 'en az 15_CNY'],
    ['الملصق \u2066100 × 150\u2069 مم', 'الملصق \u2066100 × 150\u2069_مم'],
    ['رقم کا {share, number} فیصد', 'رقم کا #_فیصد'],
    ['خلال {n, plural, other {# أيام عمل}}', 'خلال [# أيام_عمل]'],
    ['ڈور ٹو ڈور ڈیلیوری، 10 سینٹی میٹر', 'ڈور_ٹو_ڈور ڈیلیوری، 10_سینٹی_میٹر'],
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

describe('a figure and its percent sign', () => {
  /** With the isolates in angle brackets. */
  const held = (message: string): string => kept(message).replaceAll('\u2066', '‹').replaceAll('\u2069', '›');

  it.each([
    ['ضريبة 15%، ثم 2.5%.', 'ضريبة ‹15%›، ثم ‹2.5%›.'],
    ['الرسوم {share, number, percent} من المبلغ', 'الرسوم ‹#› من المبلغ'],
    ['الرسوم <b>{share, number, ::percent .00}</b>', 'الرسوم ‹#›'],
    ['الرسوم {share, number}% من المبلغ', 'الرسوم ‹#%› من المبلغ'],
    ['{n, plural, one {رسم 5%} other {رسوم {share, number, percent}}}', '[رسم ‹5%›|رسوم ‹#›]'],
  ])('are isolated from right to left: %s', (message, expected) => {
    expect(held(message)).toBe(expected);
  });

  it.each(['VAT 15%', '{share, number, percent} of it', '{share, number}% of it'])('stay as they are in other lines: %s', (message) => {
    expect(held(message)).toBe(message.replace(/\{[^}]*\}/u, '#'));
  });
});

it('a separating dot stays with what follows it', () => {
  expect(kept('{product} · {weight} · closed')).toBe('# ·_# ·_closed');
});

describe('a letter and the word that it begins', () => {
  it.each([
    ['E-posta adresiniz, e-postayla', 'E~posta adresiniz, e~postayla'],
    ['par e-mail, <b>e-mail</b>', 'par e~mail, e~mail'],
  ])('stay together: %s', (message, expected) => {
    expect(kept(message)).toBe(expected);
  });

  it.each(['A-Z, 5–10', 'ad-soyad', 'x-', 'a.b-cd@e-f.com/e-posta'])('leave other hyphens alone: %s', (message) => {
    expect(kept(message)).toBe(message);
  });
});
