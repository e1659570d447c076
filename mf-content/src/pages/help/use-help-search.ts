/**
 * Asking the help centre: what the address asks is answered before the page is shown, with or without JavaScript; what
 * is typed is answered while one types, and the address follows.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent, type RefObject, type SubmitEvent } from 'react';
import { placeHref, useGoTo, useIntl, usePageAddress, usePlace, useSelector } from '@amberlane/core';
import { selectAsOf, selectHelpAnswers } from '../../content-slice.ts';
import { findAnswers } from './find-answers.ts';
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
  const reader = { place: usePlace(), intl: useIntl(), day: useSelector(selectAsOf) };
  const { path, search } = usePageAddress();
  const asked = useMemo(() => readHelpQuery(new URLSearchParams(search)), [search]);
  const stored = useSelector(selectHelpAnswers);
  const [typed, setTyped] = useState<Answered | null>(null);
  const [at, setAt] = useState(search);
  if (at !== search) {
    setAt(search);
    setTyped(null);
  }
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef('');
  const goTo = useGoTo();

  const look = async (): Promise<void> => {
    const text = field.current?.value ?? '';
    latest.current = text;
    const query = readQuestion(text);
    const found = query && !query.tooShort ? await findAnswers(query.text, reader).catch(() => null) : [];
    // The form still asks the server when the search cannot be had here.
    if (latest.current !== text || found === null) return;
    setTyped({ query, found });
    keepInAddress(helpPath(placeHref(reader.place, path), query?.text ?? ''));
  };
  useEarlyTyping(field, asked?.text ?? '', look);

  return {
    ...(typed ?? { query: asked, found: stored && stored.question === asked?.text ? stored.found : [] }),
    field,
    asked: asked?.text ?? '',
    onInput: usePause(() => void look()),
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const query = readQuestion(field.current?.value ?? '');
      latest.current = '';
      const target = helpPath(path, query?.text ?? '');
      // What was typed stands in the address already.
      const arrive = (): void => goTo(target, { replace: placeHref(reader.place, target) === location.pathname + location.search });
      if (!query || query.tooShort) arrive();
      else findAnswers(query.text, reader).then(arrive, () => form.submit());
    },
    clear: (event) => {
      latest.current = '';
      if (field.current) field.current.value = '';
      setTyped(null);
      // The page without a question is here already.
      if (asked) return;
      event.preventDefault();
      keepInAddress(placeHref(reader.place, path));
      field.current?.focus();
    },
  };
}

/** The question can be shared and comes back with the page; each letter as an entry of the history would be in the way. */
const keepInAddress = (href: string): void => history.replaceState(history.state, '', href);

/** Calls back when nothing came for a moment. */
function usePause(callback: () => void): () => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(callback, PAUSE_MS);
  };
}

/** React takes a page over after the first touch: what was typed until then is answered too. */
function useEarlyTyping(field: RefObject<HTMLInputElement | null>, asked: string, look: () => Promise<void>): void {
  const begin = useEffectEvent(() => {
    if (field.current && field.current.value !== asked) void look();
  });
  useEffect(() => begin(), []);
}
