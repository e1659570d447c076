import { expect, it } from '@jest/globals';
import { withPercentsHeld } from './percent-text.ts';

it.each([
  ['ضريبة القيمة المضافة 15%.', 'ضريبة القيمة المضافة \u206615%\u2069.'],
  ['الرسوم \u20663%\u2069 من المبلغ', 'الرسوم \u20663%\u2069 من المبلغ'],
  ['فیس 2.5%، پھر 3%', 'فیس \u20662.5%\u2069، پھر \u20663%\u2069'],
  ['VAT 15%', 'VAT 15%'],
])('holds the sign beside its figure from right to left: %s', (text, held) => {
  expect(withPercentsHeld(text)).toBe(held);
});
