/** Unfinished answers of one person: kept on the device at once and on the server soon after, and brought back from whichever is newer. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector, type SiteState } from '@amberlane/core';
import type { Survey } from '@amberlane/contract/calls/surveys';
import { fittingAnswers, sentAnswers } from './answers.ts';
import { keepAnswers, keepReceipt, readAnswers, readReceipt, readRespondent, respondentOf, type KeptReceipt } from './kept-answers.ts';
import { surveyCalls } from './survey-calls.ts';
import type { SurveyForm } from './use-survey-form.ts';

/** Waits so long after the last answer; a failed saving is tried again after so long, as often. */
const PAUSE_MS = 2_000;
const RETRY_MS = 20_000;
const RETRIES = 3;

export interface Respondent {
  readonly signedIn: boolean;
  /** Has answered before: null for no, `{}` where it is not known under which reference. */
  readonly answered: Partial<KeptReceipt> | null;
  readonly keep: (receipt: KeptReceipt) => void;
}

/** Who has answered already: the device knows a stranger, the API knows a customer. */
export function useRespondent(code: string, answeredInApi: boolean): Respondent {
  const signedIn = useSelector((site: SiteState) => site.session.nickName) !== null;
  const [found, setFound] = useState<KeptReceipt | null>(null);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage: what is kept shows after the take-over
  useEffect(() => setFound(readReceipt(code, signedIn)), [code, signedIn]);
  return {
    signedIn,
    answered: found ?? (answeredInApi ? {} : null),
    keep: (receipt) => keepReceipt(code, signedIn, receipt),
  };
}

/** Brings unfinished answers back once; `onSurvey` learns what the API says of the questionnaire to this person. */
export function useResumedAnswers(survey: Survey, form: SurveyForm, signedIn: boolean, onSurvey: (survey: Survey) => void): 'kept' | 'saved' | null {
  const { code, questions } = survey;
  const [note, setNote] = useState<'kept' | 'saved' | null>(null);
  const [resume] = surveyCalls.useResumeSurveyMutation();
  const bringBack = useEffectEvent((given: Readonly<Record<string, unknown>>) => {
    const answers = fittingAnswers(questions, given);
    if (Object.keys(answers).length === 0) return;
    form.fill(answers);
    setNote('kept');
  });
  const hearOf = useEffectEvent(onSurvey);
  useEffect(() => {
    const kept = readAnswers(code, Date.now());
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage: what is kept shows after the take-over
    if (kept) bringBack(kept.answers);
    const respondentId = readRespondent(code);
    // Nobody knows of a stranger who has not begun.
    if (!signedIn && respondentId === null) return undefined;
    const asked = resume({ code, ...(respondentId !== null && { respondentId }) });
    void asked.then(({ data }) => {
      if (!data) return;
      hearOf(data.survey);
      if (data.progress && Date.parse(data.progress.savedAt) > (kept?.at ?? 0)) bringBack(data.progress.answers);
    });
    return () => asked.abort();
  }, [code, resume, signedIn]);
  const { answers, touched } = form;
  useEffect(() => {
    if (!touched) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- says what the storage, which is outside of React, has taken
    if (keepAnswers(code, answers, Date.now())) setNote('saved');
  }, [answers, touched, code]);
  useProgressSaving(survey, form);
  return note;
}

/**
 * Tells the server, some time after the last answer; nothing of answers that are being sent. A failure is nobody's business:
 * the device has the answers.
 */
function useProgressSaving({ code, questions }: Survey, { answers, touched, sending }: SurveyForm): void {
  const [save] = surveyCalls.useSaveSurveyProgressMutation();
  useEffect(() => {
    if (!touched || sending) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = RETRIES;
    const attempt = async (): Promise<void> => {
      const { error } = await save({ code, respondentId: respondentOf(code), answers: sentAnswers(questions, answers) });
      if (error === undefined || left === 0) return;
      left -= 1;
      timer = setTimeout(() => void attempt(), RETRY_MS);
    };
    timer = setTimeout(() => void attempt(), PAUSE_MS);
    return () => {
      left = 0;
      clearTimeout(timer);
    };
  }, [answers, touched, sending, code, questions, save]);
}
