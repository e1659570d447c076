/**
 * References of applications and messages: `FR-7K3Q-9M2D`. Seven random symbols of Crockford's base 32 and one check
 * symbol, so that a typing error is seen before anything is looked up. 2^35 of them for each kind: together with the
 * mail address and the limit of the look-up nobody guesses one.
 */
import { randomInt } from 'node:crypto';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SYMBOLS = 7;

/** FR: franchise application, BC: business customer, EX: expert, FB: feedback, JB: application for a position, SV: questionnaire. */
export const REFERENCE_PREFIXES = ['FR', 'BC', 'EX', 'FB', 'JB', 'SV'] as const;
export type ReferencePrefix = (typeof REFERENCE_PREFIXES)[number];

/** `pick` gives a whole number from 0 up to, not including, its argument. */
export function newReference(prefix: ReferencePrefix, pick: (below: number) => number = randomInt): string {
  const values = Array.from({ length: RANDOM_SYMBOLS }, () => pick(SYMBOLS.length));
  const symbols = [...values, checkOf(values)].map((value) => SYMBOLS.charAt(value)).join('');
  return `${prefix}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/**
 * Reads what a person typed: any case, blanks and hyphens anywhere, O for 0, I and L for 1, Arabic digits. null when
 * it is no reference of ours: a wrong length, prefix or check symbol.
 */
export function readReference(typed: string): string | null {
  const folded = foldDigits(typed.normalize('NFKC')).toUpperCase().replace(/[^A-Z0-9]/g, '');
  const prefix = REFERENCE_PREFIXES.find((known) => folded.startsWith(known));
  if (!prefix) return null;
  const symbols = folded.slice(prefix.length).replaceAll('O', '0').replace(/[IL]/g, '1');
  const values = Array.from(symbols, (symbol) => SYMBOLS.indexOf(symbol));
  if (values.length !== RANDOM_SYMBOLS + 1 || values.includes(-1)) return null;
  if (checkOf(values.slice(0, -1)) !== values.at(-1)) return null;
  return `${prefix}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/**
 * A sum in the field GF(2^5), each symbol weighted with another power of its generator: any single wrong symbol and
 * any two exchanged ones change it.
 */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => timesGenerator(sum ^ value), 0);

/** Multiplies by x modulo the primitive polynomial x^5 + x^2 + 1. */
function timesGenerator(value: number): number {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted;
}

const foldDigits = (typed: string): string =>
  typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
