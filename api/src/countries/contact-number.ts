/** Phone numbers of forms, as people there write them: judged as the page judges them, by the rules that it is sent. */
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { readPhone, type PhoneRule, type PhoneUse } from '@amberlane/contract/domain/phone-rule';
import type { Country } from '@amberlane/contract/site';

/** E.164, or null when it is no such number of the country. Takes Arabic digits too. */
export function readContactNumber(rules: readonly PhoneRule[], typed: string, country: Country, use: PhoneUse): string | null {
  const read = readPhone({ typed, country, use }, rules);
  return 'number' in read ? read.number : null;
}

/** What stands against a number that was typed into a field; nothing for an empty one. */
export function phoneFaults(rules: readonly PhoneRule[], field: string, typed: string, country: Country, { use, abroad = false }: { readonly use: PhoneUse; readonly abroad?: boolean }): FieldFault[] {
  if (typed === '') return [];
  const read = readPhone({ typed, country, use, abroad }, rules);
  return 'fault' in read ? [{ field, code: read.fault, params: {} }] : [];
}
