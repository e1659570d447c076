/** Where an account is reached: what people type as their account, read as a mail address or a mobile number. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { mailAddress } from '@amberlane/contract/domain/text';
import { fieldFault } from '../api-error.ts';

export interface AccountTarget {
  readonly kind: 'email' | 'mobile';
  /** Mail address in lower case, or phone in E.164. */
  readonly address: string;
  /** Country of the phone; the one given for a mail address. */
  readonly country: Country;
}

/** Kinds of numbers that take text messages; some plans do not tell mobile from fixed lines. */
const MOBILE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Reads a typed account name; null when it is neither a mail address nor a mobile number of a service country. */
export function readAccountTarget(typed: string, country: Country): AccountTarget | null {
  if (typed.includes('@')) {
    const parsed = mailAddress.safeParse(typed);
    return parsed.success ? { kind: 'email', address: parsed.data, country } : null;
  }
  const number = parsePhoneNumberFromString(typed, country);
  if (!number?.isValid() || !MOBILE.has(number.getType() ?? '')) return null;
  const home = COUNTRIES.find((code) => number.country === code);
  return home === undefined ? null : { kind: 'mobile', address: number.number, country: home };
}

/** The same, or the refusal of the field `userName`. */
export function accountTargetOf(typed: string, country: Country): AccountTarget {
  const target = readAccountTarget(typed, country);
  if (target) return target;
  throw fieldFault('userName', accountFault(typed, country));
}

/** Why it is no account: a landline of a service country is told that no text message reaches it. */
export function accountFault(typed: string, country: Country): 'account' | 'mobileRequired' {
  const number = typed.includes('@') ? undefined : parsePhoneNumberFromString(typed, country);
  return number?.isValid() && COUNTRIES.some((code) => number.country === code) ? 'mobileRequired' : 'account';
}
