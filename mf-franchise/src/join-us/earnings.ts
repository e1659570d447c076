/** What a partner is paid in a month of the example. Pure; amounts are whole minor units. */
import { convertMinor, exchangeRates, minorDigits, RULES, type Currency } from '@amberlane/contract/domain';

/** Working days of the month of the example. */
export const MONTH_DAYS = 26;

export interface PartnerDay {
  /** Parcels a day. */
  readonly pickups: number;
  readonly deliveries: number;
  /** Collected for senders on a day. */
  readonly cod: number;
  /** Own costs of a month. */
  readonly costs: number;
}

export interface PartnerMonth {
  readonly pickups: number;
  readonly deliveries: number;
  readonly cod: number;
  /** What we pay for all of it. */
  readonly paid: number;
  readonly costs: number;
  readonly left: number;
}

/**
 * `day` (ISO date) decides on the exchange rates. A line is counted in fen, converted, and rounded last to whole units of
 * the currency, so that all lines follow one rate and those shown add up.
 */
export function monthOf({ pickups, deliveries, cod, costs }: PartnerDay, currency: Currency, day: string): PartnerMonth {
  const rates = exchangeRates(day);
  const { pickupFen, deliveryFen, codBasisPoints } = RULES.partnerPay;
  const unit = 10 ** minorDigits(currency);
  const whole = (amount: number): number => Math.round(amount / unit) * unit;
  const paid = (parcels: number, fen: number): number => whole(convertMinor(parcels * MONTH_DAYS * fen, 'CNY', currency, rates));
  const month = {
    pickups: paid(pickups, pickupFen), deliveries: paid(deliveries, deliveryFen),
    cod: whole((cod * MONTH_DAYS * codBasisPoints) / 10_000), costs: whole(costs),
  };
  const all = month.pickups + month.deliveries + month.cod;
  return { ...month, paid: all, left: all - month.costs };
}

/** A day of the example with its amounts in fen; `currency` is the one that they are in. */
export function inYuan({ cod, costs, ...parcels }: PartnerDay, currency: Currency, day: string): PartnerDay {
  const rates = exchangeRates(day);
  return { ...parcels, cod: convertMinor(cod, currency, 'CNY', rates), costs: convertMinor(costs, currency, 'CNY', rates) };
}

export const COST_PARTS = ['rent', 'wages', 'vehicles'] as const;
export type MonthlyCosts = Readonly<Record<(typeof COST_PARTS)[number], number>>;

/** Fen. */
const EXAMPLE_COSTS: MonthlyCosts = { rent: 300_000, wages: 1_300_000, vehicles: 400_000 };

/** What the site of the example costs in a month, by part. */
export function exampleCosts(currency: Currency, day: string): MonthlyCosts {
  const round = roundIn(currency, day);
  const { rent, wages, vehicles } = EXAMPLE_COSTS;
  return { rent: round(rent), wages: round(wages), vehicles: round(vehicles) };
}

/** A service site of medium size, the same everywhere; its costs are the sum of {@link exampleCosts}. */
export function exampleDay(currency: Currency, day: string): PartnerDay {
  const { rent, wages, vehicles } = exampleCosts(currency, day);
  return { pickups: 40, deliveries: 120, cod: roundIn(currency, day)(900_000), costs: rent + wages + vehicles };
}

/** Turns yuan into a round figure of the market's currency. */
function roundIn(currency: Currency, day: string): (fen: number) => number {
  const rates = exchangeRates(day);
  return (fen) => {
    const exact = convertMinor(fen, 'CNY', currency, rates);
    const step = 10 ** (Math.floor(Math.log10(exact)) - 1);
    return Math.round(exact / step) * step;
  };
}
