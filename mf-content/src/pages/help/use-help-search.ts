/**
 * Asking the help centre: what the address asks is answered before the page is shown, with or without JavaScript; what
 * is typed is answered while one types, and the address follows.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent, type RefObject, type SubmitEvent } from 'react';
import { marketHref, useGoTo, useIntl, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { selectAsOf, selectHelpAnswers } from '../../content-slice.ts';
import { findAnswers, type HelpReader } from './find-answers.ts';
import { helpPath, readHelpQuery, readQuestion, type HelpQuery } from './help-query.ts';
import type { FoundAnswer } from './search/help-search.ts';

/** A reader who still types is not answered. */
const PAUSE_MS = 200;

interface Answered {
  /** null: nothing is asked. */
  readonly query: HelpQuery | null;
  /** null when the search could not be had. */
  readonly found: readonly FoundAnswer[] | null;
}

export interface HelpSearch extends Answered {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What the address asks, for the field. */
  readonly asked: string;
  readonly onInput: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For the link to the page without a question. */
  readonly clear: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function useHelpSearch(): HelpSearch {
  const reader = { market: useMarket(), intl: useIntl(), day: useSelector(selectAsOf) };
  const { path } = usePageAddress();
  const asked = useAsked();
  const [typed, setTyped] = useTyped();
  const field = useRef<HTMLInputElement>(null);
  const begin = useTurns();
  const submit = useSubmit(reader, begin);

  const look = async (): Promise<void> => {
    const isLast = begin();
    const query = readQuestion(field.current?.value ?? '');
    const found = query && !query.tooShort ? await findAnswers(query.text, reader).catch(() => null) : [];
    // The form still asks the server when the search cannot be had here.
    if (!isLast() || found === null) return;
    setTyped({ query, found });
    keepInAddress(helpPath(marketHref(reader.market, path), query?.text ?? ''));
  };
  useEarlyTyping(field, asked.query?.text ?? '', look);
  const pause = usePause(() => void look());

  return {
    ...(typed ?? asked),
    field,
    asked: asked.query?.text ?? '',
    onInput: pause.wait,
    onSubmit: (event) => {
      event.preventDefault();
      pause.end();
      submit(event.currentTarget, readQuestion(field.current?.value ?? ''));
    },
    clear: (event) => {
      pause.end();
      begin();
      if (field.current) field.current.value = '';
      setTyped(null);
      // The page without a question is here already.
      if (asked.query) return;
      event.preventDefault();
      keepInAddress(marketHref(reader.market, path));
      field.current?.focus();
    },
  };
}

/** What the address asks, answered before the page was shown. */
function useAsked(): Answered {
  const { search } = usePageAddress();
  const stored = useSelector(selectHelpAnswers);
  return useMemo(() => {
    const query = readHelpQuery(new URLSearchParams(search));
    return { query, found: stored && stored.question === query?.text ? stored.found : [] };
  }, [search, stored]);
}

/** What was typed since, answered; another question in the address takes its place. */
function useTyped(): [Answered | null, (typed: Answered | null) => void] {
  const { search } = usePageAddress();
  const [typed, setTyped] = useState<Answered | null>(null);
  const [at, setAt] = useState(search);
  if (at !== search) {
    setAt(search);
    setTyped(null);
  }
  return [typed, setTyped];
}

/** Shows the page with the question; where the search cannot be had, the server gives it. */
function useSubmit(reader: HelpReader, begin: BeginTurn): (form: HTMLFormElement, query: HelpQuery | null) => void {
  const { path } = usePageAddress();
  const goTo = useGoTo();
  return (form, query) => {
    const isLast = begin();
    const target = helpPath(path, query?.text ?? '');
    const arrive = (): void => {
      // What was typed stands in the address already.
      if (isLast()) goTo(target, { replace: marketHref(reader.market, target) === location.pathname + location.search });
    };
    const askServer = (): void => {
      if (isLast()) form.submit();
    };
    if (!query || query.tooShort) arrive();
    else findAnswers(query.text, reader).then(arrive, askServer);
  };
}

/** Begins a turn; what it gives tells whether that turn is still the last one. */
type BeginTurn = () => () => boolean;

/** An answer may come when something else was asked since, or when its reader has left the page. */
function useTurns(): BeginTurn {
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return () => {
    turn.current += 1;
    const mine = turn.current;
    return () => turn.current === mine;
  };
}

/** The question can be shared and comes back with the page; each letter as an entry of the history would be in the way. */
const keepInAddress = (href: string): void => history.replaceState(history.state, '', href);

/** Calls back a moment after the last `wait`, unless the wait was ended. */
function usePause(callback: () => void): { readonly wait: () => void; readonly end: () => void } {
  const timer = useRef(0);
  const end = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (): void => {
    end();
    timer.current = window.setTimeout(callback, PAUSE_MS);
  };
  return { wait, end };
}

/** React takes a page over after the first touch: what was typed until then is answered too. */
function useEarlyTyping(field: RefObject<HTMLInputElement | null>, asked: string, look: () => Promise<void>): void {
  const begin = useEffectEvent(() => {
    if (field.current && field.current.value !== asked) void look();
  });
  useEffect(() => begin(), []);
}
