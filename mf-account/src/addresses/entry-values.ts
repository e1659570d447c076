/** What the form of an address holds, and how it goes to the API. Pure. */
import type { Country } from '@amberlane/contract/site';
import { ADDRESS_FIELDS, ADDRESS_RULES, type AddressField } from '@amberlane/contract/domain/address-rules';
import type { AddressEntry } from './address-calls.ts';

export type EntryContent = Omit<AddressEntry, 'id' | 'version'>;

const DIVISIONS = ['provinceCode', 'cityCode', 'areaCode', 'province', 'city', 'area'] as const;

const blankAddress = (countryCode: Country): EntryContent['address'] => ({
  countryCode, provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '', street: '', street2: '', building: '', postcode: '', landmark: '', poBox: '',
  shortAddress: '', additionalNo: '', digitalAddress: '', makani: '', localAddress: '',
});

export const blankEntry = (country: Country): EntryContent => ({
  name: '', localName: '', company: '', mobile: '', email: '', address: blankAddress(country), defaultSender: false, defaultReceiver: false,
});

export const contentOf = ({ id: _id, version: _version, ...content }: AddressEntry): EntryContent => content;

const asks = (country: Country, field: AddressField): boolean => ADDRESS_RULES[country].fields.includes(field);

/** Whether names and streets of the country are written in letters other than Latin ones too. */
export const hasLocalScript = (country: Country): boolean => asks(country, 'localAddress');

/** The same entry in another country: its places and codes are of the old one and go, what people typed stays. */
export function inCountry(values: EntryContent, countryCode: Country): EntryContent {
  const gone = [...DIVISIONS, ...Object.keys(ADDRESS_RULES[values.address.countryCode].shapes)];
  return { ...values, address: { ...values.address, ...Object.fromEntries(gone.map((field) => [field, ''])), countryCode } };
}

/** Without what the country does not ask for, which no field shows. */
export function toContent(values: EntryContent): EntryContent {
  const { countryCode } = values.address;
  const unasked = ADDRESS_FIELDS.filter((field) => !asks(countryCode, field));
  return {
    ...values,
    localName: hasLocalScript(countryCode) ? values.localName : '',
    address: { ...values.address, ...Object.fromEntries(unasked.map((field) => [field, ''])) },
  };
}

const LINES = ['name', 'localName', 'company', 'mobile', 'email'] as const;
/** A part of an entry that a reader can tell apart: a line of it, or the address as a whole. */
export type EntryPart = (typeof LINES)[number] | 'address';

const addressText = ({ address }: EntryContent): string => [address.countryCode, ...ADDRESS_FIELDS.map((field) => address[field])].join('\n');

/** Parts in which two versions of an entry differ. */
export function differingParts(one: EntryContent, other: EntryContent): EntryPart[] {
  const lines: EntryPart[] = LINES.filter((part) => one[part] !== other[part]);
  return addressText(one) === addressText(other) ? lines : [...lines, 'address'];
}
