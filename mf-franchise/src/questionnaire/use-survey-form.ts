/** A questionnaire that is being filled in: its answers, what is wrong with them, and their sending. */
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { useIntl, useMarket, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { Survey, SurveyAbout } from '@amberlane/contract/calls/surveys';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { SurveyAnswer, SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { Locale } from '@amberlane/contract/site';
import { answersIn, faultsOf, fieldOf, NO_ANSWERS, sentAnswers } from './answers.ts';
import { failureOf, surveyCalls, type Receipt } from './survey-calls.ts';

interface SurveyFormOptions {
  readonly survey: Survey;
  /** Id of the form element, the same on the server. */
  readonly formId: string;
  /** Answers that the address brings along. */
  readonly preset?: SurveyAnswers;
  /** The parcel that it is about. */
  readonly about?: SurveyAbout;
  /** Of a person who may not be signed in. */
  readonly respondentId?: () => string;
  readonly onReceipt: (receipt: Receipt) => void;
  /** It takes no answers any more, or none of this person. */
  readonly onOver: (failure: CallFailure) => void;
}

export interface SurveyForm {
  readonly id: string;
  readonly answers: SurveyAnswers;
  /** undefined takes the answer back. */
  readonly answer: (question: string, answer: SurveyAnswer | undefined) => void;
  /** Takes kept answers over: what was answered by hand stays. */
  readonly fill: (answers: SurveyAnswers) => void;
  /** Answered by hand since the page came. */
  readonly touched: boolean;
  /** Sentences by field. */
  readonly faults: ReadonlyMap<string, string>;
  /** Counts refused attempts, so that each moves the focus. */
  readonly attempts: number;
  readonly failure: CallFailure | null;
  readonly sending: boolean;
  /** Filled in by a program that reads no labels. */
  readonly homepage: string;
  readonly setHomepage: (homepage: string) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const NONE: ReadonlyMap<string, string> = new Map();
const SILENT: CallFailure = { code: ERROR.SERVICE, message: '', status: null, requestId: null, fields: [] };
const OVER: ReadonlySet<number> = new Set([ERROR.SURVEY_CLOSED, ERROR.SURVEY_ANSWERED]);

export function useSurveyForm({ survey, formId, preset = NO_ANSWERS, about, respondentId, onReceipt, onOver }: SurveyFormOptions): SurveyForm {
  const { questions, code } = survey;
  const { locale } = useMarket();
  const missing = useIntl().formatMessage({ id: 'question.missing' });
  const { answers, latest, setAnswers, touched, touch, fill } = useTypedAnswers(formId, survey, preset);
  const [refused, setRefused] = useState({ faults: NONE, attempts: 0 });
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [homepage, setHomepage] = useState('');
  const [shownAt] = useState(() => Date.now());
  const [send] = surveyCalls.useSaveSurveyResultMutation();
  const { busy, once } = useOnce();

  const refuse = (faults: ReadonlyMap<string, string>): void => setRefused(({ attempts }) => ({ faults, attempts: attempts + 1 }));
  const refusedByApi = (reason: CallFailure): void => {
    const named = new Map(reason.fields.filter(({ field }) => field.startsWith('answers.')).map(({ field, message }) => [field, message]));
    if (OVER.has(reason.code)) onOver(reason);
    else if (named.size > 0) refuse(named);
    else setFailure(reason);
  };
  const submit = async (): Promise<void> => {
    const tried = latest.current;
    setFailure(null);
    const found = await sentencesOf(faultsOf(questions, tried), locale, missing);
    if (found.size > 0) {
      refuse(found);
      return;
    }
    // One question is answered in a moment; a whole questionnaire is not.
    const speed = about ? { about } : { formMs: Date.now() - shownAt };
    const answer = await send({ code, answers: sentAnswers(questions, tried), homepage, ...speed, ...(respondentId && { respondentId: respondentId() }) });
    if (answer.data) onReceipt(answer.data);
    else refusedByApi(failureOf(answer.error) ?? SILENT);
  };
  return {
    id: formId,
    answers,
    touched,
    fill,
    answer: (question, given) => {
      const { [question]: _before, ...others } = latest.current;
      setAnswers(given === undefined ? others : { ...others, [question]: given });
      touch();
      const field = fieldOf({ id: question });
      setRefused((before) => ({ ...before, faults: new Map([...before.faults].filter(([name]) => name !== field && !name.startsWith(`${field}.`))) }));
    },
    faults: refused.faults,
    attempts: refused.attempts,
    failure,
    sending: busy,
    homepage,
    setHomepage,
    onSubmit: (event) => {
      event.preventDefault();
      void once(submit);
    },
  };
}

/** What can't be judged here, for want of its words, the API judges. */
async function sentencesOf(faults: readonly FieldFault[], locale: Locale, missing: string): Promise<ReadonlyMap<string, string>> {
  if (faults.length === 0) return NONE;
  try {
    return (await import('./fault-sentences.ts')).faultSentences(faults, locale, missing);
  } catch {
    return NONE;
  }
}

/** Answers so far; what was typed before React took the page over is read from the form and kept. */
function useTypedAnswers(formId: string, { questions }: Survey, preset: SurveyAnswers) {
  const [answers, show] = useState(preset);
  const [touched, setTouched] = useState(false);
  /** Ahead of the render, for two changes in one event. */
  const latest = useRef(preset);
  const byHand = useRef(false);
  const [early] = useState(() => typedInto(formId, questions));
  const setAnswers = (next: SurveyAnswers): void => {
    latest.current = next;
    show(next);
  };
  const touch = (): void => {
    byHand.current = true;
    setTouched(true);
  };
  const fill = (given: SurveyAnswers): void => setAnswers(byHand.current ? { ...given, ...latest.current } : { ...latest.current, ...given });
  useLayoutEffect(() => {
    if (Object.entries(early).every(([id, answer]) => JSON.stringify(answer) === JSON.stringify(latest.current[id]))) return;
    latest.current = { ...latest.current, ...early };
    byHand.current = true;
    show(latest.current);
    setTouched(true);
  }, [early]);
  return { answers, latest, setAnswers, touched, touch, fill };
}

function typedInto(formId: string, questions: Survey['questions']): SurveyAnswers {
  if (typeof document === 'undefined') return NO_ANSWERS;
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? answersIn(new FormData(form), questions) : NO_ANSWERS;
}

/** Runs one task at a time; a second one asked for meanwhile is dropped. */
function useOnce() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const once = async (task: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
