/**
 * A form that fills the request of one call of the contract: keeps what is typed, judges it with the call's own
 * schema (loaded when it is first needed), and sets what the API refuses beside its field. Nothing typed is ever lost.
 *
 *     const form = useContractForm({
 *       contract: register.load,                    // of @amberlane/contract/call-index/accounts
 *       initial: { userName: '', password: '', … },
 *       submit: (values) => register(values),       // an RTK mutation
 *     });
 *     <ContractForm form={form}><EmailField {...form.text('userName')} label={…} /> … </ContractForm>
 */
import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';
import { useMarket, type CallFailure } from '@amberlane/core';
import type { Call } from '@amberlane/contract/calls/call';
import type { FlagBinding, TextBinding } from './bindings.ts';
import { refusalOf, type Outcome } from './call-refusal.ts';
import { useEarlyTyping } from './early-typing.ts';
import type { AskedForIn, Faults, FaultSentence, FoundFault } from './fault-sentences.ts';
import { hearPresses, pointerReleased } from './pointer-release.ts';
import { valueAt, withValue } from './value-path.ts';

interface ContractFormOptions<Values extends object> {
  readonly contract: () => Promise<Pick<Call, 'request'>>;
  readonly initial: Values;
  /** The request that the values stand for; the values themselves unless said. Paths of faults are those of the request. */
  readonly toRequest?: (values: Values) => unknown;
  /** Faults that the schema can't know. */
  readonly check?: (values: Values) => readonly FoundFault[];
  /** What fields ask for whose name means something else elsewhere, by path: the `name` of a key is no person's. */
  readonly asked?: AskedForIn;
  /** Sends; gives what an RTK mutation gives, or nothing when all went well. */
  readonly submit: (values: Values) => Promise<Outcome | undefined>;
}

export interface FormFault {
  readonly id: string;
  readonly sentence: string;
  /** The field as its label says it now; '' where the sentence names it. */
  readonly name?: () => string;
}

export interface ContractFormState<Values extends object> {
  readonly id: string;
  readonly values: Values;
  readonly text: (path: string) => TextBinding;
  readonly flag: (path: string) => FlagBinding;
  /**
   * Changes values that no field shows, or many at once. What is made of the present values is given as a function of
   * them: those of a render may be older than what was typed since.
   */
  readonly setValues: (next: Values | ((present: Values) => Values)) => void;
  /** Begins anew with values that nobody typed: what was saved elsewhere, say. Nothing of them is unsent. */
  readonly reset: (values: Values) => void;
  readonly submitting: boolean;
  /** Typed in and not sent. */
  readonly dirty: boolean;
  /** What kept the last attempt from being sent and is not put right yet, in the order of the fields. */
  readonly refused: readonly FormFault[];
  /** Counts refused attempts, so that each moves the focus. */
  readonly attempts: number;
  /** A refusal that belongs to no field. */
  readonly failure: CallFailure | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useContractForm<Values extends object>(options: ContractFormOptions<Values>): ContractFormState<Values> {
  const id = useId();
  const { locale } = useMarket();
  const { values, latest, setValues } = useTypedValues(id, options.initial);
  const faults = useFieldFaults();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [sent, setSent] = useState(options.initial);
  const { submitting, once } = useOneAtATime();
  const judge = useJudge(options);

  /** Judges a field that was left; what was typed meanwhile is judged when that is left. */
  const leave = async (path: string): Promise<void> => {
    const left = valueAt(latest.current, path);
    // Walking past an empty field is no mistake yet.
    if (left === '' || left === undefined) return;
    const found = await judge(latest.current);
    // A sentence that appears while a button is pressed would push it away from under the pointer.
    await pointerReleased();
    if (valueAt(latest.current, path) === left) faults.judged(path, left, found.get(path));
  };
  const send = async (form: HTMLFormElement): Promise<void> => {
    const tried = latest.current;
    setFailure(null);
    const found = await judge(tried, form);
    if (found.size > 0) {
      await faults.refuse(form, found);
      return;
    }
    faults.clearAll();
    const answer = refusalOf(await options.submit(tried).catch((error: unknown) => ({ error: error ?? new Error() })));
    if (!answer) setSent(tried);
    const named = answer?.fields ?? [];
    faults.refusedByApi(new Map(named.map(({ field }) => [field, valueAt(tried, field)])));
    // Without the code that sets sentences beside their fields, the refusal still shows as a whole.
    const apiFaults = named.length > 0 ? await loadFaults().then((code) => code.apiFaults({ fields: named }, locale), () => null) : null;
    if (apiFaults) await faults.refuse(form, apiFaults);
    else setFailure(answer);
  };
  useSettling(values, faults, judge);
  useEffect(hearPresses, []);
  const binding = (path: string) => ({
    id: `${id}-${path}`,
    name: path,
    error: faults.errors.get(path)?.(locale),
    onLeave: () => void leave(path),
    onValue: (value: unknown) => {
      setValues((present) => withValue(present, path, value));
      faults.clear(path);
    },
  });
  return {
    id,
    values,
    text: (path) => ({ ...binding(path), value: textAt(values, path) }),
    flag: (path) => ({ ...binding(path), value: valueAt(values, path) === true }),
    setValues,
    reset: (next) => {
      setValues(next);
      setSent(next);
      faults.clearAll();
      setFailure(null);
    },
    submitting,
    dirty: values !== sent,
    refused: [...faults.refused].map(([path, sentenceIn]) => {
      const fault = { id: `${id}-${path}`, sentence: sentenceIn(locale) };
      return sentenceIn.namesField ? fault : { ...fault, name: () => faults.nameOf(fault.id) };
    }),
    attempts: faults.attempts,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      void once(() => send(form));
    },
  };
}

function textAt(values: object, path: string): string {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : '';
}

/** What is typed; `latest` is ahead of the render, for two changes in one event. */
function useTypedValues<Values extends object>(id: string, initial: Values) {
  const [values, show] = useState(initial);
  const latest = useRef(initial);
  const setValues: ContractFormState<Values>['setValues'] = (next) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    show(latest.current);
  };
  useEarlyTyping(id, initial, setValues);
  return { values, latest, setValues };
}

const NONE: Faults = new Map();
const loadFaults = () => import('./fault-sentences.ts');

const belongsTo = (field: string, path: string): boolean => field === path || field.startsWith(`${path}.`);
const without = (errors: Faults, path: string): Faults => new Map([...errors].filter(([field]) => !belongsTo(field, path)));

interface Refusal {
  readonly faults: Faults;
  readonly attempts: number;
  readonly form: HTMLFormElement | null;
  readonly fieldName: (field: HTMLElement | null) => string;
}

/** Faults beside the fields, and those that kept the last attempt from being sent. */
function useFieldFaults() {
  const [errors, setErrors] = useState(NONE);
  const [last, setLast] = useState<Refusal>({ faults: NONE, attempts: 0, form: null, fieldName: () => '' });
  /** Values that the API refused last time, by field. */
  const apiRefused = useRef<ReadonlyMap<string, unknown>>(new Map());
  const isRefusedByApi = (path: string, value: unknown): boolean => apiRefused.current.has(path) && apiRefused.current.get(path) === value;
  return {
    errors,
    /** In the order of the fields; a field that was put right is none of them. */
    refused: last.faults,
    form: last.form,
    nameOf: (id: string): string => last.fieldName(document.getElementById(id)),
    attempts: last.attempts,
    clear: (path: string): void => setErrors((before) => without(before, path)),
    clearAll: (): void => {
      setErrors(NONE);
      setLast((before) => ({ ...before, faults: NONE }));
    },
    /** `sentence` is what the schema says of the value; what the API refused stays refused: it knows more. */
    judged(path: string, value: unknown, sentence: FaultSentence | undefined): void {
      if (sentence === undefined && isRefusedByApi(path, value)) return;
      setErrors((before) => (sentence === undefined ? without(before, path) : new Map([...without(before, path), [path, sentence]])));
    },
    refusedByApi(values: ReadonlyMap<string, unknown>): void {
      apiRefused.current = values;
    },
    async refuse(form: HTMLFormElement, found: Faults): Promise<void> {
      const { inOrderOf, fieldName } = await loadFaults();
      const faults = inOrderOf(form, found);
      setErrors(faults);
      setLast(({ attempts }) => ({ faults, attempts: attempts + 1, form, fieldName }));
    },
    /** Leaves those refused fields that are still wrong; `found` is what stands against the values now. */
    settle(found: Faults, values: object): void {
      const stillOf = ([path, before]: readonly [string, FaultSentence]) => found.get(path) ?? (isRefusedByApi(path, valueAt(values, path)) ? before : undefined);
      setLast((before) => ({ ...before, faults: new Map([...before.faults].flatMap(([path, sentence]) => {
        const still = stillOf([path, sentence]);
        return still ? [[path, still] as const] : [];
      })) }));
    },
  };
}

/** `form`: what its fields have against themselves counts too. */
type Judge<Values> = (values: Values, form?: HTMLFormElement | null) => Promise<Faults>;

/** Judges anew what was refused whenever something changes, so that the summary holds what is still wrong. */
function useSettling<Values extends object>(values: Values, { refused, form, settle }: ReturnType<typeof useFieldFaults>, judge: Judge<Values>): void {
  const { locale } = useMarket();
  const isRefused = refused.size > 0;
  const judgeAgain = useEffectEvent(async (isPast: () => boolean) => {
    const found = await judge(values, form);
    if (!isPast()) settle(found, values);
  });
  useEffect(() => {
    let past = false;
    if (isRefused) void judgeAgain(() => past);
    return () => {
      past = true;
    };
  }, [values, locale, isRefused]);
}

/** Faults of the values by field. A schema that can't be loaded finds none: the API judges anyway. */
function useJudge<Values extends object>({ contract, toRequest, check, asked = {} }: ContractFormOptions<Values>): Judge<Values> {
  return async (values, form) => {
    try {
      const [{ request }, { faultSentences, withOwnFaults }] = await Promise.all([contract(), loadFaults()]);
      const found = faultSentences(request, toRequest ? toRequest(values) : values, check?.(values) ?? [], { form: form ?? null, asked });
      return form ? withOwnFaults(form, found) : found;
    } catch {
      return NONE;
    }
  };
}

/** Runs one task at a time; a second one asked for meanwhile is dropped. */
function useOneAtATime(): { readonly submitting: boolean; readonly once: (task: () => Promise<void>) => Promise<void> } {
  const [submitting, setSubmitting] = useState(false);
  const running = useRef(false);
  const once = async (task: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    try {
      await task();
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };
  return { submitting, once };
}
