/** Prices a shipment by the rate table and the rules of the day, and signs the price so that an order can name it. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { categoriesOf, isAcceptedGoods, priceShipment, RULES, shipmentFaults, type Amount, type Price, type Shipment } from '@amberlane/contract/domain';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { findCity, type FoundCity, type FreightPlace } from '../rates/city-book.ts';
import { rateDay } from '../rates/rate-day.ts';
import { toRate, type CityRow, type RateRow } from '../rates/repository.ts';
import { referenceData, type ReferenceData } from '../orders/reference-data.ts';
import { readQuote, shipmentDigest, signQuote } from './quote-token.ts';
import { quoteKey } from './signing-key.ts';

/** A shipment with the places that it goes between; of a list of goods `goodsTogether` makes its part. */
export interface QuotedShipment extends Shipment {
  readonly origin: FreightPlace;
  readonly destination: FreightPlace;
}

export interface PricedShipment {
  readonly price: Price;
  readonly rate: Pick<RateRow, 'id' | 'product' | 'remark_codes' | 'valid_from' | 'valid_to'>;
  readonly origin: CityRow;
  readonly destination: CityRow;
  /** The rate of another city stands for a place that the table does not name: of its province, or the country's main one. */
  readonly assumedCity: boolean;
}

export interface SignedQuote {
  readonly quoteId: string;
  readonly validUntil: Date;
}

export interface QuoteService {
  /**
   * The price of a shipment with every line. Throws {@link ApiError}: VALIDATION with the fields that stand against
   * it, GOODS_NOT_ACCEPTED, or NO_RATE when the rate table has nothing for the lane on the day.
   */
  price(shipment: QuotedShipment): Promise<PricedShipment>;
  /** A quote id for a price that {@link price} has just given for the shipment. */
  sign(shipment: QuotedShipment, priced: PricedShipment): Promise<SignedQuote>;
  /**
   * What a quote id promises for this very shipment, with its lines. Throws {@link ApiError} QUOTE_EXPIRED or QUOTE_UNKNOWN,
   * and what {@link price} says against the shipment.
   */
  verifyQuote(quoteId: string, shipment: QuotedShipment): Promise<Promised>;
}

export interface PromisedPrice {
  readonly total: Amount;
  /** null when the rate table was changed since, so that its lines make another sum. */
  readonly price: Price | null;
}

export interface Promised extends PromisedPrice {
  readonly origin: CityRow;
  readonly destination: CityRow;
  readonly validUntil: Date;
}

export interface QuoteParts {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  /** Cities and rates; asked of the database each time unless given. */
  readonly reference?: ReferenceData;
}

export function quoteService({ db, now, reference = referenceData(db) }: QuoteParts): QuoteService {
  const priceBetween = async ({ from, to }: Ends, shipment: QuotedShipment, day: string): Promise<Pick<PricedShipment, 'price' | 'rate'> | null> => {
    const [rate] = await reference.ratesOn({ origin: from.city.code, destination: to.city.code, product: shipment.product }, day);
    const lane = { gateway: from.city.gateway, destination: to.city.country, remote: to.city.is_remote };
    return rate ? { price: priceShipment(shipment, lane, toRate(rate), day), rate } : null;
  };

  return {
    price: async (shipment) => {
      const day = rateDay(now());
      refuseWrong(shipment, day);
      const ends = findEnds(await reference.cities(), shipment);
      const priced = await priceBetween(ends, shipment, day);
      if (!priced) throw new ApiError(ERROR.NO_RATE);
      const { from, to } = ends;
      return { ...priced, origin: from.city, destination: to.city, assumedCity: to.assumed || from.assumed };
    },
    sign: async (shipment, priced) => {
      const { price } = priced;
      const validUntil = new Date(now().getTime() + RULES.quote.validMinutes * 60_000);
      const facts = { of: shipmentDigest(pricedFacts(shipment, priced.origin.code, priced.destination.code)), total: price.total.amount, day: price.day, until: validUntil.getTime() };
      return { quoteId: signQuote(facts, await quoteKey(db, now())), validUntil };
    },
    verifyQuote: async (quoteId, shipment) => {
      refuseWrong(shipment, rateDay(now()));
      const reading = readQuote(quoteId, await quoteKey(db, now()), now());
      if (reading.outcome === 'expired') throw new ApiError(ERROR.QUOTE_EXPIRED);
      if (reading.outcome === 'forged') throw new ApiError(ERROR.QUOTE_UNKNOWN);
      const ends = findEnds(await reference.cities(), shipment);
      const { from, to } = ends;
      if (reading.promise.of !== shipmentDigest(pricedFacts(shipment, from.city.code, to.city.code))) throw new ApiError(ERROR.QUOTE_UNKNOWN);
      const { total, day, until } = reading.promise;
      const price = (await priceBetween(ends, shipment, day))?.price;
      return { total: { amount: total, currency: 'CNY' }, price: price?.total.amount === total ? price : null, origin: from.city, destination: to.city, validUntil: new Date(until) };
    },
  };
}

/** Everything that the price depends on: an order that asks for the same gets the promised price. */
function pricedFacts(shipment: Shipment, origin: string, destination: string): object {
  const { product, weightGrams, size, pacNumber, cod, insuredValue, declaredValue, purpose, receiverType } = shipment;
  const categories = categoriesOf(shipment);
  return { origin, destination, product, weightGrams, size, pacNumber, categories, cod, insuredValue, declaredValue, purpose, receiverType };
}

function refuseWrong(shipment: Shipment, day: string): void {
  if (!isAcceptedGoods(shipment)) throw new ApiError(ERROR.GOODS_NOT_ACCEPTED, { fields: [{ field: 'goodsType', code: 'battery', params: {} }] });
  const fields = shipmentFaults(shipment, day);
  if (fields.length > 0) throw new ApiError(ERROR.VALIDATION, { fields });
}

interface Ends {
  readonly from: FoundCity;
  readonly to: FoundCity;
}

/** Local delivery starts in the main city of the country, whatever part of it the sender lives in. */
function findEnds(cities: readonly CityRow[], { product, origin, destination }: QuotedShipment): Ends {
  const isLocal = product === 'localDelivery';
  const from = findCity(cities, isLocal ? { country: origin.country } : origin);
  const to = findCity(cities, destination);
  if (!from || !to || isLocal !== (origin.country === destination.country)) throw new ApiError(ERROR.NO_RATE);
  return { from: isLocal ? { ...from, assumed: false } : from, to };
}
