/** Quotes (spec §7): the price of every product of a lane, and that of one, both without sign-in; and those that a customer keeps. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { type PieceSize, type PricedProduct } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { deleteSavedQuote, getInternationalQuote, querySavedQuotes, quoteCalc, saveQuote, type Quote } from '@amberlane/contract/calls/quotes';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { serveCall, type CallContext } from '../plugins/call-route.ts';
import { failureBody } from '../plugins/error-envelope.ts';
import { remarkTexts } from '../rates/remark-texts.ts';
import { toFreightCity } from '../rates/rate-table.ts';
import { freightCities, freightRemarks } from '../rates/repository.ts';
import { CALC_EXAMPLE, DELETE_EXAMPLE, INTERNATIONAL_EXAMPLE, SAVE_EXAMPLE, SAVED_EXAMPLE } from './examples.ts';
import { quoteService, type QuotedShipment } from './quote-service.ts';
import { toQuote, type QuoteContext } from './quote-wire.ts';
import { deleteQuote, keepQuote, quoteRowsOf } from './saved-quotes.ts';

const tag = 'Quotes';

/** A price takes several queries, and is the whole of the rate table to who asks often enough. */
const PRICE = 2;
const PRICES = 3;

type Asked = Pick<CallContext, 'locale'> & Pick<QuoteContext, 'displayCurrency'>;

export function quoteRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  const service = quoteService({ db, now });

  const quoteOf = async (shipment: QuotedShipment, { locale, displayCurrency }: Asked): Promise<Quote> => {
    const priced = await service.price(shipment);
    const codes = priced.rate.remark_codes;
    const rows = (await freightRemarks(db)).filter(({ code }) => codes.includes(code));
    const remarks = remarkTexts(rows, { locale, day: priced.price.day, gateway: priced.origin.gateway });
    return toQuote(priced, await service.sign(shipment, priced), { locale, displayCurrency, remarks });
  };

  serveCall(app, quoteCalc, {
    tag,
    example: CALC_EXAMPLE,
    cost: PRICES,
    handle: async (input, { locale, request }) => {
      const quotes: Quote[] = [];
      const faults: { readonly product: PricedProduct; readonly fault: ApiError }[] = [];
      for (const product of productsOf(input)) {
        try {
          quotes.push(await quoteOf(shipmentOf(input, product), { locale, displayCurrency: input.displayCurrency }));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          faults.push({ product, fault: error });
        }
      }
      if (quotes.length === 0) throw mostTelling(faults.map(({ fault }) => fault));
      return { quotes, refused: faults.map(({ product, fault }) => ({ product, error: failureBody(fault, locale, request.id).error })) };
    },
  });

  serveCall(app, getInternationalQuote, {
    tag,
    example: INTERNATIONAL_EXAMPLE,
    cost: PRICE,
    handle: (input, { locale }) => quoteOf(shipmentOf(input, input.product), { locale, displayCurrency: input.displayCurrency }),
  });

  const savedBy = async (accountId: string, locale: Locale): Promise<ReplyOf<typeof querySavedQuotes>> => {
    const rows = await quoteRowsOf(db, accountId);
    const cities = new Map((await freightCities(db)).map((city) => [city.code, toFreightCity(city, locale)]));
    const list = rows.flatMap(({ id, product, weight_grams: weightGrams, pieces: pacNumber, query, ...row }) => {
      const [origin, destination] = [cities.get(row.origin), cities.get(row.destination)];
      // Nothing is said of a city that the rate table does not name any more.
      if (!origin || !destination) return [];
      const total = { amount: Number(row.total_fen), currency: 'CNY' } as const;
      return [{ id, product, origin, destination, weightGrams, pacNumber, total, validUntil: row.valid_until.toISOString(), savedAt: row.saved_at.toISOString(), query }];
    });
    return { list, asOf: now().toISOString() };
  };

  serveCall(app, saveQuote, {
    tag,
    example: SAVE_EXAMPLE,
    cost: PRICE,
    handle: async ({ quoteId, query, ...input }, { locale, customer: { accountId } }) => {
      const shipment = shipmentOf(input, input.product);
      const { total, origin, destination, validUntil } = await service.verifyQuote(quoteId, shipment);
      const parcel = { product: input.product, origin: origin.code, destination: destination.code, weight_grams: input.weightGrams, pieces: input.pacNumber, query };
      await keepQuote(db, accountId, { ...parcel, total_fen: String(total.amount), valid_until: validUntil }, now());
      return savedBy(accountId, locale);
    },
  });

  serveCall(app, querySavedQuotes, { tag, example: SAVED_EXAMPLE, handle: (_input, { locale, customer: { accountId } }) => savedBy(accountId, locale) });

  serveCall(app, deleteSavedQuote, {
    tag,
    example: DELETE_EXAMPLE,
    handle: async ({ id }, { locale, customer: { accountId } }) => {
      if (!(await deleteQuote(db, accountId, id))) throw new ApiError(ERROR.NOT_FOUND);
      return savedBy(accountId, locale);
    },
  });
}

type CalcInput = z.output<typeof quoteCalc.request>;

/** The products that a lane is asked for, the lightest first. */
const productsOf = ({ origin, destination }: CalcInput): readonly PricedProduct[] =>
  origin.country === destination.country ? ['localDelivery'] : ['smallParcel', 'specialLine'];

/** What the reader can change: the fault of the heaviest product that has a rate, else that there is none. */
const mostTelling = (faults: readonly ApiError[]): ApiError => faults.findLast(({ code }) => code !== ERROR.NO_RATE) ?? new ApiError(ERROR.NO_RATE);

/** The contract has seen to it that there are all three sides or none. */
const sizeOf = ({ lengthMm, widthMm, heightMm }: CalcInput): PieceSize | null =>
  lengthMm === undefined || widthMm === undefined || heightMm === undefined ? null : { lengthMm, widthMm, heightMm };

const shipmentOf = (input: CalcInput, product: PricedProduct): QuotedShipment => ({
  product, origin: input.origin, destination: input.destination, weightGrams: input.weightGrams, size: sizeOf(input), pacNumber: input.pacNumber,
  goodsType: input.goodsType, branded: input.branded, phones: input.phones, battery: input.battery ?? null, cod: input.cod ?? null,
  insuredValue: input.insuredValue ?? null, declaredValue: input.declaredValue ?? null, purpose: input.purpose, receiverType: input.receiverType,
});
