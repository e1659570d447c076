/** The address of the form: its pages, its step, and what other pages hand over in the query. Pure. */
import { COUNTRIES, isCountry, type Country } from '@amberlane/contract/site';
import { CURRENCIES, PRICED_PRODUCTS, PURPOSES, RECEIVER_TYPES } from '@amberlane/contract/domain';
import { gramsOf } from '@amberlane/ui/fields';
import { isGoodsType } from './to-request.ts';
import { BLANK_GOODS, addressIn, blankAddress, type WizardValues } from './values.ts';

export type ShipKind = 'local' | 'international';

export const PAGES: Readonly<Record<ShipKind, string>> = { local: 'express/order-entry', international: 'express/intlorder-entry' };

/** Where the form stands: by its order once the account has one, else by its name on the device. */
export interface Place {
  readonly kind: ShipKind;
  readonly orderId: string | null;
  readonly id: string;
  readonly step: string;
}

export const placePath = ({ kind, orderId, id, step }: Place): string =>
  `${PAGES[kind]}?${new URLSearchParams({ ...(orderId === null ? { draft: id } : { order: orderId }), step }).toString()}`;

/** Country of a freight city: `NG-LOS`, or the code alone. */
const countryOf = (code: string | null): Country | null => {
  const country = (code ?? '').slice(0, 2).toUpperCase();
  return isCountry(country) && COUNTRIES.includes(country) ? country : null;
};

const asked = (query: URLSearchParams, name: string): string => query.get(name)?.trim().slice(0, 40) ?? '';
const oneOf = <Name extends string>(names: readonly Name[], name: string): Name | null => names.find((each) => each === name) ?? null;

/** Sides, energy and a weight without a quote may be finer than the form takes: the next whole number. */
const wholeUp = (typed: string): string => {
  const thousandths = gramsOf(typed);
  return thousandths === null ? typed : String(Math.ceil(thousandths / 1_000));
};

/** Whether the query hands over a shipment. */
export const hasShipment = (query: URLSearchParams): boolean => ['origin', 'destination', 'weight', 'quote'].some((name) => query.has(name));

/**
 * What the address hands over, in the form. The weight of a quote stays as it was quoted, to the gram: a rounded one could
 * have another price. City names by their code; a code that nobody knows leaves the city open.
 */
export function withShipment(values: WizardValues, query: URLSearchParams, cityName: (code: string) => string | null): WizardValues {
  const [origin, destination] = [query.get('origin'), query.get('destination')];
  const from = countryOf(origin) ?? values.senderAddress.countryCode;
  const to = countryOf(destination) ?? values.receiverAddress.countryCode;
  const goodsType = asked(query, 'goods').toUpperCase();
  const [cod, insured, value] = [asked(query, 'cod'), asked(query, 'insured'), asked(query, 'value')];
  const weight = asked(query, 'weight');
  const senderCity = (origin && cityName(origin)) || '';
  const receiverCity = (destination && cityName(destination)) || '';
  const receiver = to === values.receiverAddress.countryCode ? values.receiverAddress : blankAddress(to);
  return {
    ...values,
    senderAddress: values.senderAddress.countryCode === from ? values.senderAddress : { ...addressIn(blankAddress(), from), city: senderCity },
    receiverAddress: { ...receiver, city: receiver.city || receiverCity },
    weightGrams: query.has('quote') ? weight : wholeUp(weight),
    knownWeight: query.has('quote') ? weight : '',
    pacNumber: asked(query, 'pieces') || values.pacNumber,
    length: wholeUp(asked(query, 'length')),
    width: wholeUp(asked(query, 'width')),
    height: wholeUp(asked(query, 'height')),
    goods: [{
      ...BLANK_GOODS, goodsType: isGoodsType(goodsType) ? goodsType : '', branded: asked(query, 'brand') !== '', unitPrice: value,
      battery: { wattHours: wholeUp(asked(query, 'wattHours')), count: asked(query, 'batteries') },
    }],
    currency: oneOf(CURRENCIES, asked(query, 'currency')) ?? values.currency,
    withCod: cod !== '',
    cod,
    withInsurance: insured !== '',
    insuredValue: insured,
    purpose: oneOf(PURPOSES, asked(query, 'purpose')) ?? values.purpose,
    receiverType: oneOf(RECEIVER_TYPES, asked(query, 'receiver')) ?? values.receiverType,
    expressType: oneOf(PRICED_PRODUCTS, asked(query, 'product')) ?? '',
  };
}

/** Fen of the price that the page of quotes has shown for the shipment; null without one. */
export function promisedTotal(query: URLSearchParams): number | null {
  const total = asked(query, 'total');
  return query.has('quote') && /^[1-9]\d{0,11}$/.test(total) ? Number(total) : null;
}
