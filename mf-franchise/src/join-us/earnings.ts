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
  /** Pay for one parcel, in the currency of the market. */
  readonly pickupPay: number;
  readonly deliveryPay: number;
  readonly pickups: number;
  readonly deliveries: number;
  readonly cod: number;
  /** What we pay for all of it. */
  readonly paid: number;
  readonly costs: number;
  readonly left: number;
}

/**
 * `day` (ISO date) decides on the exchange rates. Pay is converted for one parcel; each line is rounded to whole units of the
 * currency, so that those shown add up.
 */
export function monthOf({ pickups, deliveries, cod, costs }: PartnerDay, currency: Currency, day: string): PartnerMonth {
  const rates = exchangeRates(day);
  const paid = (fen: number): number => convertMinor(fen, 'CNY', currency, rates);
  const { pickupFen, deliveryFen, codBasisPoints } = RULES.partnerPay;
  const [pickupPay, deliveryPay] = [paid(pickupFen), paid(deliveryFen)];
  const unit = 10 ** minorDigits(currency);
  const whole = (amount: number): number => Math.round(amount / unit) * unit;
  const month = {
    pickupPay, deliveryPay, pickups: whole(pickups * MONTH_DAYS * pickupPay), deliveries: whole(deliveries * MONTH_DAYS * deliveryPay),
    cod: whole((cod * MONTH_DAYS * codBasisPoints) / 10_000), costs: whole(costs),
  };
  const all = month.pickups + month.deliveries + month.cod;
  return { ...month, paid: all, left: all - month.costs };
}

/** A service site of medium size, the same everywhere: yuan turned into round figures of the market's currency. */
export function exampleDay(currency: Currency, day: string): PartnerDay {
  const rates = exchangeRates(day);
  const round = (fen: number): number => {
    const exact = convertMinor(fen, 'CNY', currency, rates);
    const step = 10 ** (Math.floor(Math.log10(exact)) - 1);
    return Math.round(exact / step) * step;
  };
  return { pickups: 40, deliveries: 120, cod: round(900_000), costs: round(2_000_000) };
}
