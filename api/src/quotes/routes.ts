/** Quotes (spec §7): the price of every product of a lane, and that of one. Both without sign-in. */
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { type PieceSize, type PricedProduct } from '@amberlane/contract/domain';
import { getInternationalQuote, quoteCalc, type Quote } from '@amberlane/contract/calls/quotes';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { serveCall, type CallContext } from '../plugins/call-route.ts';
import { failureBody } from '../plugins/error-envelope.ts';
import { remarkTexts } from '../rates/remark-texts.ts';
import { freightRemarks } from '../rates/repository.ts';
import { CALC_EXAMPLE, INTERNATIONAL_EXAMPLE } from './examples.ts';
import { quoteService, type QuotedShipment } from './quote-service.ts';
import { toQuote, type QuoteContext } from './quote-wire.ts';

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
