/** What the shipment costs while it is being filled in; renewed when its time is over, and what changed is told. */
import { useEffect, useState } from 'react';
import { useDispatch, useMarket, useSelector, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { quoted, selectQuote } from '../store/shipping-slice.ts';
import { changeOf, cheapestFirst, type PriceChange } from './price-change.ts';
import { toPriceRequest, type PriceRequest } from './to-request.ts';
import { useSettled } from './use-settled.ts';
import type { TextName, WizardValues } from './values.ts';
import { wizardCalls, type Priced, type Quote } from './wizard-calls.ts';

export type PriceState = 'waiting' | 'loading' | 'ready' | 'noRate' | 'failed';

export interface OrderPrice {
  readonly state: PriceState;
  readonly quotes: readonly Quote[];
  readonly refused: Priced['refused'];
  readonly failure: CallFailure | null;
  /** The price of the product that is chosen; null for none. */
  readonly chosen: Quote | null;
  /** Another price than the one that the customer has seen for the same shipment. */
  readonly change: PriceChange | null;
  readonly accept: () => void;
  /** The customer has chosen: from now on the product is an entry of theirs. */
  readonly choose: (quote: Quote) => void;
  /** Asks anew, keeping everything. */
  readonly renew: () => void;
}

interface PriceOptions {
  readonly values: WizardValues;
  /** Changes one value; what is typed meanwhile stays. */
  readonly set: (name: TextName, value: string) => void;
  /** A product may be chosen for the customer: its step is on screen, or behind. */
  readonly choosing: boolean;
}

export function usePrice({ values, set, choosing }: PriceOptions): OrderPrice {
  const { locale } = useMarket();
  const [round, setRound] = useState(0);
  const wanted = JSON.stringify(toPriceRequest(values));
  const key = useSettled(wanted);
  const isSettled = key === wanted;
  const request = JSON.parse(key) as PriceRequest | null;
  const { currentData, error, isFetching, refetch } = wizardCalls.useWizardPricesQuery({ request: request ?? NO_REQUEST, locale, round }, { skip: request === null });
  const failure = error && 'fields' in error ? error : null;
  const quotes = cheapestFirst(currentData?.quotes ?? []);
  const chosen = isSettled ? (quotes.find(({ product }) => product === values.expressType) ?? null) : null;
  const change = chosen ? changeOf(values, chosen, key) : null;

  useExpiry(quotes[0]?.validUntil ?? null, () => setRound(round + 1));
  useDescription(chosen);
  const take = (quote: Quote): void => {
    set('expressType', quote.product);
    set('quoteId', quote.quoteId);
    set('seenTotal', String(quote.total.amount));
    set('seenFor', key);
  };
  // What stays the same is renewed without a word; a first choice is made for the customer and shown, as is another one
  // when the shipment has become too heavy for the product.
  const isOpen = choosing && isSettled && !isFetching && !chosen;
  const silent = chosen && !change && values.quoteId !== chosen.quoteId ? chosen : isOpen ? (quotes[0] ?? null) : null;
  const silentId = silent?.quoteId ?? null;
  useEffect(() => {
    if (silentId === null || !silent) return;
    if (silent !== chosen) set('proposedType', silent.product);
    take(silent);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each quote
  }, [silentId]);

  return {
    state: request === null ? 'waiting' : isFetching || !isSettled ? 'loading' : failure ? (failure.code === ERROR.NO_RATE ? 'noRate' : 'failed') : currentData ? 'ready' : 'loading',
    quotes,
    refused: currentData?.refused ?? [],
    failure,
    chosen,
    change,
    accept: () => chosen && take(chosen),
    choose: (quote) => {
      take(quote);
      set('proposedType', '');
    },
    renew: () => (currentData ? setRound(round + 1) : void refetch()),
  };
}

/** Never sent: the query is skipped with it. */
export const NO_REQUEST = { origin: { country: 'CN' }, destination: { country: 'CN' }, weightGrams: 1 } as const satisfies PriceRequest;

function useExpiry(validUntil: string | null, onOver: () => void): void {
  useEffect(() => {
    if (validUntil === null) return undefined;
    const timer = setTimeout(onOver, Math.max(1_000, Date.parse(validUntil) - Date.now()));
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the clock starts with each quote
  }, [validUntil]);
}

/** Tells the store what was quoted, for the other pages of this remote. */
function useDescription(chosen: Quote | null): void {
  const dispatch = useDispatch();
  const known = useSelector(selectQuote);
  const isKnown = known?.quoteId === chosen?.quoteId;
  useEffect(() => {
    if (chosen === null || isKnown) return;
    const { quoteId, product, total, validUntil, transit } = chosen;
    dispatch(quoted({ quoteId, product, total, validUntil, transit }));
  }, [chosen, isKnown, dispatch]);
}
