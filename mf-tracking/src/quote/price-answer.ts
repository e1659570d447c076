/** A price that follows what is typed: it waits for a pause, asks, and keeps the newest answer until the next one is there. */
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector, type SiteState, type SiteStore } from '@amberlane/core';
import { quoteApi, type Priced, type PriceQuestion } from '../api/quote-api.ts';

/** A pause in typing after which the price is asked for, ms. */
const PAUSE_MS = 300;

/** What is typed, once it has stood for a moment; what is no draft is settled at once. */
export function useSettled<Entry>(entry: Entry, isDraft: boolean): [settled: Entry, settle: (entry: Entry) => void] {
  const [settled, setSettled] = useState(entry);
  if (!isDraft && settled !== entry) setSettled(entry);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(entry), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entry]);
  return [settled, setSettled];
}

/** Asks the question, and gives it up when there is another one. */
export function useAskedPrice(question: PriceQuestion | null): void {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  useEffect(() => {
    if (!question) return undefined;
    const asking = dispatch(quoteApi.endpoints.price.initiate(question, { forceRefetch: true, subscribe: false }));
    return () => asking.abort();
  }, [question, dispatch]);
}

export interface PriceAnswer {
  /** The newest answer that came, perhaps to an earlier question. */
  readonly priced: Priced | undefined;
  /** `priced` is to this question. */
  readonly isCurrent: boolean;
  /** Why there is none. */
  readonly error: object | undefined;
}

/** The answer to the question, or the newest one that came while that is awaited. An older answer never takes its place. */
export function usePriceAnswer(question: PriceQuestion | null): PriceAnswer {
  const select = useMemo(() => (question ? quoteApi.endpoints.price.select(question) : null), [question]);
  const answer = useSelector((state: SiteState) => select?.(state) ?? null);
  // One that is asked for again keeps the error of before, such as that it was given up, until it is answered.
  const [data, error] = [answer?.data, answer?.isError === true ? answer.error : undefined];
  const [newest, setNewest] = useState(data);
  if (data && data !== newest) setNewest(data);
  return { priced: data ?? newest, isCurrent: data !== undefined && error === undefined, error };
}
