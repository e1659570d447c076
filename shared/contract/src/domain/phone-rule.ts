/**
 * Which phone numbers a field takes, judged by the same function in the page and in the API: the number in E.164 against
 * the rules of its country, two regular expressions that the API sends (spec §3 "Country phone rule"). They are compiled so
 * that a broken one, or one that takes for ever, never stands between a reader and the form; without a rule E.164 decides.
 */
import type { Country } from '../site/markets.ts';
import { foldDigits } from './digits.ts';
import { diallingCode, fromE164, toE164 } from './phone-number.ts';

/** `mobile`: gets text messages and the call of a courier. `any`: landlines and numbers of companies as well. */
export type PhoneUse = 'mobile' | 'any';

export interface PhoneRule {
  readonly code: Country;
  /** Of mobile numbers. */
  readonly phoneRegex: string;
  /** Of every line on which people are reached; an older API sends none. */
  readonly contactRegex?: string | undefined;
}

export type PhoneFaultCode = 'phone' | 'mobileRequired';

const E164 = /^\+\d{8,15}$/;
const LONGEST_RULE = 200;
const LONGEST_NUMBER = 20;
/** A repeated group, or a reference back: what makes an expression explode. */
const EXPLOSIVE = /\)(?:[*+]|\{)|\\[1-9]/;

export function compilePhoneRule(source: string | undefined): RegExp {
  if (!source || source.length > LONGEST_RULE || EXPLOSIVE.test(source)) return E164;
  try {
    return new RegExp(source);
  } catch {
    return E164;
  }
}

/** Whether an E.164 number is one of the country. */
export const fitsRule = (number: string, rule: RegExp): boolean => number.length <= LONGEST_NUMBER && E164.test(number) && rule.test(number);

/** What stands against an E.164 number of a country; null for nothing. A line that is no mobile is told as such. */
export function phoneFault(number: string, country: Country, rules: readonly PhoneRule[] | undefined, use: PhoneUse): PhoneFaultCode | null {
  const rule = rules?.find(({ code }) => code === country);
  if (!number.startsWith(diallingCode(country))) return 'phone';
  if (fitsRule(number, compilePhoneRule(rule?.phoneRegex))) return null;
  if (!fitsRule(number, compilePhoneRule(rule?.contactRegex))) return 'phone';
  if (use === 'any') return null;
  return rule?.contactRegex ? 'mobileRequired' : 'phone';
}

interface TypedNumber {
  readonly typed: string;
  /** Of a number that is typed without its country code. */
  readonly country: Country;
  readonly use: PhoneUse;
  /** Takes numbers of every service country; else of `country` alone. */
  readonly abroad?: boolean;
}

/** A number as people type it, with or without country code: in E.164 once nothing stands against it. */
export function readPhone({ typed, country, use, abroad = false }: TypedNumber, rules: readonly PhoneRule[] | undefined): { readonly number: string } | { readonly fault: PhoneFaultCode } {
  if (/\p{L}/u.test(typed)) return { fault: 'phone' };
  const faultOf = (number: string): PhoneFaultCode | null => phoneFault(number, abroad ? fromE164(number, country).country : country, rules, use);
  const number = toE164({ country, typed });
  const fault = faultOf(number);
  if (fault === null) return { number };
  // Spreadsheets take the plus away.
  const withPlus = `+${foldDigits(typed).replace(/\D/g, '')}`;
  return faultOf(withPlus) === null ? { number: withPlus } : { fault };
}
