/** What of a quote the reader pays us: taxes go to customs. Pure. */
import type { Quote } from '@amberlane/contract/calls/quotes';

/** Lines that are our own charge. */
export const ownLines = ({ lines }: Pick<Quote, 'lines'>): Quote['lines'] => lines.filter(({ code }) => code !== 'TAX_ESTIMATE');

/** What the reader pays us, fen. */
export const ownTotal = (quote: Pick<Quote, 'lines'>): number => ownLines(quote).reduce((sum, { amount }) => sum + amount, 0);
