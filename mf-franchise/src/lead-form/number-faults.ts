/** What stands against the contact number of a form: any line of the chosen country, judged as the API judges it. Pure. */
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { readPhone, type PhoneRule } from '@amberlane/contract/domain/phone-rule';
import { isCountry } from '@amberlane/contract/site';

/** '' in a form without a number, or in which none is typed yet. */
export const numberIn = (values: object): string => textIn(values, 'contactNumber');

/** Nothing while no number is typed or no country chosen. */
export function numberFaults(values: object, rules: readonly PhoneRule[] | undefined): Pick<FieldFault, 'field' | 'code' | 'params'>[] {
  const typed = numberIn(values);
  const country = textIn(values, 'country');
  if (typed === '' || !isCountry(country)) return [];
  const read = readPhone({ typed, country, use: 'any' }, rules);
  return 'fault' in read ? [{ field: 'contactNumber', code: read.fault, params: {} }] : [];
}

function textIn(values: object, field: string): string {
  const value: unknown = Object.hasOwn(values, field) ? (values as Readonly<Record<string, unknown>>)[field] : '';
  return typeof value === 'string' ? value.trim() : '';
}
