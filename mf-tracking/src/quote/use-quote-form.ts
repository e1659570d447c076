/** The price page at work: what is entered, whether it can be priced, and the answer that belongs to it. */
import { useEffect, useId, useMemo, useState } from 'react';
import { marketHref, useDispatch, usePageAddress, useMarket, useSelector, type CallFailure, type SiteStore } from '@amberlane/core';
import { laneOf, quoteApi, type CityBook, type Priced, type PriceQuestion } from '../api/quote-api.ts';
import { failureOf } from '../api/tracking-api.ts';
import { useAskedPrice, usePriceAnswer, useSettled } from './price-answer.ts';
import { asksForPrice, quoteAddress, readEntry, type QuoteEntry } from './quote-entry.ts';
import { faultsOfCall, judgeEntry, type EntryFault, type Judgement, type ToldFault } from './validate-quote.ts';
import { useFormEntry, type FormEntry } from './use-form-entry.ts';

export interface QuoteDesk {
  readonly formId: string;
  readonly following: FormEntry;
  /** What the address says. */
  readonly addressed: QuoteEntry;
  readonly entry: QuoteEntry;
  /** Once it has stood for a moment: what is judged and priced. */
  readonly settled: QuoteEntry;
  readonly book: CityBook | undefined;
  readonly judgement: Judgement | null;
  /** What is told at the fields by now. */
  readonly faults: readonly (EntryFault | ToldFault)[];
  /** A price is asked for, by the address or by typing. */
  readonly isAsked: boolean;
  /** The address asks, and nothing stands against a price. */
  readonly isAnswered: boolean;
  /** The form was sent as it is. */
  readonly isSent: boolean;
  /** The newest answer that came, perhaps of an earlier entry. */
  readonly priced: Priced | undefined;
  /** `priced` is of this entry. */
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** Key of the form: another address brings other fields. */
  readonly formKey: string;
  readonly onSent: (isRight: boolean) => void;
  /** Asks for the same price again: the time of the one that is shown is over. */
  readonly onRenew: () => void;
}

export function useQuoteDesk(): QuoteDesk {
  const market = useMarket();
  const { search } = usePageAddress();
  const book = useCityBook();
  const addressed = useMemo(() => readEntry(new URLSearchParams(search)), [search]);
  const formId = useId();
  const following = useFormEntry(formId, search, addressed);
  const { entry, isDraft, typingIn } = following;
  const [settled, settle] = useSettled(entry, isDraft);
  const judgement = useMemo(() => (book.data ? judgeEntry(settled, book.data, market.country) : null), [settled, book.data, market.country]);
  const isAsked = asksForPrice(new URLSearchParams(search));
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const isSent = refusedAt === search || (isAsked && !isDraft);
  const question = useMemo(() => (judgement?.kind === 'right' && (isAsked || isDraft) ? { ...judgement.request, locale: market.locale } : null), [judgement, isAsked, isDraft, market.locale]);
  const { priced, isCurrent, error } = usePriceAnswer(question);
  const { isRenewing, onRenew } = useRenewal(question);
  useAsking(isDraft && settled === entry ? question : null, marketHref(market, quoteAddress(settled)));
  const failure = error !== undefined ? failureOf(error) : book.error !== undefined ? failureOf(book.error) : null;
  const told = judgement?.kind === 'wrong' ? judgement.faults.filter(({ field }) => field !== typingIn && (isSent || isAsked || settled[field] !== '')) : faultsOfCall(failure?.fields ?? []);
  return {
    formId, following, addressed, entry, settled, book: book.data, judgement, isSent, priced, isCurrent,
    isAsked: isAsked || isDraft,
    isAnswered: isAsked && judgement?.kind === 'right' && failure === null && priced?.quotes.length !== 0,
    faults: told,
    isBusy: isRenewing || (question !== null && !isCurrent && error === undefined),
    onRenew,
    failure,
    formKey: search,
    onSent: (isRight) => {
      setRefusedAt(isRight ? null : search);
      settle(entry);
      following.onLeave();
    },
  };
}

function useCityBook() {
  const { locale } = useMarket();
  const select = useMemo(() => quoteApi.endpoints.quoteCities.select({ locale }), [locale]);
  const { data, error } = useSelector(select);
  return { data, error };
}

/** Asks for what was typed, gives it up when something else is typed, and lets the address bar say it: to be copied, shared, reloaded. */
function useAsking(question: PriceQuestion | null, href: string): void {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  useEffect(() => {
    if (!question) return;
    history.replaceState(history.state, '', href);
    void dispatch(quoteApi.endpoints.laneRates.initiate(laneOf(question), { subscribe: false }));
  }, [question, href, dispatch]);
  useAskedPrice(question);
}

/** Asks the same question again at a press. */
function useRenewal(question: PriceQuestion | null) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const [isRenewing, setRenewing] = useState(false);
  const onRenew = (): void => {
    if (!question) return;
    setRenewing(true);
    void dispatch(quoteApi.endpoints.price.initiate(question, { forceRefetch: true, subscribe: false })).finally(() => setRenewing(false));
  };
  return { isRenewing, onRenew };
}
