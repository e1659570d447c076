/** Identity numbers that customs of some countries ask of a receiver; shapes and check digits as their states define them. */
import type { Country } from '../site/markets.ts';

/** Countries whose customs may ask for one. */
export const NATIONAL_ID_COUNTRIES = ['MA', 'EG', 'PK', 'TR', 'CN'] as const satisfies readonly Country[];

const fold = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s-]/g, '')
    .toUpperCase();

/** The number as it is kept, or null when the country has no such number. */
export function readNationalId(country: Country, typed: string): string | null {
  const id = fold(typed);
  const right = CHECK[country];
  return right === undefined || !right(id) ? null : id;
}

const CHECK: Readonly<Partial<Record<Country, (id: string) => boolean>>> = {
  MA: (id) => /^[A-Z]{1,2}\d{3,6}$/.test(id),
  EG: (id) => /^[23]\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{7}$/.test(id),
  PK: (id) => /^[1-9]\d{12}$/.test(id),
  TR: isTurkishId,
  CN: isChineseId,
};

/** T.C. kimlik no: eleven digits, the tenth and the eleventh check the others. */
function isTurkishId(id: string): boolean {
  if (!/^[1-9]\d{10}$/.test(id)) return false;
  const digits = Array.from(id, Number);
  const at = (index: number): number => digits[index] ?? 0;
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return at(9) === tenth && at(10) === (odd + even + at(9)) % 10;
}

/** GB 11643: seventeen digits and a check symbol by ISO 7064 MOD 11-2. */
function isChineseId(id: string): boolean {
  if (!/^\d{6}(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/.test(id)) return false;
  const sum = Array.from(id.slice(0, 17), Number).reduce((total, digit, index) => total + digit * (2 ** (17 - index) % 11), 0);
  return '10X98765432'.charAt(sum % 11) === id.charAt(17);
}
