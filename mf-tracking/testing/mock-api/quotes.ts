/** Prices of the mock API: by the rules and its own rates; labels name their code, so that nobody mistakes them for copy. */
import { convertMinor, exchangeRates, isAcceptedGoods, priceShipment, RULES, shipmentFaults, type PricedProduct, type Rate, type Shipment } from '@amberlane/contract/domain';
import { LOCALE_FACTS, type Country, type Locale } from '@amberlane/contract/site';
import type { querySpecialItemList } from '@amberlane/contract/calls/presend';
import type { Quote, quote, quoteCalc } from '@amberlane/contract/calls/quotes';
import type { FreightRate } from '@amberlane/contract/calls/rates';
import type { z } from 'zod';
import { rateTable } from './rates.ts';

type Question = z.output<typeof quoteCalc.request>;
type Answer = z.input<typeof quoteCalc.reply>;

const MINUTE_MS = 60_000;

const shipmentOf = (question: Question, product: PricedProduct): Shipment => {
  const { lengthMm, widthMm, heightMm, weightGrams, pacNumber, goodsType, branded, phones, battery, cod, insuredValue, declaredValue, purpose, receiverType } = question;
  const size = lengthMm === undefined || widthMm === undefined || heightMm === undefined ? null : { lengthMm, widthMm, heightMm };
  return {
    product, weightGrams, pacNumber, size, goodsType, branded, phones, purpose, receiverType,
    battery: battery ?? null, cod: cod ?? null, insuredValue: insuredValue ?? null, declaredValue: declaredValue ?? null,
  };
};

/** A place may be named by its code, by its name or by its country alone; the table has the main city of each country. */
const codeOf = ({ city }: Question['origin']): string | undefined => (/^[A-Z]{2}-[A-Z]{3}$/.test(city) ? city : undefined);

/** null: no product of the lane takes the shipment. */
export function prices(question: Question, locale: Locale, now: Date): Answer | null {
  const { origin, destination } = question;
  const { list: rates, day } = rateTable(
    { origin: codeOf(origin), country: destination.country, destination: codeOf(destination), keyword: '', sort: 'city', pageNum: 1, pageSize: 10 }, locale, now,
  );
  const judged = rates.map((rate) => ({ rate, shipment: shipmentOf(question, rate.product) }));
  const isTaken = ({ shipment }: (typeof judged)[number]): boolean => isAcceptedGoods(shipment) && shipmentFaults(shipment, day).length === 0;
  const quotes = judged.filter(isTaken).map(({ rate, shipment }) => quoteOf({ ...rate, source: 'mock' }, shipment, { question, rate, locale, now, day }));
  const { name } = LOCALE_FACTS[locale];
  const refused = judged.filter((entry) => !isTaken(entry)).map(({ rate }) => ({ product: rate.product, error: { code: 1_000_400, message: `${name}: ${rate.product}` } }));
  return quotes.length === 0 ? null : { quotes, refused };
}

interface Context {
  readonly question: Question;
  readonly rate: FreightRate;
  readonly locale: Locale;
  readonly now: Date;
  readonly day: string;
}

function quoteOf(rate: Rate, shipment: Shipment, { question: { displayCurrency }, rate: row, locale, now, day }: Context): z.input<typeof quote> {
  const price = priceShipment(shipment, { gateway: 'guangzhou', destination: row.destination.country, remote: false }, rate, day);
  const { name } = LOCALE_FACTS[locale];
  const rates = exchangeRates(day);
  const display: Quote['display'] = displayCurrency === undefined
    ? null
    : { amount: convertMinor(price.total.amount, 'CNY', displayCurrency, rates), currency: displayCurrency, rateDay: rates.validFrom, ruleId: rates.id, text: name };
  return {
    quoteId: `mock.${rate.product}`, validUntil: new Date(now.getTime() + RULES.quote.validMinutes * MINUTE_MS).toISOString(),
    product: rate.product, origin: row.origin, destination: row.destination, assumedCity: false,
    chargeable: { ...price.chargeable, measuredCm: price.chargeable.measuredCm && [...price.chargeable.measuredCm], text: name },
    transit: price.transit,
    lines: price.lines.map(({ params: _params, ...line }, index) => ({ ...line, label: `${name} ${index + 1}` })),
    total: { amount: price.total.amount, currency: 'CNY' }, display,
    remarks: [], notes: price.notes.map(({ code, severity, ruleId }, index) => ({ code, severity, ruleId, text: `${name} ${index + 1}` })),
    rules: [...price.rules], day, estimate: day,
  };
}

/** One ruling of each kind for two kinds of goods. */
export function specialGoods(country: Country, locale: Locale): z.input<typeof querySpecialItemList.reply> {
  const { name } = LOCALE_FACTS[locale];
  const list = [
    { code: 'SPIRIT', goodsType: 'LIQUID_POWDER', name: `${name} 1`, verdict: 'REFUSED', conditions: [name], elsewhere: [] },
    { code: 'SYRUP', goodsType: 'LIQUID_POWDER', name: `${name} 2`, verdict: 'CONDITIONAL', conditions: [name], elsewhere: [{ country: 'EG', verdict: 'REFUSED' }] },
    { code: 'CABLE', goodsType: 'ELECTRONICS', name: `${name} 3`, verdict: 'ALLOWED', conditions: [], elsewhere: [] },
  ] as const;
  return { country, total: list.length, list: [...list].map((item) => ({ ...item, conditions: [...item.conditions], elsewhere: [...item.elsewhere] })) };
}
