/** Numbers as people type them: digits of any of our scripts, point or comma, blanks and thousands marks between. */
import { minorDigits, type Currency } from '@amberlane/contract/domain';
import { foldDigits } from '@amberlane/contract/domain/digits';

/**
 * The number in plain digits with a point, as `1250.5`; null when it is none. One mark is the decimal sign unless
 * exactly three digits follow it; of two different marks the last one is.
 */
export function plainNumber(typed: string): string | null {
  const text = foldDigits(typed).replace(/[\s'’_]/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const marks = new Set(text.match(/[.,]/g));
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  const rest = text.slice(last + 1);
  const separates = marks.size === 1 && (text.indexOf(text[last] ?? '') !== last || (text[last] === ',' && rest.length === 3));
  if (separates) return /^\d{1,3}([.,]\d{3})+$/.test(text) ? whole + rest : null;
  return rest === '' ? whole : `${whole || '0'}.${rest}`;
}

/** Whole units of 10^-digits; null when it is no number or finer than that. */
function scaled(typed: string, digits: number): number | null {
  const [whole = '', fraction = ''] = (plainNumber(typed) ?? '').split('.');
  if (whole === '' || fraction.replace(/0+$/, '').length > digits) return null;
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

/** Grams of a weight typed in kilograms; null when it is no weight. */
export const gramsOf = (typedKilograms: string): number | null => scaled(typedKilograms, 3);

/** Minor units of an amount; null when it is no amount of that currency. */
export const minorUnitsOf = (typed: string, currency: Currency): number | null => scaled(typed, minorDigits(currency));
