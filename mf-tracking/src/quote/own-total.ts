/** What of a quote the reader pays us: taxes go to customs. Pure. */
import type { Quote } from '@amberlane/contract/calls/quotes';

/** Lines that are our own charge. */
export const ownLines = ({ lines }: Pick<Quote, 'lines'>): Quote['lines'] => lines.filter(({ code }) => code !== 'TAX_ESTIMATE');

/** The first weight and the further steps of the freight. */
export const isFreight = ({ code }: Quote['lines'][number]): boolean => code === 'FREIGHT_FIRST' || code === 'FREIGHT_STEPS';

/** Nothing is added to the freight: it is the total. */
export const isFreightOnly = (quote: Pick<Quote, 'lines'>): boolean => ownLines(quote).every((line) => line.amount === 0 || isFreight(line));

/** What the reader pays us, fen. */
export const ownTotal = (quote: Pick<Quote, 'lines'>): number => ownLines(quote).reduce((sum, { amount }) => sum + amount, 0);
