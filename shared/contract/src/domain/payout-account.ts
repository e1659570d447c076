/**
 * Accounts to which money collected on delivery is paid, by its currency: where people use IBANs the number is one (ISO 13616,
 * whose registry gives the lengths), elsewhere the number as the bank writes it.
 */
import { COUNTRIES, type Country } from '../site/markets.ts';
import { currencyOf } from './country-currency.ts';
import type { Currency } from './currencies.ts';
import { foldDigits } from './digits.ts';
import type { FieldFault } from './field-faults.ts';

/** An account with a bank, or mobile money under a phone number. */
export const PAYOUT_KINDS = ['bank', 'mobile'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** Letters and digits of an IBAN, its country included. */
const IBAN_LENGTH: Readonly<Partial<Record<Country, number>>> = { SA: 24, AE: 23, PK: 24, TR: 26, EG: 29 };
/** Countries in which mobile money is paid out: house rule. */
const MOBILE_MONEY: readonly Country[] = ['GH', 'KE', 'UG'];

/** The service country whose money it is; null for dollars. */
export const countryOfCurrency = (currency: Currency): Country | null => COUNTRIES.find((country) => currencyOf(country) === currency) ?? null;

/** The country whose mobile numbers take this money; null where mobile money is not paid out. */
export function mobileMoneyCountry(currency: Currency): Country | null {
  const country = countryOfCurrency(currency);
  return country !== null && MOBILE_MONEY.includes(country) ? country : null;
}

export interface IbanShape {
  readonly prefix: Country;
  readonly length: number;
}

/** What an IBAN for this money looks like; null where accounts have other numbers. */
export function ibanShape(currency: Currency): IbanShape | null {
  const prefix = countryOfCurrency(currency);
  const length = prefix === null ? undefined : IBAN_LENGTH[prefix];
  return prefix === null || length === undefined ? null : { prefix, length };
}

/** As long as the longest number of ISO 13616, longer than what is shown of it, and not a word: house rule. */
const ACCOUNT_NUMBER = /^(?=(?:[A-Z]*\d){4})[A-Z\d]{5,34}$/;

/** The number of a bank account as it is kept, without blanks and hyphens; or what stands against it. */
export function readAccountNumber(currency: Currency, typed: string): { readonly number: string } | { readonly fault: Pick<FieldFault, 'code' | 'params'> } {
  const number = foldDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  const iban = ibanShape(currency);
  if (iban === null) return ACCOUNT_NUMBER.test(number) ? { number } : { fault: { code: 'accountNumber', params: {} } };
  return number.startsWith(iban.prefix) && number.length === iban.length && hasRightCheckDigits(number) ? { number } : { fault: { code: 'iban', params: { ...iban } } };
}

/** ISO 7064 MOD 97-10: the first four signs go to the end, letters count as 10 to 35. */
function hasRightCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** What lists show of a number. */
export const lastFourOf = (number: string): string => number.slice(-4);
