/**
 * Typing waybill numbers into a form that also works without JavaScript: keeps what is typed, refuses an empty or too
 * long list before it is sent, and sends the rest as a change of page.
 */
import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent, type SubmitEvent, type RefObject } from 'react';
import { marketHref, useDispatch, useGoTo, usePageAddress, useMarket, useSelector } from '@amberlane/core';
import { readNumberList, type NumberList } from './number-list.ts';
import { selectDraft, sent, typed, type TrackingState } from '../store/tracking-slice.ts';
import { NUMBERS_FIELD, queryKey, readTrackQuery, refusalOf, textOf, TRACK_PATH, trackPath, type Refusal, type TrackQuery } from './track-query.ts';

export interface NumberEntry {
  readonly query: TrackQuery | null;
  readonly text: string;
  /** Typed here and not what the address says. */
  readonly isDraft: boolean;
  /** What the text holds; a long one is counted in the background. */
  readonly list: NumberList;
  /** A finished entry, pasted or left: from now on its mistakes may be named. */
  readonly isSettled: boolean;
  readonly refused: { readonly refusal: Refusal; readonly list: NumberList } | null;
  /** Sent, and the answer is not on the page yet. */
  readonly busy: boolean;
  /** Puts a finished entry into the field. */
  readonly write: (text: string) => void;
  readonly form: { readonly action: string; readonly method: 'get'; readonly onSubmit: (event: SubmitEvent) => void };
  readonly field: {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly ref: RefObject<HTMLTextAreaElement | null>;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  };
}

export function useNumberEntry(): NumberEntry {
  const market = useMarket();
  const goTo = useGoTo();
  const dispatch = useDispatch();
  const { path, search } = usePageAddress();
  const query = useMemo(() => (path === TRACK_PATH ? readTrackQuery(new URLSearchParams(search)) : null), [path, search]);
  const at = queryKey(query);
  const draft = useSelector((state: { tracking: TrackingState }) => selectDraft(state, at));
  const text = draft ?? textOf(query);
  const isDraft = draft !== null && draft !== textOf(query);
  const counted = useDeferredValue(text);
  const list = useMemo(() => (isDraft || !query ? readNumberList(counted) : query.list), [isDraft, query, counted]);
  const [settled, setSettled] = useState<string | null>(null);
  const [refusedHere, setRefusedHere] = useState<NumberEntry['refused']>(null);
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState(at);
  if (answered !== at) {
    setAnswered(at);
    setBusy(false);
    setRefusedHere(null);
  }
  const ref = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const write = (next: string): void => {
    dispatch(typed({ text: next, at }));
    setSettled(next);
    setRefusedHere(null);
  };
  useEarlyTyping(id, text, write);

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const asked = counted === text ? list : readNumberList(text);
    const refusal = refusalOf(asked);
    if (refusal) {
      setRefusedHere({ refusal, list: asked });
      ref.current?.focus();
      return;
    }
    const target = asked.numbers.join();
    dispatch(typed({ text, at }));
    dispatch(sent(target));
    setBusy(target !== at);
    goTo(trackPath(asked.numbers));
  };

  return {
    query,
    text,
    isDraft,
    list,
    isSettled: settled === text && counted === text,
    refused: refusedHere ?? (draft === null && query?.refusal ? { refusal: query.refusal, list: query.list } : null),
    busy,
    write,
    form: { action: marketHref(market, TRACK_PATH), method: 'get', onSubmit },
    field: {
      id,
      name: NUMBERS_FIELD,
      value: text,
      ref,
      onChange: ({ target, nativeEvent }) => {
        write(target.value);
        setSettled(nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste' ? target.value : null);
      },
      onBlur: () => setSettled(text),
      // Enter parts numbers; with Ctrl or Cmd it sends, as in every mail program.
      onKeyDown: ({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
      },
    },
  };
}

/**
 * React takes a page over after the first touch, and its take-over writes the server's text into the field once more.
 * What was typed until then is read before that and kept.
 */
function useEarlyTyping(id: string, text: string, write: (typed: string) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? null : valueOf(document.getElementById(id))));
  const pending = useRef(early !== null && early !== text);
  useLayoutEffect(() => {
    if (pending.current && early !== null) write(early);
    pending.current = false;
  });
}

const valueOf = (element: HTMLElement | null): string | null => (element instanceof HTMLTextAreaElement ? element.value : null);
