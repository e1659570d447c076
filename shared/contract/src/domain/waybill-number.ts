/**
 * Waybill numbers: reading what people paste, and telling a right number from a wrong one.
 * Shape `{CC}{11 digits}{check}`: country code of the destination, eleven random digits, one check digit by
 * ISO 7064 MOD 11,10. At most 20 numbers a query (spec §5).
 */
import { isCountry } from '../site/markets.ts';
import { RULES } from './business-rules.ts';

/** A number in our own shape with a right check digit. */
export type WaybillNo = string & { readonly __brand: 'WaybillNo' };

/** ISO 7064 MOD 11,10 check digit (0–9) of a string of ASCII digits. */
export function mod1110CheckDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Bidirectional marks, embeddings and isolates, zero-width characters, byte order mark and control characters. */
// eslint-disable-next-line no-control-regex -- control characters are what is removed here
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const WITHIN_NUMBER = /[\s\-‐-―−_.]+/gu;
/** Nothing to fold: the usual case, which makes a hundred thousand pasted numbers quick to count. */
const CANONICAL = /^[A-Z0-9]+$/;
const BETWEEN_NUMBERS = /[\n\r\t,;|،؛，；、]+/u;

/**
 * One typed number in its canonical spelling: compatibility forms folded, Arabic-Indic and Persian digits made
 * ASCII, spaces, hyphens and invisible characters gone, upper case without a locale (Turkish `i` stays `I`).
 */
export function foldWaybillNo(typed: string): string {
  if (CANONICAL.test(typed)) return typed;
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(WITHIN_NUMBER, '')
    .toUpperCase();
}

export interface WaybillList {
  /** Distinct numbers in the order of the first mention, at most {@link RULES.tracking.maxNumbers} + what exceeds. */
  readonly numbers: readonly string[];
  /** Mentions that repeated an earlier one. */
  readonly duplicates: number;
  /** Distinct numbers found in all; above the limit the query is refused with this count, never cut silently. */
  readonly count: number;
  readonly tooMany: boolean;
}

/** Longest spelling kept of one number; longer input is no number of any carrier. */
const LONGEST = 40;

/**
 * Splits pasted text into waybill numbers: one per line, or parted by tab, comma, semicolon or bar in any script.
 * A line in which spaces part several complete numbers is split there as well.
 */
export function parseWaybillList(pasted: string): WaybillList {
  const max = RULES.tracking.maxNumbers;
  const seen = new Set<string>();
  let mentions = 0;
  for (const part of pasted.split(BETWEEN_NUMBERS)) {
    for (const candidate of splitAtSpaces(part)) {
      const folded = foldWaybillNo(candidate).slice(0, LONGEST);
      if (!folded) continue;
      seen.add(folded);
      mentions += 1;
    }
  }
  const numbers: string[] = [];
  for (const number of seen) {
    if (numbers.length === max) break;
    numbers.push(number);
  }
  return { numbers, duplicates: mentions - seen.size, count: seen.size, tooMany: seen.size > max };
}

/** `NG 4071 8352 9669` is one number, `NG407183529669 GH520938177409` are two. */
function splitAtSpaces(part: string): string[] {
  if (!/\s/u.test(part)) return [part];
  const words = part.trim().split(/\s+/u);
  return words.length > 1 && words.every((word) => foldWaybillNo(word).length >= 8) ? words : [part];
}

export type WaybillVerdict =
  | { readonly kind: 'ok'; readonly waybillNo: WaybillNo }
  /** Wrong shape; `missing` digits when only the length is off (negative: too many). */
  | { readonly kind: 'shape'; readonly missing: number | null; readonly suggestion: WaybillNo | null }
  | { readonly kind: 'checkDigit'; readonly suggestion: WaybillNo | null };

/**
 * Judges a folded number. Never throws. A suggestion is a right number that differs by a confusable letter (O→0 …), or
 * that a number cut off before its check digit becomes. It follows from the number alone: nobody learns whether it exists.
 */
export function judgeWaybillNo(folded: string): WaybillVerdict {
  if (isWaybillNo(folded)) return { kind: 'ok', waybillNo: folded };
  const suggestion = suggestWaybillNo(folded);
  const shaped = /^([A-Z]{2})(\d+)$/.exec(folded);
  if (!shaped || !isCountry(shaped[1] ?? '')) return { kind: 'shape', missing: null, suggestion };
  const digits = (shaped[2] ?? '').length;
  if (digits === 11) return { kind: 'shape', missing: 1, suggestion: completeWaybillNo(folded.slice(0, 2), folded.slice(2)) };
  if (digits !== 12) return { kind: 'shape', missing: 12 - digits, suggestion };
  return { kind: 'checkDigit', suggestion };
}

export function isWaybillNo(folded: string): folded is WaybillNo {
  if (!/^[A-Z]{2}\d{12}$/.test(folded) || !isCountry(folded.slice(0, 2))) return false;
  return mod1110CheckDigit(folded.slice(2, 13)) === Number(folded[13]);
}

const CONFUSABLE: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };

function suggestWaybillNo(folded: string): WaybillNo | null {
  if (folded.length !== 14) return null;
  const repaired = folded.slice(0, 2) + folded.slice(2).replace(/[A-Z]/g, (letter) => CONFUSABLE[letter] ?? letter);
  return repaired !== folded && isWaybillNo(repaired) ? repaired : null;
}

/** Country code and eleven digits become a whole number. */
export function completeWaybillNo(country: string, elevenDigits: string): WaybillNo {
  const number = `${country}${elevenDigits}${mod1110CheckDigit(elevenDigits)}`;
  if (!isWaybillNo(number)) throw new RangeError(`not a waybill body: ${country}${elevenDigits}`);
  return number;
}
