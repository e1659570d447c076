/** Whether a price is another one than the customer has seen. Pure. */
import type { WizardValues } from './values.ts';
import type { Quote } from './wizard-calls.ts';

/** Fen. */
export interface PriceChange {
  readonly from: number;
  readonly to: number;
}

/** In `seenFor`: a price that was promised before the form was filled in. */
export const PROMISED = 'promised';

/** Id of the notice of a changed price in a form. */
export const priceNoticeId = (formId: string): string => `${formId}-price-changed`;

/** null for the first price, for one of a shipment that the customer changed, and for the same price. */
export function changeOf({ seenTotal, seenFor }: Pick<WizardValues, 'seenTotal' | 'seenFor'>, quote: Quote, key: string): PriceChange | null {
  const from = Number(seenTotal);
  return seenTotal === '' || (seenFor !== key && seenFor !== PROMISED) || from === quote.total.amount ? null : { from, to: quote.total.amount };
}

export const cheapestFirst = (quotes: readonly Quote[]): readonly Quote[] => [...quotes].sort((a, b) => a.total.amount - b.total.amount);

/** The part that the customer pays us: duties and taxes are collected for the state. */
export const ownLines = ({ lines }: Pick<Quote, 'lines'>): Quote['lines'] => lines.filter(({ code }) => code !== 'TAX_ESTIMATE');

/** Fen of that part. */
export const ownTotal = (quote: Pick<Quote, 'lines'>): Quote['total'] => ({ amount: ownLines(quote).reduce((sum, { amount }) => sum + amount, 0), currency: 'CNY' });

/** Whole minutes that are left; 0 when it is over. */
export const minutesLeft = (validUntil: string, now: number): number => Math.max(0, Math.floor((Date.parse(validUntil) - now) / 60_000));
