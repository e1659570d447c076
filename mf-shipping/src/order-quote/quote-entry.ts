/**
 * What a quote for an order is asked with, as typed, and its place in the address. The names are those that the forms
 * for an order read: `express/order-quote?origin=CN-CAN&destination=NG-LOS&weight=6.2&goods=CLOTHES&cod=1800`.
 */
import { CURRENCIES, GOODS_TYPES, PRICED_PRODUCTS, PURPOSES, RECEIVER_TYPES } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import { gramsOf, minorUnitsOf } from '@amberlane/ui/fields';
import { hasBattery } from '../goods-type/goods-type-name.ts';
import type { CityBook, QuoteRequest } from './quote-calls.ts';

export const ORDER_QUOTE_PATH = 'express/order-quote';

/** Every field with the value that goes without saying. */
const USUAL = {
  origin: '', destination: '', weight: '', pieces: '1', length: '', width: '', height: '', goods: 'GENERAL', brand: '', wattHours: '', batteries: '1',
  value: '', currency: 'CNY', cod: '', insured: '', purpose: 'ecommerce', receiver: 'individual', product: '',
} as const;
export type EntryField = keyof typeof USUAL;
const FIELDS = Object.keys(USUAL) as readonly EntryField[];
export type QuoteEntry = Readonly<Record<EntryField, string>>;

/** Longer than anything that is right. */
const LONGEST = 40;

const CHOICES: Readonly<Partial<Record<EntryField, readonly string[]>>> = {
  goods: GOODS_TYPES, currency: CURRENCIES, purpose: PURPOSES, receiver: RECEIVER_TYPES, product: ['', ...PRICED_PRODUCTS],
};

function asked(field: EntryField, typed: string | null): string {
  const text = typed?.trim().slice(0, LONGEST) ?? USUAL[field];
  return CHOICES[field]?.includes(text) === false ? USUAL[field] : text;
}

/** An address asks for a price when it has the field of the weight, even an empty one: a form was sent. */
export const asksForQuote = (search: URLSearchParams): boolean => search.has('weight');

export const readEntry = (search: URLSearchParams): QuoteEntry => Object.fromEntries(FIELDS.map((field) => [field, asked(field, search.get(field))])) as QuoteEntry;

export function entryOfForm(form: HTMLFormElement): QuoteEntry {
  const data = new FormData(form);
  const typed = (field: EntryField): string | null => {
    const value = data.get(field);
    return typeof value === 'string' ? value : null;
  };
  return Object.fromEntries(FIELDS.map((field) => [field, asked(field, typed(field))])) as QuoteEntry;
}

function queryOf(entry: QuoteEntry): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of FIELDS) if (field === 'weight' || (entry[field] !== USUAL[field] && entry[field] !== '')) query.set(field, entry[field]);
  return query;
}

/** Site-relative address of an entry; what goes without saying is left out. */
export const quoteAddress = (entry: QuoteEntry): string => `${ORDER_QUOTE_PATH}?${queryOf(entry).toString()}`;

/** The form for an order that takes the entry over, with the product and the quote; within one country or abroad. */
export function bookingAddress(entry: QuoteEntry, { origin, destination, product, quoteId }: { readonly origin: { readonly country: Country; readonly code: string }; readonly destination: { readonly country: Country; readonly code: string }; readonly product: string; readonly quoteId: string }): string {
  const query = queryOf({ ...entry, origin: origin.code, destination: destination.code, product });
  query.set('quote', quoteId);
  return `${origin.country === destination.country ? 'express/order-entry' : 'express/intlorder-entry'}?${query.toString()}`;
}

export type FaultCode = 'required' | 'number' | 'whole' | 'batteryAlone';
export interface EntryFault {
  readonly field: EntryField;
  readonly code: FaultCode;
}

export interface Ends {
  readonly origin: CityBook['origins'][number] | null;
  readonly destination: CityBook['receivers'][number] | null;
}

/** Cities of an entry; without a choice goods leave where they are sent abroad and go to the main city of the page's country. */
export function endsOf({ origin, destination }: QuoteEntry, { origins, receivers }: CityBook, home: Country): Ends {
  return {
    origin: origins.find(({ code }) => code === origin) ?? origins.find(({ gateway }) => gateway !== null) ?? origins[0] ?? null,
    destination: receivers.find(({ code }) => code === destination) ?? receivers.find(({ country }) => country === home) ?? receivers[0] ?? null,
  };
}

export type Judgement = { readonly kind: 'right'; readonly request: QuoteRequest } | { readonly kind: 'wrong'; readonly faults: readonly EntryFault[] };

/** The request that an entry stands for, or what is no number in it; limits and rules are the API's to judge. */
export function judgeEntry(entry: QuoteEntry, { origin, destination }: Ends): Judgement {
  const faults: EntryFault[] = [];
  const wrong = (field: EntryField, code: FaultCode): null => {
    faults.push({ field, code });
    return null;
  };
  const number = (field: EntryField, read: (typed: string) => number | null, code: FaultCode = 'number'): number | null => {
    if (entry[field] === '') return null;
    const value = read(entry[field]);
    return value === null || value < 1 ? wrong(field, code) : value;
  };
  const { currency } = entry as { readonly currency: (typeof CURRENCIES)[number] };
  const money = (field: EntryField) => {
    if (entry[field] === '') return null;
    const amount = minorUnitsOf(entry[field], currency);
    if (amount === null || amount > MOST_MONEY) return wrong(field, 'number');
    return amount === 0 ? null : { amount, currency };
  };
  if (entry.weight === '') wrong('weight', 'required');
  if (!origin) wrong('origin', 'required');
  if (!destination) wrong('destination', 'required');
  if (entry.goods === 'BATTERY_PURE') wrong('goods', 'batteryAlone');
  const weightGrams = number('weight', gramsOf);
  const sides = { lengthMm: number('length', millimetresOf), widthMm: number('width', millimetresOf), heightMm: number('height', millimetresOf) };
  const size = (['length', 'width', 'height'] as const).filter((side) => entry[side] === '');
  if (size.length > 0 && size.length < 3) for (const side of size) wrong(side, 'required');
  const pacNumber = number('pieces', wholeOf, 'whole');
  const wattHours = hasBattery(entry.goods) ? number('wattHours', wattHoursOf) : null;
  const count = hasBattery(entry.goods) ? number('batteries', wholeOf, 'whole') : null;
  const amounts = { declaredValue: money('value'), cod: money('cod'), insuredValue: money('insured') };
  if (faults.length > 0 || !origin || !destination || weightGrams === null) return { kind: 'wrong', faults };
  const given = Object.fromEntries(Object.entries({ ...sides, pacNumber, ...amounts }).filter(([, value]) => value !== null));
  return {
    kind: 'right',
    request: {
      origin: { country: origin.country, city: origin.code }, destination: { country: destination.country, city: destination.code }, weightGrams, ...given,
      goodsType: entry.goods as (typeof GOODS_TYPES)[number], branded: entry.brand !== '', purpose: entry.purpose as (typeof PURPOSES)[number], receiverType: entry.receiver as (typeof RECEIVER_TYPES)[number],
      ...(wattHours !== null && { battery: { wattHours, count: count ?? 1 } }), ...(currency !== 'CNY' && { displayCurrency: currency }),
    },
  };
}

/** The most that the call takes, minor units. */
const MOST_MONEY = 1_000_000_000_000;

const inUnits = (typed: string, thousandths: number): number | null => {
  const value = gramsOf(typed);
  return value !== null && value % thousandths === 0 ? value / thousandths : null;
};
/** Millimetres of a length typed in centimetres. */
const millimetresOf = (typed: string): number | null => inUnits(typed, 100);
const wholeOf = (typed: string): number | null => inUnits(typed, 1_000);
/** Rounded up: a limit is not undercut by a fraction. */
const wattHoursOf = (typed: string): number | null => {
  const milli = gramsOf(typed);
  return milli === null ? null : Math.ceil(milli / 1_000);
};

const FIELD_OF: Readonly<Record<string, EntryField>> = {
  weightGrams: 'weight', pacNumber: 'pieces', lengthMm: 'length', widthMm: 'width', heightMm: 'height', goodsType: 'goods', battery: 'wattHours', 'battery.wattHours': 'wattHours', 'battery.count': 'batteries',
  insuredValue: 'insured', cod: 'cod', declaredValue: 'value',
  origin: 'origin', 'origin.city': 'origin', destination: 'destination', 'destination.city': 'destination',
};
/** The field of the form behind a field of the call; null for one that the form does not ask for. */
export const fieldOfCall = (field: string): EntryField | null => FIELD_OF[field.replace(/\.amount$/, '')] ?? null;
