/** Phone numbers of forms: any kind of line of the chosen country, as people there write it. */
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Country } from '@amberlane/contract/site';

/** E.164, or null when the numbering plan of the country has no such number. Takes Arabic digits too. */
export function readContactNumber(typed: string, country: Country): string | null {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() && number.countryCallingCode === getCountryCallingCode(country) ? number.number : null;
}
