/** Deliveries by the payout that they are part of. Pure. */
import type { Currency } from '@amberlane/contract/domain/currencies';
import type { CodEntry } from './cod-calls.ts';

/** Whether the list goes on before and after its page. */
export interface More {
  readonly before: boolean;
  readonly after: boolean;
}

export interface Payout {
  readonly key: string;
  readonly currency: Currency;
  /** null for the next one. */
  readonly remittance: CodEntry['remittance'];
  readonly entries: readonly [CodEntry, ...CodEntry[]];
  /** No other page of the list can have more of it. */
  readonly isWhole: boolean;
}

/** A payout has one currency, and a reference of its own once it is made. In the order of the entries. */
export function payoutsOf(entries: readonly CodEntry[], more: More): readonly Payout[] {
  const groups = [...Map.groupBy(entries, ({ remittance, collected }) => `${collected.currency} ${remittance?.reference ?? ''}`)];
  const currencies = groups.map(([, [first]]) => first?.collected.currency);
  return groups.flatMap(([key, [first, ...others]], index): readonly Payout[] => {
    if (!first) return [];
    const { currency } = first.collected;
    // The pages before and after may go on with the first and the last payout of each currency.
    const isCut = (more.before && currencies.indexOf(currency) === index) || (more.after && currencies.lastIndexOf(currency) === index);
    return [{ key, currency, remittance: first.remittance, entries: [first, ...others], isWhole: !isCut }];
  });
}
