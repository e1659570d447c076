/**
 * Whether an entry can be priced: the request to ask with, or what is wrong with each field. The limits are those of
 * the API (spec §5, §9), told before it is asked. Pure.
 */
import { batteryRule, CURRENCIES, isAcceptedGoods, PURPOSES, RECEIVER_TYPES, shipmentFaults, type Amount, type Currency, type GoodsType, type PieceSize, type PricedProduct, type Shipment } from '@amberlane/contract/domain';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { gramsOf, minorUnitsOf } from '@amberlane/ui/fields';
import type { CityBook, PriceRequest } from '../api/quote-api.ts';
import { milliwattHours, millimetresOf, wholeNumberOf, wholeWattHours } from './measures.ts';
import { namesWattHours, type QuoteEntry, type QuoteField } from './quote-entry.ts';
import { shownCurrency } from './shown-currency.ts';
import { usualOrigin } from './usual-origin.ts';

export type EntryFaultCode =
  | 'required' | 'choice' | 'number' | 'whole' | 'overweight' | 'sideTooLong' | 'sizeTooSmall' | 'tooMany' | 'noLane' | 'insured' | 'cod' | 'batteryAlone' | 'wattHours' | 'batteries';

export interface EntryFault {
  readonly field: QuoteField;
  readonly code: EntryFaultCode;
  readonly params: Readonly<Record<string, number>>;
}

/** What the API has against a field, in its sentence. */
export interface ToldFault {
  readonly field: QuoteField;
  readonly sentence: string;
}

export interface Ends {
  readonly origin: CityBook['origins'][number] | null;
  readonly destination: CityBook['receivers'][number] | null;
}

export type Judgement =
  | { readonly kind: 'right'; readonly request: PriceRequest }
  | { readonly kind: 'wrong'; readonly faults: readonly EntryFault[] };

/**
 * Cities of an entry. Without a choice goods leave where they are sent abroad, those of local delivery in the page's
 * country, and go to the main city of the country of the entry, else of the page.
 */
export function endsOf({ origin, destination, product, country: asked }: QuoteEntry, { origins, receivers }: CityBook, home: Country): Ends {
  const target = COUNTRIES.find((country) => country === asked.toUpperCase()) ?? home;
  const usual = product === 'localDelivery' ? (origins.find(({ country }) => country === home) ?? origins[0] ?? null) : usualOrigin(origins);
  return {
    origin: origin === '' ? usual : (origins.find(({ code }) => code === origin) ?? null),
    destination: (destination === '' ? receivers.find(({ country }) => country === target) : receivers.find(({ code }) => code === destination)) ?? null,
  };
}

/** Products that are asked for a lane, the lightest first. */
export const productsOf = ({ origin, destination }: Ends): readonly PricedProduct[] =>
  origin && destination && origin.country === destination.country ? ['localDelivery'] : ['smallParcel', 'specialLine'];

export function judgeEntry(entry: QuoteEntry, book: CityBook, home: Country): Judgement {
  const ends = endsOf(entry, book, home);
  const faults = [...endFaults(entry, ends)];
  const read = readShipment(entry, faults);
  if (read === null || !ends.origin || !ends.destination || faults.length > 0) return { kind: 'wrong', faults };
  const refused = [...spareBatteryFaults(entry, book.day), ...refusedByAll(read, productsOf(ends), book.day)];
  if (refused.length > 0) return { kind: 'wrong', faults: refused.filter(({ field }, at) => refused.findIndex((other) => other.field === field) === at) };
  return { kind: 'right', request: requestOf(read, entry, ends.origin, ends.destination) };
}

function endFaults(entry: QuoteEntry, { origin, destination }: Ends): EntryFault[] {
  const faults: EntryFault[] = [];
  if (!origin) faults.push(faultOf('origin', entry.origin === '' ? 'required' : 'choice'));
  if (!destination) faults.push(faultOf('destination', entry.destination === '' ? 'required' : 'choice'));
  if (origin && destination && origin.gateway === null && origin.country !== destination.country) faults.push(faultOf('destination', 'noLane'));
  return faults;
}

const faultOf = (field: QuoteField, code: EntryFaultCode, params: EntryFault['params'] = {}): EntryFault => ({ field, code, params });

/** Everything of the shipment but its product. */
type ReadShipment = Omit<Shipment, 'product'>;

/** Reads what was typed; adds to `faults` what can't be read. null when the weight can't be. */
function readShipment(entry: QuoteEntry, faults: EntryFault[]): ReadShipment | null {
  const needed = <Value>(field: QuoteField, typed: string, read: (text: string) => Value | null, wrong: EntryFaultCode = 'number'): Value | null => {
    const value = typed === '' ? null : read(typed);
    if (value === null) faults.push(faultOf(field, typed === '' ? 'required' : wrong));
    return value;
  };
  const weightGrams = needed('weight', entry.weight, positive(gramsOf));
  const pacNumber = needed('pieces', entry.pieces || '1', positive(wholeNumberOf), 'whole');
  const size = readSize(entry, needed);
  const battery = readBattery(entry, needed);
  const currency = CURRENCIES.find((code) => code === entry.currency) ?? 'CNY';
  const amount = (field: 'value' | 'cod' | 'insured'): Amount | null => readAmount(entry[field], currency, (wrong) => faults.push(faultOf(field, wrong)));
  const [declaredValue, cod, insuredValue] = [amount('value'), amount('cod'), amount('insured')];
  if (weightGrams === null || pacNumber === null) return null;
  return {
    weightGrams, pacNumber, size, battery, declaredValue, cod, insuredValue,
    ...goodsOf(entry),
    purpose: PURPOSES.find((purpose) => purpose === entry.purpose) ?? 'ecommerce',
    receiverType: RECEIVER_TYPES.find((type) => type === entry.receiver) ?? 'individual',
  };
}

type Needed = <Value>(field: QuoteField, typed: string, read: (text: string) => Value | null, wrong?: EntryFaultCode) => Value | null;

const positive = (read: (typed: string) => number | null) => (typed: string): number | null => {
  const value = read(typed);
  return value !== null && value > 0 ? value : null;
};

/** All three sides, or none while nobody has measured. */
function readSize({ length, width, height }: QuoteEntry, needed: Needed): PieceSize | null {
  if (length === '' && width === '' && height === '') return null;
  const side = positive(millimetresOf);
  const [lengthMm, widthMm, heightMm] = [needed('length', length, side), needed('width', width, side), needed('height', height, side)];
  return lengthMm === null || widthMm === null || heightMm === null ? null : { lengthMm, widthMm, heightMm };
}

function readBattery(entry: QuoteEntry, needed: Needed): Shipment['battery'] {
  if (entry.battery === 'none' || entry.battery === 'alone') return null;
  const count = needed('batteries', entry.batteries || '1', positive(wholeNumberOf), 'whole');
  const wattHours = readEnergy(entry, needed);
  return wattHours === null || count === null ? null : { wattHours, count };
}

/** Watt-hours, else volts times ampere-hours. A device without either is priced like one that nobody has looked up yet. */
function readEnergy(entry: QuoteEntry, needed: Needed): number | null {
  if (namesWattHours(entry)) return needed('wattHours', entry.wattHours, positive(wholeWattHours));
  const { volts, milliampHours } = entry;
  if (volts === '' && milliampHours === '') return null;
  const [voltage, capacity] = [needed('volts', volts, positive(gramsOf)), needed('milliampHours', milliampHours, positive(wholeNumberOf), 'whole')];
  const energy = voltage === null || capacity === null ? null : milliwattHours(volts, milliampHours);
  return energy === null ? null : Math.ceil(energy / 1_000);
}

/** Minor units; the most that the call takes. */
const MOST_MONEY = 1_000_000_000_000;

function readAmount(typed: string, currency: Currency, wrong: (code: EntryFaultCode) => void): Amount | null {
  if (typed === '') return null;
  const amount = minorUnitsOf(typed, currency);
  if (amount === null || amount > MOST_MONEY) {
    wrong('number');
    return null;
  }
  return amount === 0 ? null : { amount, currency };
}

const GOODS_OF = { none: null, builtIn: 'BATTERY_BUILT_IN', matching: 'BATTERY_MATCHING', alone: 'BATTERY_PURE' } as const;

/** What the rules call the goods: batteries decide first whether they are taken, then phones and brands what they cost. */
export function goodsOf({ battery, goods, brand, phones }: QuoteEntry): Pick<Shipment, 'goodsType' | 'branded'> & { readonly phones: boolean } {
  const ofBattery: GoodsType | null = battery in GOODS_OF ? GOODS_OF[battery as keyof typeof GOODS_OF] : null;
  return { goodsType: ofBattery ?? (goods as GoodsType), branded: brand, phones };
}

/** The number of spare batteries counts, whether or not their energy is known. */
function spareBatteryFaults({ battery, batteries }: QuoteEntry, day: string): readonly EntryFault[] {
  const { maxMatching } = batteryRule(day);
  return battery === 'matching' && (wholeNumberOf(batteries || '1') ?? 0) > maxMatching ? [faultOf('batteries', 'batteries', { max: maxMatching })] : [];
}

const FIELD_OF: Readonly<Record<string, QuoteField>> = {
  weightGrams: 'weight', pacNumber: 'pieces', lengthMm: 'length', widthMm: 'width', heightMm: 'height', declaredValue: 'value', insuredValue: 'insured', cod: 'cod', goodsType: 'goods',
  battery: 'battery', 'battery.wattHours': 'wattHours', 'battery.count': 'batteries', origin: 'origin', 'origin.city': 'origin', destination: 'destination', 'destination.city': 'destination',
};
const fieldBehind = (field: string): QuoteField | undefined => FIELD_OF[field.replace(/\.(amount|currency)$/, '')];

/** The field of the form behind a field of the call. */
export const fieldOfCall = (field: string): QuoteField => fieldBehind(field) ?? 'weight';

/** What the API refuses, beside the fields of the form; what the form does not ask for is told with the failure alone. */
export const faultsOfCall = (fields: readonly { readonly field: string; readonly message: string }[]): readonly ToldFault[] =>
  fields.flatMap(({ field, message }) => {
    const own = fieldBehind(field);
    return own === undefined ? [] : [{ field: own, sentence: message }];
  });

const CODE_OF: Readonly<Record<string, EntryFaultCode>> = {
  overweight: 'overweight', sideTooLong: 'sideTooLong', sizeTooSmall: 'sizeTooSmall', insuredValue: 'insured', codAmount: 'cod', 'pacNumber:tooLarge': 'tooMany', 'battery.wattHours:tooLarge': 'wattHours', 'battery.count:tooLarge': 'batteries',
};

/** What stands against every product; of the heaviest one, which tells what would be possible at all. */
function refusedByAll(read: ReadShipment, products: readonly PricedProduct[], day: string): readonly EntryFault[] {
  if (!isAcceptedGoods(read)) return [faultOf('battery', 'batteryAlone')];
  const against = products.map((product) => shipmentFaults({ ...read, product }, day));
  return against.some((faults) => faults.length === 0) ? [] : (against.at(-1) ?? []).map(entryFault);
}

function entryFault({ field, code, params }: FieldFault): EntryFault {
  const figures = Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
  return faultOf(fieldOfCall(field), CODE_OF[code] ?? CODE_OF[`${field}:${code}`] ?? 'number', figures);
}

function requestOf(read: ReadShipment, entry: QuoteEntry, origin: NonNullable<Ends['origin']>, destination: NonNullable<Ends['destination']>): PriceRequest {
  const { size, battery, cod, declaredValue, insuredValue, ...rest } = read;
  const displayCurrency = shownCurrency(entry, destination.country);
  return {
    ...rest,
    origin: { country: origin.country, city: origin.code },
    destination: { country: destination.country, city: destination.code },
    ...size,
    ...(battery && { battery }),
    ...(cod && { cod }),
    ...(declaredValue && { declaredValue }),
    ...(insuredValue && { insuredValue }),
    ...(displayCurrency !== 'CNY' && { displayCurrency }),
  };
}
