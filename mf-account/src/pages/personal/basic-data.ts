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

/** Parts of the page, each read first and changed in its place. */
export const PARTS = ['name', 'company', 'place'] as const;
export type Part = (typeof PARTS)[number];

const FIELDS_OF = {
  name: ['title', 'firstName', 'familyName', 'nickName', 'contactPhone'],
  company: ['companyName', 'companyAddress'],
  place: ['countryCode', 'street', 'district', 'province', 'city', 'area', 'provinceCode', 'cityCode', 'areaCode'],
} as const satisfies Readonly<Record<Part, readonly (keyof BasicData)[]>>;

export const isChanged = (part: Part, typed: BasicData, saved: BasicData): boolean => FIELDS_OF[part].some((field) => typed[field] !== saved[field]);
export const isEmpty = (part: Part, data: BasicData): boolean => FIELDS_OF[part].every((field) => data[field] === '');

/** Anything of the address besides its country. */
export const hasAddress = (data: BasicData): boolean => FIELDS_OF.place.some((field) => field !== 'countryCode' && data[field] !== '');

/** The field that the focus goes to. */
export const firstField = (part: Part): keyof BasicData => FIELDS_OF[part][0];
