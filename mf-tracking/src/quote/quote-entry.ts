/**
 * What a reader enters for a price, as typed, and its place in the address: `quote?origin=CN-CAN&destination=NG-LOS&weight=6.2`.
 * Other pages lead here with `?product=smallParcel&country=NG&weight=2`: a country stands for its main city. Links to
 * `express/order-quote`, the page's other address, name batteries as a kind of goods and the price's currency by that of the amounts.
 * Nothing in it is about a person, so an address may be shared. What it does not say has its usual value.
 */
import { GOODS_TYPES, type GoodsType } from '@amberlane/contract/domain';

/** Path under `/{lang}`. */
export const QUOTE_PATH = 'quote';

/** How batteries travel; `alone` is not taken. */
export const BATTERY_KINDS = ['none', 'builtIn', 'matching', 'alone'] as const;
type BatteryKind = (typeof BATTERY_KINDS)[number];

/** Kinds of goods to choose from; phones, brands and batteries are questions of their own. */
const ASKED_APART = ['PHONE_TABLET', 'BRAND', 'BATTERY_BUILT_IN', 'BATTERY_MATCHING', 'BATTERY_PURE'] as const satisfies readonly GoodsType[];
type PlainGoods = Exclude<GoodsType, (typeof ASKED_APART)[number]>;
export const PLAIN_GOODS = GOODS_TYPES.filter((type): type is PlainGoods => !ASKED_APART.some((apart) => apart === type));

/** Every field of text or choice with the value that goes without saying. Cities: '' is the usual one of the page. */
const USUAL = {
  origin: '', destination: '', country: '', weight: '', pieces: '1', length: '', width: '', height: '',
  goods: 'GENERAL', battery: 'none', wattHours: '', volts: '', milliampHours: '', batteries: '1',
  value: '', cod: '', insured: '', currency: 'CNY', purpose: 'ecommerce', receiver: 'individual', show: '', product: '',
} as const;
export type TextField = keyof typeof USUAL;
const TEXT_FIELDS = Object.keys(USUAL) as readonly TextField[];

/** Boxes to tick. */
export const FLAGS = ['brand', 'phones'] as const;
export type Flag = (typeof FLAGS)[number];

export type QuoteField = TextField | Flag;
export type QuoteEntry = Readonly<Record<TextField, string> & Record<Flag, boolean>>;

/** Longer than anything that is right. */
const LONGEST = 40;
const TICKED = '1';

/** An address asks for a price when it has the field of the weight, even an empty one: a form was sent. */
export const asksForPrice = (search: URLSearchParams): boolean => search.has('weight');

export function readEntry(search: URLSearchParams): QuoteEntry {
  const typed = (field: TextField): string => search.get(field)?.trim().slice(0, LONGEST) ?? USUAL[field];
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, typed(field)])) as Record<TextField, string>;
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, isTicked(search.get(flag))])) as Record<Flag, boolean>;
  return withGoodsApart({ ...texts, ...flags });
}

const isTicked = (value: string | null): boolean => value !== null && !['', '0', 'false'].includes(value);

const BATTERY_OF: Readonly<Record<string, BatteryKind>> = { BATTERY_BUILT_IN: 'builtIn', BATTERY_MATCHING: 'matching', BATTERY_PURE: 'alone' };

/** Any kind of goods of the rules may stand in the address: those that are asked apart become the answer to their question. */
function withGoodsApart(entry: QuoteEntry): QuoteEntry {
  const kind = entry.goods.toUpperCase();
  const goods = PLAIN_GOODS.find((type) => type === kind) ?? USUAL.goods;
  return {
    ...entry,
    goods,
    brand: entry.brand || kind === 'BRAND',
    phones: entry.phones || kind === 'PHONE_TABLET',
    battery: BATTERY_OF[kind] ?? BATTERY_KINDS.find((each) => each === entry.battery) ?? USUAL.battery,
  };
}

/** Site-relative address of an entry; what goes without saying is left out. It asks for a price, whatever is filled in. */
export function quoteAddress(entry: QuoteEntry): string {
  const query = new URLSearchParams();
  for (const field of TEXT_FIELDS) {
    const value = entry[field].trim();
    // The city says it already.
    if (field === 'country' && entry.destination !== '') continue;
    if (field === 'weight' || (value !== USUAL[field] && value !== '')) query.set(field, value);
  }
  for (const flag of FLAGS) if (entry[flag]) query.set(flag, TICKED);
  return `${QUOTE_PATH}?${query.toString()}`;
}

/** What stands in a form. Fields that it does not hold keep what they had. */
export function entryOfForm(form: HTMLFormElement, before: QuoteEntry): QuoteEntry {
  const data = new FormData(form);
  const text = (field: TextField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : before[field];
  };
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)])) as Record<TextField, string>;
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, data.has(flag)])) as Record<Flag, boolean>;
  return { ...texts, ...flags };
}

/** Energy of one battery as the label names it: in watt-hours, else volts and milliampere-hours. */
export const namesWattHours = ({ wattHours }: QuoteEntry): boolean => wattHours.trim() !== '';
