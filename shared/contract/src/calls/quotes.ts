/**
 * Quotes on the wire (spec §7, §9): every line of a price with the rule it comes from. Weights in grams, sizes in
 * millimetres, money in minor units; a form shows kilograms and centimetres. Texts are in the caller's language.
 */
import { z } from 'zod';
import { GOODS_TYPES, PRICED_PRODUCTS, PURPOSES, RECEIVER_TYPES } from '../domain/business-rules.ts';
import { defineCall } from './call.ts';
import { CURRENCIES } from '../domain/currencies.ts';
import { apiError } from './envelope.ts';
import { fault } from '../domain/field-faults.ts';
import { money } from '../domain/money.ts';
import { COUNTRIES } from '../site/markets.ts';
import { NOTE_CODES } from '../domain/price-notes.ts';
import { LINE_BASES, LINE_CODES, LINE_UNITS } from '../domain/pricing.ts';
import { freightCity, freightRemark } from './rates.ts';
import { optionalLine } from '../domain/text.ts';

/** A city of the rate table by its code or its name; without one the main city of the country. */
const place = z.object({ country: z.enum(COUNTRIES), city: optionalLine(64) });

const sideMm = z.int().min(1).max(10_000);
/** All three sides, or none while nobody has measured. */
const sides = { lengthMm: sideMm.optional(), widthMm: sideMm.optional(), heightMm: sideMm.optional() };
const SIDES = ['lengthMm', 'widthMm', 'heightMm'] as const;
type Sides = { readonly [Side in (typeof SIDES)[number]]?: number | undefined };

/** Each side that is missing beside one that is given is a field to be filled in. */
const withWholeSize = <Shape extends z.ZodObject<typeof parcelShape>>(schema: Shape) =>
  schema.superRefine((value, context) => {
    const given: Sides = value;
    const missing = SIDES.filter((side) => given[side] === undefined);
    if (missing.length === SIDES.length) return;
    for (const side of missing) context.addIssue({ code: 'custom', path: [side], ...fault('required') });
  });

/** Up to ten billion major units: far above any parcel, far below what whole numbers can hold. */
const wireMoney = money.extend({ amount: z.int().min(0).max(1_000_000_000_000) });

const parcelShape = {
  origin: place,
  destination: place,
  /** All pieces together. Anything above the heaviest product is refused with the product's limit. */
  weightGrams: z.int().min(1).max(10_000_000),
  ...sides,
  goodsType: z.enum(GOODS_TYPES).default('GENERAL'),
  pacNumber: z.int().min(1).max(100).default(1),
  /** A brand, phones or tablets are among the goods, whatever `goodsType` says. */
  branded: z.boolean().default(false),
  phones: z.boolean().default(false),
  /** Of each battery, and how many there are. */
  battery: z.object({ wattHours: z.int().min(1).max(1_000_000), count: z.int().min(1).max(10_000) }).optional(),
  cod: wireMoney.optional(),
  insuredValue: wireMoney.optional(),
  declaredValue: wireMoney.optional(),
  purpose: z.enum(PURPOSES).default('ecommerce'),
  receiverType: z.enum(RECEIVER_TYPES).default('individual'),
  /** The total is shown in it too, for information. */
  displayCurrency: z.enum(CURRENCIES).optional(),
};

const days = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() });
const anyAmount = z.object({ amount: z.int(), currency: z.enum([...CURRENCIES, 'EUR']) });

export const quoteLine = z.object({
  code: z.enum(LINE_CODES),
  /** Id in `rules`. */
  ruleId: z.string(),
  label: z.string(),
  basis: z.enum(LINE_BASES),
  quantity: z.int().nonnegative(),
  unit: z.enum(LINE_UNITS),
  unitSize: z.int().positive(),
  /** Fen for `unitSize` units; with `minorUnit` hundredths of a percent. */
  rate: z.int().nonnegative(),
  amount: z.int().nonnegative(),
  currency: z.literal('CNY'),
  /** The amount before it was converted, when the rule names another currency. */
  original: anyAmount.nullable(),
});

export const quoteNote = z.object({
  code: z.enum(NOTE_CODES),
  severity: z.enum(['warning', 'info']),
  ruleId: z.string().nullable(),
  text: z.string(),
});

export const quote = z.object({
  /** An order may name it until `validUntil`, for the same shipment. */
  quoteId: z.string(),
  validUntil: z.iso.datetime(),
  product: z.enum(PRICED_PRODUCTS),
  origin: freightCity,
  destination: freightCity,
  /** Another city stands for one that the rate table does not name. */
  assumedCity: z.boolean(),
  chargeable: z.object({
    actualGrams: z.int().positive(),
    volumeGrams: z.int().positive().nullable(),
    /** Sides rounded up to whole centimetres. */
    measuredCm: z.tuple([z.int(), z.int(), z.int()]).nullable(),
    pieces: z.int().positive(),
    volumeDivisor: z.int().positive(),
    minimumGrams: z.int().positive(),
    stepGrams: z.int().positive(),
    chargeableGrams: z.int().positive(),
    wonBy: z.enum(['actual', 'volume', 'minimum']),
    /** The same as a sentence. */
    text: z.string(),
  }),
  /** Working days, those of a remote area included. */
  transit: days,
  lines: z.array(quoteLine),
  /** Sum of the lines. */
  total: z.object({ amount: z.int().nonnegative(), currency: z.literal('CNY') }),
  /** The total in another currency, for information; null when none was asked for. */
  display: z.object({ ...money.shape, rateDay: z.iso.date(), ruleId: z.string(), text: z.string() }).nullable(),
  remarks: z.array(freightRemark),
  notes: z.array(quoteNote),
  /** What lines and notes name. ISO dates, the last one included. */
  rules: z.array(z.object({ id: z.string(), validFrom: z.iso.date(), validTo: z.iso.date().nullable() })),
  /** Day whose rules hold, ISO date. */
  day: z.iso.date(),
  /** `Estimate, rules of 20 November 2026`. */
  estimate: z.string(),
});
export type Quote = z.infer<typeof quote>;

export const quoteCalc = defineCall({
  method: 'POST',
  path: '/v1/api/quote/quoteCalc',
  summary: 'What a parcel costs by each product of its lane: an estimate before sign-in.',
  request: () => withWholeSize(z.object(parcelShape)),
  reply: () => z.object({
    quotes: z.array(quote),
    /** Products of the lane that can't take this parcel, with what stands against it. */
    refused: z.array(z.object({ product: z.enum(PRICED_PRODUCTS), error: apiError })),
  }),
});

export const getInternationalQuote = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/quote/getInternationalQuote',
  summary: 'The price of one product with cash on delivery, insurance, clearance and taxes.',
  request: () => withWholeSize(z.object({ ...parcelShape, product: z.enum(PRICED_PRODUCTS) })),
  reply: () => quote,
});

/** Quotes that are kept for a customer; of more, the oldest go. */
export const SAVED_QUOTES = 20;

/** A query of the site's own quote page: names and values as an address writes them, and nothing that leads elsewhere. */
const pageQuery = z.string().max(1_000).refine((query) => /^[\w.%+=&-]*$/.test(query), fault('format'));

const savedQuote = z.object({
  id: z.string(),
  product: z.enum(PRICED_PRODUCTS),
  origin: freightCity,
  destination: freightCity,
  /** All pieces together. */
  weightGrams: z.int().positive(),
  pacNumber: z.int().positive(),
  total: z.object({ amount: z.int().nonnegative(), currency: z.literal('CNY') }),
  /** Until then an order may name the price; afterwards it is what the price was. */
  validUntil: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Asks the quote page for the price of this parcel again: `origin=CN-CAN&destination=NG-LOS&weight=2`. */
  query: z.string(),
});
export type SavedQuote = z.output<typeof savedQuote>;

const savedQuotes = z.object({
  /** Saved last, first. */
  list: z.array(savedQuote).max(SAVED_QUOTES),
  /** Instant of the answer on the server's clock. */
  asOf: z.iso.datetime(),
});

export const saveQuote = defineCall({
  method: 'POST',
  path: '/v1/api/quote/save',
  summary: 'Keeps a quote for the customer. The price is read from the quote id; a parcel that was saved before gets the newer price.',
  access: 'customer',
  request: () => withWholeSize(z.object({ ...parcelShape, product: z.enum(PRICED_PRODUCTS), quoteId: z.string().min(1).max(1_024), query: pageQuery })),
  reply: () => savedQuotes,
});

export const querySavedQuotes = defineCall({
  method: 'GET',
  path: '/v1/api/quote/querySaved',
  summary: 'The quotes that the customer saved.',
  access: 'customer',
  request: () => z.object({}),
  reply: () => savedQuotes,
});

export const deleteSavedQuote = defineCall({
  method: 'POST',
  path: '/v1/api/quote/deleteSaved',
  summary: 'Deletes one of the quotes that the customer saved.',
  access: 'customer',
  request: () => z.object({ id: z.string().min(1).max(64) }),
  reply: () => savedQuotes,
});
