/** What the form of a pre-sent package holds, as typed, and the order that it makes. Pure. */
import type { Address } from '@amberlane/contract/calls/address';
import { GOODS_TYPES, isAcceptedGoods, RULES, type Currency, type GoodsType } from '@amberlane/contract/domain';
import { ADDRESS_FIELDS, addressFaults, ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import { goodsTogether } from '@amberlane/contract/domain/shipment';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Country } from '@amberlane/contract/site';
import { gramsOf, minorUnitsOf } from '@amberlane/ui/fields';
import { hasBattery } from '../goods-type/goods-type-name.ts';
import type { Announcement, BookEntry, Hub, PriceRequest } from './presend-calls.ts';

/** Paths are those of the order; numbers are texts until it is sent. */
export interface PresendValues {
  readonly siteCode: string;
  readonly domesticTransOrder: string;
  readonly pacNumber: string;
  /** Kilograms. */
  readonly weightGrams: string;
  readonly currency: Currency;
  readonly goods: PresendItems;
  readonly sendName: string;
  readonly sendPhone: string;
  readonly senderAddress: Address;
  readonly acceptName: string;
  readonly acceptPhone: string;
  readonly acceptPhone2: string;
  readonly acceptEmail: string;
  readonly receiverAddress: Address;
  readonly remark: string;
  /** The reader has accepted the agreement. */
  readonly agreementVersion: boolean;
}

/** At least one, at most as many as a waybill takes. */
export type PresendItems = readonly [PresendGoods, ...PresendGoods[]];

export interface PresendGoods {
  readonly goodsType: string;
  readonly goodsNameEn: string;
  readonly goodsNameCn: string;
  readonly hsCode: string;
  readonly quantity: string;
  /** Of one piece, in the currency. */
  readonly unitPrice: string;
  readonly battery: { readonly wattHours: string; readonly count: string };
}

export const BLANK_ITEM: PresendGoods = { goodsType: 'GENERAL', goodsNameEn: '', goodsNameCn: '', hsCode: '', quantity: '1', unitPrice: '', battery: { wattHours: '', count: '1' } };

const blankAddress = (countryCode: Country): Address => ({
  countryCode, provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '', street: '', street2: '', building: '', postcode: '', landmark: '', poBox: '',
  shortAddress: '', additionalNo: '', digitalAddress: '', makani: '', localAddress: '',
});

/** Goods come to a warehouse in China; they go abroad. */
export const blankValues = (destination: Country): PresendValues => ({
  siteCode: '', domesticTransOrder: '', pacNumber: '1', weightGrams: '', currency: 'CNY',
  goods: [BLANK_ITEM],
  sendName: '', sendPhone: '', senderAddress: blankAddress('CN'),
  acceptName: '', acceptPhone: '', acceptPhone2: '', acceptEmail: '', receiverAddress: blankAddress(destination),
  remark: '', agreementVersion: false,
});

/** One item more; its fields stand below those of the others. */
export const withItem = ([first, ...others]: PresendItems): PresendItems => [first, ...others, BLANK_ITEM];

/** Without one of them; the only one stays. */
export function withoutItem(items: PresendItems, index: number): PresendItems {
  const [first, ...others] = items.filter((_item, at) => at !== index);
  return first ? [first, ...others] : items;
}

/** With some of the facts of an item changed. */
export function withFacts([first, ...others]: PresendItems, index: number, facts: Partial<PresendGoods>): PresendItems {
  if (index === 0) return [{ ...first, ...facts }, ...others];
  return [first, ...others.map((item, at) => (at === index - 1 ? { ...item, ...facts } : item))];
}

/** The same address in another country: places and codes of the old one go, what people typed stays. */
export function inCountry(address: Address, countryCode: Country): Address {
  if (address.countryCode === countryCode) return address;
  const gone = ['provinceCode', 'cityCode', 'areaCode', 'province', 'city', 'area', ...Object.keys(ADDRESS_RULES[address.countryCode].shapes)];
  return { ...address, ...Object.fromEntries(gone.map((field) => [field, ''])), countryCode };
}

/** An address with parts that were pasted or chosen: none of the old ones is left beside them. */
export const filledAddress = (address: Address, parts: Partial<Address>): Address => ({ ...blankAddress(parts.countryCode ?? address.countryCode), ...parts });

/** An entry of the address book as the recipient. */
export const withRecipient = (values: PresendValues, { name, mobile, email, address }: Pick<BookEntry, 'name' | 'mobile' | 'email' | 'address'>): PresendValues =>
  ({ ...values, acceptName: name, acceptPhone: mobile, acceptEmail: email, receiverAddress: filledAddress(values.receiverAddress, address) });

/** Whom a parcel most likely goes to: the default recipient, else the customer at home; null where neither lives abroad. */
export const usualRecipient = (book: readonly BookEntry[]): BookEntry | null =>
  [book.find(({ defaultReceiver }) => defaultReceiver), book.find(({ defaultSender }) => defaultSender)].find((entry) => entry !== undefined && entry.address.countryCode !== 'CN') ?? null;

/** Nothing of the recipient is missing. */
export const hasRecipient = ({ acceptName, acceptPhone, receiverAddress }: PresendValues): boolean =>
  acceptName !== '' && acceptPhone !== '' && addressFaults(receiverAddress.countryCode, receiverAddress).length === 0;

/** Nobody has typed where the supplier is. */
export const hasNoAddress = (address: Address): boolean => ADDRESS_FIELDS.every((field) => address[field].trim() === '');

/** The warehouse in place of a sender whose address is not known. */
const addressOfHub = ({ provinceCode, provinceName, cityCode, cityName, areaCode, areaName, address, localAddress }: Hub): Address => ({
  ...blankAddress('CN'), provinceCode, cityCode, areaCode: areaCode ?? '', province: provinceName, city: cityName, area: areaName ?? '', street: address, localAddress: localAddress ?? '',
});

/** Without what the country does not ask for, which no field shows. */
function askedFor(address: Address): Address {
  const { fields } = ADDRESS_RULES[address.countryCode];
  return { ...address, ...Object.fromEntries(ADDRESS_FIELDS.filter((field) => !fields.includes(field)).map((field) => [field, ''])) };
}

/** Heaviest waybill of the small parcel, which takes one piece (spec §5, §9). */
const SMALL_GRAMS = RULES.weightInput.mostKg * 1_000;

/** null stands for what is no number: the schema then names the field. */
const wholeOf = (typed: string): number | null => {
  const thousandths = gramsOf(typed);
  return thousandths !== null && thousandths % 1_000 === 0 ? thousandths / 1_000 : null;
};

/** One light piece is a small parcel. */
const productOf = (weightGrams: number | null, pieces: number | null) => ((weightGrams ?? 0) <= SMALL_GRAMS && pieces === 1 ? ('smallParcel' as const) : ('specialLine' as const));

interface PriceAsked {
  readonly product: ReturnType<typeof productOf>;
  readonly request: PriceRequest;
}

const typeOf = ({ goodsType }: PresendGoods): GoodsType => GOODS_TYPES.find((each) => each === goodsType) ?? 'GENERAL';

/** What the parcel would cost, for the price; null while there is no weight. */
export function toPriceRequest({ weightGrams: typed, pacNumber, goods, receiverAddress }: PresendValues, hub: Hub | undefined): PriceAsked | null {
  const [weightGrams, pieces] = [gramsOf(typed), wholeOf(pacNumber)];
  if (weightGrams === null || weightGrams < 1 || pieces === null || pieces < 1) return null;
  const { goodsType, branded, phones } = goodsTogether(goods.map((item) => ({ goodsType: typeOf(item), branded: false, battery: null })));
  return {
    product: productOf(weightGrams, pieces),
    request: { origin: { country: 'CN', city: hub?.cityName ?? '' }, destination: { country: receiverAddress.countryCode, city: receiverAddress.city.slice(0, 64) }, weightGrams, pacNumber: pieces, goodsType, branded, phones },
  };
}

/** The order that the values stand for; `agreement` is the version that was shown. */
export function toOrder(values: PresendValues, agreement: string, hub: Hub | undefined): Announcement {
  const { goods, agreementVersion, senderAddress, receiverAddress, ...rest } = values;
  const [weightGrams, pacNumber] = [gramsOf(values.weightGrams), wholeOf(values.pacNumber)];
  return {
    ...rest,
    draft: false,
    presend: true,
    localShipWay: 'SELF_DELIVERY',
    expressType: productOf(weightGrams, pacNumber),
    weightGrams,
    // The wire knows no missing number of pieces; 0 is refused beside the field.
    pacNumber: pacNumber ?? 0,
    senderAddress: hub && hasNoAddress(senderAddress) ? addressOfHub(hub) : askedFor(senderAddress),
    receiverAddress: askedFor(receiverAddress),
    goods: goods.map((item) => itemOf(item, values.currency)),
    agreementVersion: agreementVersion ? agreement : '',
  };
}

/** What is typed so far as an order that can be continued later: numbers that say nothing are left out, and nothing is agreed to. */
export function toDraft(values: PresendValues, hub: Hub | undefined): Announcement {
  const { goods = [], pacNumber, weightGrams, ...rest } = toOrder(values, '', hub);
  return {
    ...rest,
    draft: true,
    pacNumber: pacNumber || 1,
    weightGrams: weightGrams || null,
    goods: goods.map((item) => ({ ...item, quantity: item.quantity || null, unitPrice: item.unitPrice || null, battery: item.battery && item.battery.count > 0 ? item.battery : null })),
  };
}

function itemOf({ battery, ...item }: PresendGoods, currency: Currency): NonNullable<Announcement['goods']>[number] {
  const wattHours = battery.wattHours === '' ? null : gramsOf(battery.wattHours);
  return {
    ...item,
    goodsType: item.goodsType as GoodsType,
    quantity: wholeOf(item.quantity),
    unitPrice: item.unitPrice === '' ? null : minorUnitsOf(item.unitPrice, currency),
    battery: hasBattery(item.goodsType) && wattHours !== null ? { wattHours: Math.ceil(wattHours / 1_000), count: wholeOf(battery.count) ?? 0 } : null,
  };
}

type Found = Pick<FieldFault, 'field' | 'code' | 'params'>;

/** What the schema finds only once each field is right by itself, and what it leaves to the API. */
export function checkValues(values: PresendValues): readonly Found[] {
  const required = (field: string, isMissing: boolean): Found[] => (isMissing ? [{ field, code: 'required', params: {} }] : []);
  return [
    ...required('siteCode', values.siteCode === ''),
    ...values.goods.flatMap((item, index) => [
      ...required(`goods.${index}.goodsNameCn`, item.goodsNameCn.trim() === ''),
      ...(isAcceptedGoods({ goodsType: typeOf(item) }) ? [] : [{ field: `goods.${index}.goodsType`, code: 'choice' as const, params: {} }]),
    ]),
    // Half an address helps nobody.
    ...(hasNoAddress(values.senderAddress) ? [] : addressFaults(values.senderAddress.countryCode, values.senderAddress).map(({ field, code }) => ({ field: `senderAddress.${field}`, code, params: {} }))),
    ...(values.agreementVersion ? [] : [{ field: 'agreementVersion', code: 'agreement' as const, params: {} }]),
  ];
}
