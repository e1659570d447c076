/**
 * A form that goes to our offices. Keeps what is typed on the device, judges it with the schema of its call, sends it once,
 * and knows what came of it, with JavaScript and without.
 *
 *     const lead = useLeadForm({
 *       name: 'contact-expert',               // of the form in remote.config.ts, and of its draft
 *       call: saveContactExpert,              // of @amberlane/contract/call-index/leads
 *       initial: { lastName: '', … },         // texts and flags, named as the fields of the call
 *       toRequest: (values) => ({ … }),       // without `homepage` and `formMs`
 *       send: (request) => save(request),     // an RTK mutation that answers with a receipt
 *     });
 *     <LeadForm lead={lead} …> <TextField {...lead.text('lastName')} … /> </LeadForm>
 */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useGoTo, useIntl, useMarket, usePageAddress, type RequestOf } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { Call, NamedCall } from '@amberlane/contract/calls/call';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Receipt } from '@amberlane/contract/calls/leads';
import { useContractForm, useDraft, usePhoneRules, type ContractFormState, type FlagBinding, type TextBinding } from '@amberlane/ui/fields';
import { askedHere, leadCalls } from './lead-calls.ts';
import { numberFaults, numberIn } from './number-faults.ts';
import { readOutcome, sentQuery, type Outcome } from './outcome.ts';
import type { AskedByField, RefusedSentence } from './refused-sentences.ts';
import { useSendWithWork } from './send-with-work.ts';

interface LeadFormOptions<Values extends object, C extends Call> {
  readonly name: string;
  /** Under which the draft is kept, where one form stands on several pages; its name unless said. */
  readonly draftKey?: string;
  readonly call: NamedCall<C>;
  readonly initial: Values;
  /** Fields whose initial value comes from the address and counts more than a draft: the parcel that the reader came from. */
  readonly prefilled?: readonly (keyof Values & string)[];
  /** A text whose initial value comes from the address and stands above what a draft holds, unless that holds it already. */
  readonly onTop?: keyof Values & string;
  /** Fields that hold several codes, parted by commas, under boxes of one name. */
  readonly lists?: readonly (keyof Values & string)[];
  /** The request that the values stand for, whether right or wrong. */
  readonly toRequest: (values: Values) => object;
  /** Faults that the schema can't know. */
  readonly check?: (values: Values) => readonly Pick<FieldFault, 'field' | 'code' | 'params'>[];
  /** What fields of this form ask for that others do not, by name: beside an empty one stands what to enter. */
  readonly asked?: AskedByField;
  readonly send: (request: RequestOf<C>) => Promise<{ readonly data?: Receipt | undefined; readonly error?: unknown }>;
}

/** A form that has arrived. */
export interface Arrived {
  readonly reference: string;
  readonly answerBy: string | null;
  /** Whether the confirmation has left already; null when that is not known. */
  readonly mailed: boolean | null;
  /** Where the confirmation goes; '' when that is not known. */
  readonly email: string;
}

/** A form that came back without JavaScript: the code of the contract, and its refused fields with what to do. */
export interface RefusedLead {
  readonly code: number;
  readonly fields: readonly ({ readonly field: string } & RefusedSentence)[];
}

type Trapped<Values> = Values & { readonly homepage: string };

export interface LeadFormState<Values extends object> {
  readonly name: string;
  readonly form: ContractFormState<Trapped<Values>>;
  readonly values: Values;
  readonly text: (path: string) => TextBinding;
  readonly flag: (path: string) => FlagBinding;
  /** null until it has arrived. */
  readonly arrived: Arrived | null;
  /** Why the form that was sent without JavaScript was refused; null once it is sent again. */
  readonly refused: RefusedLead | null;
  readonly draft: ReturnType<typeof useDraft>['draft'];
  /** Empties the form and its draft. */
  readonly startOver: () => void;
}

/** Sent by hand with the form, never part of what is kept. */
const NEVER_KEPT = ['homepage'];

export function useLeadForm<Values extends { readonly email: string }, C extends Call>({
  name, draftKey = name, call, initial, prefilled = [], onTop, lists = [], toRequest, check, asked, send,
}: LeadFormOptions<Values, C>): LeadFormState<Values> {
  const goTo = useGoTo();
  const { path, search } = usePageAddress();
  const outcome = readOutcome(new URLSearchParams(search));
  const cameBack = useRefused(outcome.refused, asked);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const msOnPage = useMsOnPage();
  const sendWithWork = useSendWithWork();
  const [blank] = useState<Trapped<Values>>(() => ({ ...initial, homepage: '' }));
  const [hasNumber, setHasNumber] = useState(false);
  const rules = usePhoneRules(hasNumber);
  const form = useContractForm<Trapped<Values>>({
    contract: call.load,
    initial: blank,
    toRequest,
    check: (values) => [...(check?.(values) ?? []), ...numberFaults(toRequest(values), rules)],
    asked: askedHere(asked),
    submit: async (values) => {
      const request: unknown = { ...toRequest(values), homepage: values.homepage, formMs: msOnPage() };
      // Judged by the schema of the call just now; what the page could not judge, the API does.
      const answer = await sendWithWork(request as RequestOf<C> & object, send).catch(() => NOT_SENT);
      if (answer.data) {
        const { reference, answerBy, mailed } = answer.data;
        forget();
        setArrived({ reference, answerBy, mailed, email: values.email });
        goTo(path + sentQuery({ reference, answerBy }), { replace: true });
      }
      return answer;
    },
  });
  if (!hasNumber && numberIn(form.values) !== '') setHasNumber(true);
  const sent = arrived ?? (outcome.sent && { ...outcome.sent, mailed: null, email: '' });
  // What was typed while the form went out is not kept for the next one.
  const { draft, forget } = useDraft({ ...form, dirty: form.dirty && sent === null }, draftKey, { omit: NEVER_KEPT });
  useFromAddress(form, blank, { prefilled, onTop }, draft?.state === 'kept');
  useEarlyLists(form, lists);
  const refused = form.attempts === 0 && form.failure === null ? cameBack : null;
  return {
    name,
    form,
    values: form.values,
    text: (field) => {
      const binding = form.text(field);
      const fault = refused?.fields.find((each) => each.field === field);
      return fault && binding.value === '' && binding.error === undefined ? { ...binding, error: fault.sentence } : binding;
    },
    flag: form.flag,
    arrived: sent,
    refused,
    draft,
    startOver: () => {
      forget();
      form.reset(blank);
      setArrived(null);
    },
  };
}

/** What a form that came back without JavaScript asks for, field by field; `load` has fetched the sentences. */
function useRefused(refused: Outcome['refused'], asked: AskedByField | undefined): RefusedLead | null {
  const intl = useIntl();
  const { locale } = useMarket();
  const fields = refused?.fields ?? [];
  const { data = {} } = leadCalls.useRefusedSentencesQuery({ fields, locale, asked: askedHere(asked) }, { skip: fields.length === 0 });
  if (!refused) return null;
  const unknown = { sentence: intl.formatMessage({ id: 'lead-form.refused.field' }), namesField: false };
  return { code: refused.code, fields: fields.map(({ field }) => ({ field, ...(data[field] ?? unknown) })) };
}

/** No answer came, or what reads it could not be loaded. */
const NOT_SENT = { data: undefined, error: { code: ERROR.NETWORK, message: '', status: null, requestId: null, fields: [] } };

const never = () => () => undefined;

/** Gives the time for which the form has been on screen, ms: since the document began where the server has sent it. */
function useMsOnPage(): () => number {
  const hydrating = useSyncExternalStore(never, () => false, () => true);
  const [fromServer] = useState(hydrating);
  const since = useRef(0);
  useEffect(() => {
    since.current = fromServer ? 0 : performance.now();
  }, [fromServer]);
  return () => Math.max(0, Math.round(performance.now() - since.current));
}

/** Puts what the address says over what a draft has brought back. */
function useFromAddress<Values extends object>(
  form: ContractFormState<Values>,
  initial: Values,
  { prefilled, onTop }: { readonly prefilled: readonly (keyof Values & string)[]; readonly onTop: (keyof Values & string) | undefined },
  isBack: boolean,
): void {
  const put = useEffectEvent(() => {
    for (const field of prefilled) {
      const value = initial[field];
      if (typeof value === 'string' && value !== '' && value !== form.values[field]) form.text(field).onValue(value);
    }
    if (onTop === undefined) return;
    const [first, kept] = [initial[onTop], form.values[onTop]];
    if (typeof first === 'string' && typeof kept === 'string' && !kept.includes(first.trim())) form.text(onTop).onValue(kept === '' ? first : `${first}\n${kept}`);
  });
  useEffect(() => {
    if (isBack) put();
  }, [isBack]);
}

/** Boxes that were ticked before React took the page over. */
function useEarlyLists<Values extends object>(form: ContractFormState<Values>, names: readonly string[]): void {
  const [ticked] = useState(() => {
    // The server knows neither documents nor forms.
    if (typeof document === 'undefined') return [];
    const element = document.getElementById(form.id);
    const data = element instanceof HTMLFormElement ? new FormData(element) : null;
    return names.map((name) => [name, (data?.getAll(name) ?? []).filter((code) => typeof code === 'string').join(',')] as const);
  });
  const take = useEffectEvent(() => {
    for (const [name, codes] of ticked) if (codes !== '' && codes !== form.text(name).value) form.text(name).onValue(codes);
  });
  useEffect(() => take(), []);
}
