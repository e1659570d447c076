/**
 * Addresses as they are written in each country (facts of libaddressinput, national posts and customs): which fields a
 * form asks for and in which order, what must be filled in, and how codes look. Text only: no schema library, so that
 * forms and the API judge by the same row.
 */
import type { FieldFaultCode } from './field-faults.ts';
import type { Country } from '../site/markets.ts';

/** Fields of an address; which of them a country asks for is in {@link ADDRESS_RULES}. */
export const ADDRESS_FIELDS = [
  'province', 'city', 'area', 'street', 'street2', 'building', 'postcode', 'landmark', 'poBox',
  'shortAddress', 'additionalNo', 'digitalAddress', 'makani', 'localAddress',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What the levels are called, for the labels of a form. */
export type DivisionName =
  | 'state' | 'region' | 'county' | 'province' | 'governorate' | 'emirate' | 'il' | 'sheng'
  | 'lga' | 'district' | 'subCounty' | 'prefecture' | 'markaz' | 'city' | 'ilce' | 'shi'
  | 'town' | 'area' | 'mahalle' | 'qu' | 'quartier' | 'hayy';

export interface AddressRule {
  /** In the order in which the form asks. */
  readonly fields: readonly AddressField[];
  readonly required: ReadonlySet<AddressField>;
  /** Names of province, city and area. */
  readonly divisions: readonly [DivisionName, DivisionName, DivisionName];
  /** Shapes of codes, tried on text without blanks and in capitals. */
  readonly shapes: Readonly<Partial<Record<AddressField, RegExp>>>;
  /** Lines of an envelope, each a list of fields; the last one stands above the country. */
  readonly envelope: readonly (readonly AddressField[])[];
}

const POSTCODE_5 = /^\d{5}$/;
const POSTCODE_6 = /^\d{6}$/;
const need = (...fields: AddressField[]): ReadonlySet<AddressField> => new Set(fields);

export const ADDRESS_RULES: Readonly<Record<Country, AddressRule>> = {
  NG: {
    fields: ['province', 'city', 'area', 'street', 'street2', 'postcode', 'landmark'],
    required: need('province', 'city', 'street'),
    divisions: ['state', 'lga', 'town'],
    shapes: { postcode: POSTCODE_6 },
    envelope: [['street'], ['street2'], ['landmark'], ['area'], ['city', 'postcode'], ['province']],
  },
  GH: {
    fields: ['province', 'city', 'area', 'street', 'street2', 'digitalAddress', 'landmark'],
    required: need('province', 'city', 'street'),
    divisions: ['region', 'district', 'town'],
    // GhanaPostGPS
    shapes: { digitalAddress: /^[A-Z][A-Z0-9]-\d{3,5}-\d{4}$/ },
    envelope: [['street'], ['street2'], ['digitalAddress'], ['landmark'], ['area', 'city'], ['province']],
  },
  KE: {
    fields: ['province', 'city', 'area', 'street', 'street2', 'landmark', 'poBox', 'postcode'],
    required: need('province', 'city', 'street'),
    divisions: ['county', 'subCounty', 'town'],
    shapes: { postcode: POSTCODE_5 },
    envelope: [['street'], ['street2'], ['landmark'], ['poBox'], ['area', 'city'], ['province', 'postcode']],
  },
  UG: {
    fields: ['province', 'city', 'area', 'street', 'building', 'landmark'],
    required: need('province', 'city', 'street'),
    divisions: ['region', 'district', 'town'],
    shapes: {},
    envelope: [['building', 'street'], ['landmark'], ['area', 'city'], ['province']],
  },
  MA: {
    fields: ['province', 'city', 'area', 'street', 'street2', 'postcode', 'localAddress'],
    required: need('province', 'city', 'street'),
    divisions: ['region', 'prefecture', 'quartier'],
    shapes: { postcode: POSTCODE_5 },
    envelope: [['street'], ['street2'], ['area'], ['postcode', 'city'], ['province'], ['localAddress']],
  },
  EG: {
    fields: ['province', 'city', 'area', 'street', 'building', 'landmark', 'postcode', 'localAddress'],
    required: need('province', 'city', 'street'),
    divisions: ['governorate', 'markaz', 'area'],
    // five digits of old, seven since the reform
    shapes: { postcode: /^\d{5}(\d{2})?$/ },
    envelope: [['building', 'street'], ['landmark'], ['area'], ['city'], ['province', 'postcode'], ['localAddress']],
  },
  SA: {
    fields: ['shortAddress', 'province', 'city', 'area', 'street', 'building', 'postcode', 'additionalNo', 'localAddress'],
    // Inbound shipments without a short national address are returned since 2026-01-01.
    required: need('shortAddress', 'province', 'city', 'street'),
    divisions: ['region', 'city', 'hayy'],
    shapes: { shortAddress: /^[A-Z]{4}\d{4}$/, postcode: POSTCODE_5, additionalNo: /^\d{4}$/ },
    envelope: [['building', 'street'], ['area'], ['city', 'postcode', 'additionalNo'], ['province'], ['shortAddress'], ['localAddress']],
  },
  AE: {
    fields: ['province', 'city', 'area', 'street', 'building', 'landmark', 'poBox', 'makani', 'localAddress'],
    required: need('province', 'city', 'street'),
    divisions: ['emirate', 'city', 'area'],
    shapes: { makani: /^\d{10}$/ },
    envelope: [['building', 'street'], ['landmark'], ['poBox'], ['makani'], ['area'], ['city'], ['province'], ['localAddress']],
  },
  PK: {
    fields: ['province', 'city', 'area', 'street', 'street2', 'landmark', 'postcode', 'localAddress'],
    required: need('province', 'city', 'street'),
    divisions: ['province', 'district', 'area'],
    shapes: { postcode: POSTCODE_5 },
    envelope: [['street'], ['street2'], ['landmark'], ['area'], ['city', 'postcode'], ['province'], ['localAddress']],
  },
  CN: {
    fields: ['province', 'city', 'area', 'street', 'postcode', 'localAddress'],
    required: need('province', 'city', 'area', 'street', 'postcode'),
    divisions: ['sheng', 'shi', 'qu'],
    shapes: { postcode: POSTCODE_6 },
    envelope: [['localAddress'], ['street'], ['area', 'city'], ['province', 'postcode']],
  },
  TR: {
    fields: ['province', 'city', 'area', 'street', 'building', 'postcode'],
    required: need('province', 'city', 'street', 'postcode'),
    divisions: ['il', 'ilce', 'mahalle'],
    // the first two digits are the number of the province
    shapes: { postcode: /^(0[1-9]|[1-7]\d|8[01])\d{3}$/ },
    envelope: [['area'], ['street', 'building'], ['postcode', 'city'], ['province']],
  },
};

/** Codes are written in capitals without blanks, left to right in every language; everything else stays as it was typed. */
export const ADDRESS_CODES: ReadonlySet<AddressField> = new Set<AddressField>(['postcode', 'shortAddress', 'additionalNo', 'digitalAddress', 'makani']);

const SHAPE_FAULT: Readonly<Partial<Record<AddressField, FieldFaultCode>>> = {
  postcode: 'postcode',
  shortAddress: 'shortAddress',
  digitalAddress: 'digitalAddress',
};

/** A value of a field as it is kept: digits of other scripts become ASCII in codes. */
export function foldAddressValue(field: AddressField, typed: string): string {
  if (!ADDRESS_CODES.has(field)) return typed;
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\s+/g, '')
    .toUpperCase();
}

export type AddressValues = Readonly<Partial<Record<AddressField, string>>>;

/** What stands against an address of the country, by field; fields that the country does not ask for are no fault. */
export function addressFaults(country: Country, values: AddressValues): { field: AddressField; code: FieldFaultCode }[] {
  const { fields, required, shapes } = ADDRESS_RULES[country];
  return fields.flatMap((field) => {
    const value = values[field] ?? '';
    if (value === '') return required.has(field) ? [{ field, code: 'required' as const }] : [];
    const shape = shapes[field];
    return !shape || shape.test(foldAddressValue(field, value)) ? [] : [{ field, code: SHAPE_FAULT[field] ?? 'format' }];
  });
}

/** How Chinese letters write a Chinese address: from the province down to the street. */
const CHINESE_ENVELOPE: AddressRule['envelope'] = [['province', 'city', 'area'], ['street'], ['postcode'], ['localAddress']];

const HAN = /\p{Script=Han}/u;
const envelopeOf = (country: Country, { street, city }: AddressValues): AddressRule['envelope'] =>
  country === 'CN' && HAN.test(street ?? city ?? '') ? CHINESE_ENVELOPE : ADDRESS_RULES[country].envelope;

const fold = (name: string | undefined): string => (name ?? '').trim().toLowerCase();

/** The field that is left out where city and province have one name, such as Cairo: the province, unless a postcode stands beside it; null where both are written. */
function repeatedName(envelope: AddressRule['envelope'], values: AddressValues): AddressField | null {
  if (fold(values.city) === '' || fold(values.city) !== fold(values.province)) return null;
  const beside = envelope.find((fields) => fields.includes('province')) ?? [];
  return beside.some((field) => field !== 'province' && values[field]) ? 'city' : 'province';
}

/** Fields of the lines of an envelope that have a value, without empty lines and without a name that would stand twice. */
export function envelopeFields(country: Country, values: AddressValues): AddressField[][] {
  const envelope = envelopeOf(country, values);
  const repeated = repeatedName(envelope, values);
  return envelope.map((fields) => fields.filter((field) => values[field] && field !== repeated)).filter((fields) => fields.length > 0);
}

/** Lines of an envelope from the street to the province, without empty ones; the country is not among them. */
export function envelopeLines(country: Country, values: AddressValues): string[] {
  return envelopeFields(country, values).map((fields) => {
    const texts = fields.map((field) => values[field] ?? '');
    return texts.join(texts.every((text) => HAN.test(text)) ? '' : country === 'CN' ? ', ' : ' ');
  });
}
