/** The price of an order as it was when it was sent: kept as codes and figures, told in the reader's language. Pure. */
import type { Price } from '@amberlane/contract/domain';
import type { OrderDetail } from '@amberlane/contract/calls/orders';
import type { Locale } from '@amberlane/contract/site';
import type { KeptPrice } from '../database/tables/orders.ts';
import { toQuoteLines } from '../quotes/quote-wire.ts';

export const keptPrice = ({ lines, total, chargeable, day }: Price): KeptPrice => ({ lines, total, chargeableGrams: chargeable.chargeableGrams, day });

export const toOrderPrice = ({ lines, ...rest }: KeptPrice, locale: Locale): NonNullable<OrderDetail['price']> => ({ ...rest, lines: toQuoteLines(lines, locale) });
