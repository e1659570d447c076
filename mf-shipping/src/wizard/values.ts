/** What the form holds: every entry as it was typed, under the names of the request. Pure. */
import type { Country } from '@amberlane/contract/site';
import { ADDRESS_FIELDS, ADDRESS_RULES, type AddressField } from '@amberlane/contract/domain/address-rules';

export type AddressText = AddressField | 'provinceCode' | 'cityCode' | 'areaCode';
/** The country is '' until it is chosen. */
export type AddressEntry = Readonly<Record<AddressText, string>> & { readonly countryCode: Country | '' };

export interface GoodsEntry {
  readonly goodsType: string;
  readonly goodsNameEn: string;
  readonly goodsNameCn: string;
  readonly quantity: string;
  /** Of one piece, in the order's currency. */
  readonly unitPrice: string;
  readonly branded: boolean;
  readonly hsCode: string;
  /** '' is the sender's country. */
  readonly originCountry: string;
  /** As typed, in kilograms. */
  readonly netWeightGrams: string;
  readonly battery: { readonly wattHours: string; readonly count: string };
}

export interface WizardValues {
  readonly customerType: string;
  readonly customerStatus: string;
  readonly shipmentMode: string;
  readonly serviceTypes: readonly string[];
  readonly cycle: string;
  readonly volume: string;
  readonly localShipWay: string;
  readonly siteCode: string;
  readonly pickupDate: string;
  readonly pickupTime: string;
  /** The courier collects from another address than the sender's. */
  readonly elsewhere: boolean;
  readonly pickupAddress: AddressEntry;
  readonly sendName: string;
  readonly sendLocalName: string;
  readonly sendPhone: string;
  readonly sendCompany: string;
  readonly sendEmail: string;
  readonly senderAddress: AddressEntry;
  readonly acceptName: string;
  readonly acceptLocalName: string;
  readonly acceptPhone: string;
  readonly acceptPhone2: string;
  readonly acceptCompany: string;
  readonly acceptEmail: string;
  readonly receiverType: string;
  readonly receiverNationalId: string;
  readonly receiverAddress: AddressEntry;
  readonly pacNumber: string;
  /** Kilograms. */
  readonly weightGrams: string;
  /** Kilograms of a quote or an earlier order, to the gram: the one weight that need not be a whole number. */
  readonly knownWeight: string;
  /** Centimetres. */
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly goods: readonly GoodsEntry[];
  readonly currency: string;
  readonly withCod: boolean;
  readonly cod: string;
  readonly withInsurance: boolean;
  readonly insuredValue: string;
  readonly purpose: string;
  readonly remark: string;
  readonly mallNo: string;
  readonly presend: boolean;
  readonly domesticTransOrder: string;
  readonly expressType: string;
  /** The product that was chosen for the customer, who may choose another one; '' for none. */
  readonly proposedType: string;
  readonly quoteId: string;
  /** Fen of the price that the customer has seen, and for which shipment; '' before the first. */
  readonly seenTotal: string;
  readonly seenFor: string;
  readonly agreementVersion: string;
  readonly saveSender: boolean;
  readonly saveRecipient: boolean;
}

/** Values that are read and written by their name alone. */
export type TextName = { readonly [Name in keyof WizardValues]: WizardValues[Name] extends string ? Name : never }[keyof WizardValues];

const CODE_NAMES = ['provinceCode', 'cityCode', 'areaCode'] as const;

export const blankAddress = (countryCode: Country | '' = ''): AddressEntry =>
  ({ ...Object.fromEntries([...ADDRESS_FIELDS, ...CODE_NAMES].map((name) => [name, ''])), countryCode }) as AddressEntry;

export const BLANK_GOODS: GoodsEntry = {
  goodsType: '', goodsNameEn: '', goodsNameCn: '', quantity: '1', unitPrice: '', branded: false, hsCode: '', originCountry: '', netWeightGrams: '', battery: { wattHours: '', count: '' },
};

/** Kinds of goods that travel with a battery, whose energy is asked for. */
export const hasBattery = ({ goodsType }: Pick<GoodsEntry, 'goodsType'>): boolean => goodsType === 'BATTERY_BUILT_IN' || goodsType === 'BATTERY_MATCHING';

export const blankValues = (from: Country | '', to: Country | ''): WizardValues => ({
  customerType: 'INDIVIDUAL', customerStatus: 'NEW', shipmentMode: 'SINGLE', serviceTypes: ['COMMON_PACKAGE'], cycle: '', volume: '', localShipWay: 'DOOR_PICKUP', siteCode: '',
  pickupDate: '', pickupTime: '', elsewhere: false, pickupAddress: blankAddress(from),
  sendName: '', sendLocalName: '', sendPhone: '', sendCompany: '', sendEmail: '', senderAddress: blankAddress(from),
  acceptName: '', acceptLocalName: '', acceptPhone: '', acceptPhone2: '', acceptCompany: '', acceptEmail: '', receiverType: 'individual', receiverNationalId: '', receiverAddress: blankAddress(to),
  pacNumber: '1', weightGrams: '', knownWeight: '', length: '', width: '', height: '', goods: [BLANK_GOODS], currency: 'CNY', withCod: false, cod: '', withInsurance: false, insuredValue: '',
  purpose: 'ecommerce', remark: '', mallNo: '', presend: false, domesticTransOrder: '', expressType: '', proposedType: '', quoteId: '', seenTotal: '', seenFor: '', agreementVersion: '', saveSender: false, saveRecipient: false,
});

const asks = (country: Country, field: AddressField): boolean => ADDRESS_RULES[country].fields.includes(field);

/** Whether names and streets of the country are written in letters other than Latin ones too. */
export const hasLocalScript = (country: Country | ''): boolean => country !== '' && asks(country, 'localAddress');

/** The same address in another country: places and codes of the old one go, what people typed stays. */
export function addressIn(address: AddressEntry, countryCode: Country | ''): AddressEntry {
  if (address.countryCode === countryCode) return address;
  const shaped = address.countryCode === '' ? [] : Object.keys(ADDRESS_RULES[address.countryCode].shapes);
  const gone = [...CODE_NAMES, 'province', 'city', 'area', ...shaped];
  return { ...address, ...Object.fromEntries(gone.map((name) => [name, ''])), countryCode };
}

/** Without what its country does not ask for, which no field shows. */
export function askedAddress(address: AddressEntry): AddressEntry {
  const { countryCode } = address;
  if (countryCode === '') return address;
  return { ...address, ...Object.fromEntries(ADDRESS_FIELDS.filter((field) => !asks(countryCode, field)).map((field) => [field, ''])) };
}

/** null until both countries are known. */
export function kindOf({ senderAddress, receiverAddress }: Pick<WizardValues, 'senderAddress' | 'receiverAddress'>): 'local' | 'international' | null {
  if (senderAddress.countryCode === '' || receiverAddress.countryCode === '') return null;
  return senderAddress.countryCode === receiverAddress.countryCode ? 'local' : 'international';
}

/**
 * Values with kept ones in their places, only where they are of the same kind: what a device kept may be of an older form.
 * Lists are taken whole, each entry of a list of things being completed by `BLANK_GOODS`.
 */
export function withKept<Values>(values: Values, kept: unknown): Values {
  if (Array.isArray(values)) {
    if (!Array.isArray(kept)) return values;
    const sample: unknown = values[0];
    return (typeof sample === 'object' ? kept.map((entry) => withKept(BLANK_GOODS, entry)) : kept.filter((entry) => typeof entry === 'string')) as Values;
  }
  if (typeof values !== 'object' || values === null) return typeof kept === typeof values ? (kept as Values) : values;
  if (typeof kept !== 'object' || kept === null) return values;
  const found = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, found.has(name) ? withKept(value, found.get(name)) : value])) as Values;
}
