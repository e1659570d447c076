/** One case: opened by reference and address, shown, acted on, and forgotten when the page is left. Neither is kept anywhere. */
import { useEffect, useState } from 'react';
import type { CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { caseCalls, failureOf, type Case, type CaseKey } from './case-calls.ts';

export type CaseDeed = 'answer' | 'withdraw' | 'rate' | 'reopen';

/** What is told after a deed: that it was done, or why something else is shown. */
export type CaseNews = { readonly done: CaseDeed } | { readonly failure: CallFailure };

interface Outcome {
  readonly data?: Case | undefined;
  readonly error?: unknown;
}

interface Opened {
  readonly view: Case;
  readonly key: CaseKey;
  /** When it was read, ISO. */
  readonly asOf: string;
}

export interface CaseDesk {
  readonly opened: Opened | null;
  readonly news: CaseNews | null;
  /** Counts the deeds, so that their forms begin afresh. */
  readonly deeds: number;
  readonly open: (key: CaseKey, view: Case) => void;
  readonly close: () => void;
  /** Runs a deed and shows what came of it; gives what a form has to tell beside its fields. */
  readonly act: (deed: CaseDeed, outcome: Promise<Outcome>) => Promise<Outcome | undefined>;
}

export function useCase(): CaseDesk {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [news, setNews] = useState<CaseNews | null>(null);
  const [deeds, setDeeds] = useState(0);
  const [read] = caseCalls.useReadCaseMutation();
  useEffect(() => {
    // The page may come back from the browser's memory on a device that others use.
    const forget = (): void => setOpened(null);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  const show = (key: CaseKey, view: Case): void => setOpened({ key, view, asOf: new Date().toISOString() });
  const act: CaseDesk['act'] = async (deed, outcome) => {
    setNews(null);
    const answer = await outcome;
    if (!opened) return answer;
    if (answer.data) {
      show(opened.key, answer.data);
      setNews({ done: deed });
      setDeeds((count) => count + 1);
      return undefined;
    }
    const failure = failureOf(answer.error);
    if (failure?.code !== ERROR.CASE_MOVED_ON && failure?.code !== ERROR.APPLICATION_NOT_FOUND) return answer;
    const again = await read(opened.key);
    if (again.data) show(opened.key, again.data);
    else if (failureOf(again.error)?.code === ERROR.APPLICATION_NOT_FOUND) setOpened(null);
    setNews({ failure });
    return undefined;
  };
  return {
    opened, news, deeds, act,
    open: (key, view) => {
      setNews(null);
      show(key, view);
    },
    close: () => {
      setNews(null);
      setOpened(null);
    },
  };
}
