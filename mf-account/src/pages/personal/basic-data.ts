/** What the form of the basic data holds, between the customer of the API and the request that saves it. Pure. */
import type { Country } from '@amberlane/contract/site';
import type { Customer } from '../../api/customer-api.ts';

export type BasicData = { readonly nickName: string; readonly countryCode: Country } & Customer['profile'];

export const basicDataOf = ({ nickName, countryCode, profile }: Customer): BasicData => ({ nickName, countryCode, ...profile });

/** Language and id are no fields of the form. */
export const requestOf = ({ userId, locale }: Customer, data: BasicData) => ({ userId, locale, ...data });

export function isSame(a: BasicData, b: BasicData): boolean {
  const others = new Map<string, string>(Object.entries(b));
  return Object.entries(a).every(([name, value]) => others.get(name) === value);
}

/** The address in another country: its divisions are not those of the old one, the street may still be right. */
export const inCountry = (data: BasicData, countryCode: Country): BasicData => ({
  ...data, countryCode, provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '',
});
