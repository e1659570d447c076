/** A priced shipment as a reader sees it: every label, note and figure in the reader's language. Pure. */
import { convertMinor, exchangeRates, type Amount, type Currency, type NoteParam, type Price, type PriceLine, type PriceNote } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { FreightRemark } from '@amberlane/contract/calls/rates';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { dayText, kilograms, moneyText, percentText } from '../rates/figures.ts';
import { toFreightCity } from '../rates/rate-table.ts';
import { textOf } from '../texts.ts';
import type { PricedShipment, SignedQuote } from './quote-service.ts';
import { lineSentence, noteSentence, weightSentence } from './quote-texts.ts';

export interface QuoteContext {
  readonly locale: Locale;
  readonly displayCurrency: Currency | undefined;
  readonly remarks: readonly FreightRemark[];
}

export function toQuote({ price, rate, origin, destination, assumedCity }: PricedShipment, { quoteId, validUntil }: SignedQuote, context: QuoteContext): Quote {
  const { locale, displayCurrency, remarks } = context;
  const { chargeable, day } = price;
  const { measuredCm } = chargeable;
  const display = displayCurrency === undefined ? null : displayedIn(price.total, displayCurrency, day, locale);
  return {
    quoteId,
    validUntil: validUntil.toISOString(),
    product: rate.product,
    origin: toFreightCity(origin, locale),
    destination: toFreightCity(destination, locale),
    assumedCity,
    chargeable: {
      ...chargeable,
      measuredCm: measuredCm && [...measuredCm],
      text: weightSentence(chargeable.wonBy, locale, { chargeable: kilograms(chargeable.chargeableGrams, locale) }),
    },
    transit: price.transit,
    lines: toQuoteLines(price.lines, locale),
    total: { amount: price.total.amount, currency: 'CNY' },
    display,
    remarks: [...remarks],
    notes: price.notes.map((note) => ({ ...note, text: noteText(note, locale) })),
    rules: namedRules(price, display),
    day,
    estimate: textOf('quotes.estimate', locale, { day: dayText(day, locale) }),
  };
}

/** Lines of a price with their labels. */
export const toQuoteLines = (lines: readonly PriceLine[], locale: Locale): Quote['lines'] => lines.map((line) => ({ ...line, label: lineLabel(line, locale) }));

function displayedIn(total: Amount, currency: Currency, day: string, locale: Locale): Quote['display'] {
  const rates = exchangeRates(day);
  return {
    amount: convertMinor(total.amount, total.currency, currency, rates),
    currency,
    rateDay: rates.validFrom,
    ruleId: rates.id,
    text: textOf('quotes.display', locale, { day: dayText(rates.validFrom, locale) }),
  };
}

/** The rules of the price, and the exchange rates when the total is shown in another currency too. */
function namedRules({ rules, day }: Price, display: Quote['display']): Quote['rules'] {
  const { id, validFrom, validTo } = exchangeRates(day);
  return display ? [...rules, { id, validFrom, validTo }] : [...rules];
}

const WEIGHT_MARKS: ReadonlySet<string> = new Set(['grams', 'from', 'to', 'step']);
const MONEY_MARKS: ReadonlySet<string> = new Set(['min', 'max']);

/** A line of a price in the language of a reader. */
export function lineLabel({ code, rate, unit, params }: PriceLine, locale: Locale): string {
  const figure = (name: string, value: number): string => {
    if (WEIGHT_MARKS.has(name)) return kilograms(value, locale);
    return MONEY_MARKS.has(name) ? moneyText({ amount: value, currency: 'CNY' }, locale) : String(value);
  };
  const marks = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, figure(name, value)]));
  return lineSentence(code, locale, unit === 'minorUnit' ? { ...marks, percent: percentText(rate, locale) } : marks);
}

const IN_GRAMS: ReadonlySet<PriceNote['code']> = new Set(['CONFIRM_BY_HAND', 'PIECE_TOO_HEAVY']);

function noteText({ code, params }: PriceNote, locale: Locale): string {
  const figure = (value: NoteParam): string | number => {
    if (typeof value === 'object') return moneyText(value, locale);
    return IN_GRAMS.has(code) ? kilograms(value, locale) : value;
  };
  return noteSentence(code, locale, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, figure(value)])));
}
