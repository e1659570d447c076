/**
 * Keeps one order on the account: opens it once, saves it version by version, sends it once. Answers that are lost on the
 * way are found again, so that nothing is made twice. One call at a time; no React.
 */
import type { CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { sameForm } from './same-form.ts';
import type { OrderDetail } from './wizard-calls.ts';

export interface OrderIdentity {
  /** Idempotency key of the opening. */
  readonly key: string;
  readonly orderId: string | null;
  readonly version: number | null;
}

type Answer = { readonly data?: OrderDetail | undefined; readonly error?: unknown };
export type KeptForm = Readonly<Record<string, unknown>>;

export interface KeeperCalls {
  readonly open: (key: string) => Promise<Answer>;
  readonly save: (id: string, version: number, form: KeptForm, isDraft: boolean) => Promise<Answer>;
  readonly ask: (id: string) => Promise<Answer>;
}

export type KeepOutcome =
  | { readonly kind: 'saved'; readonly order: OrderDetail }
  /** The order left the form: sent by this call, or by an earlier one whose answer was lost. */
  | { readonly kind: 'sent'; readonly order: OrderDetail }
  /** Somebody else, or another tab, changed it meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: OrderDetail }
  /** It was changed elsewhere, and nothing was here: theirs is simply the newer one. */
  | { readonly kind: 'newer'; readonly theirs: OrderDetail }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** What a keeper knows of the order on the account, for another one to go on from. */
export interface KeptState {
  readonly identity: OrderIdentity;
  /** The form that the account has at the version of the identity; null when nobody has looked. */
  readonly known: KeptForm | null;
  /** Forms whose saving was asked for and has no answer, the newest last. */
  readonly unanswered: readonly KeptForm[];
}

export interface DraftKeeper {
  readonly state: () => KeptState;
  /** Goes on from a version that the customer has looked at. */
  readonly adopt: (order: OrderDetail) => void;
  readonly keep: (form: KeptForm) => Promise<KeepOutcome>;
  readonly send: (form: KeptForm) => Promise<KeepOutcome>;
}

const SILENT: CallFailure = { code: ERROR.SERVICE, message: '', status: null, requestId: null, fields: [] };
const failureOf = (error: unknown): CallFailure => (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : SILENT);

/** Of an order that was opened and never saved. */
const FIRST_VERSION = 1;
/** More answers than are lost between two that arrive. */
const MOST_UNANSWERED = 8;

interface Writing {
  readonly form: KeptForm;
  readonly isDraft: boolean;
  readonly isRetry: boolean;
}

export function draftKeeper(calls: KeeperCalls, start: KeptState): DraftKeeper {
  let { identity, known, unanswered } = start;
  let running: Promise<unknown> = Promise.resolve();

  const adopt = ({ id, version, form }: OrderDetail): void => {
    identity = { ...identity, orderId: id, version };
    known = form;
  };

  const write = async (writing: Writing): Promise<KeepOutcome> => {
    const { orderId, version } = identity;
    if (orderId !== null && version !== null) return save(orderId, version, writing);
    const { data, error } = await calls.open(identity.key);
    if (!data) return { kind: 'failed', failure: failureOf(error) };
    // The key was used before, by this form or by one beside it, and something was written since.
    if (data.version > FIRST_VERSION) return against(data, writing, true);
    adopt(data);
    return save(data.id, data.version, writing);
  };

  const save = async (id: string, version: number, writing: Writing): Promise<KeepOutcome> => {
    const { form, isDraft } = writing;
    unanswered = [...unanswered, form].slice(-MOST_UNANSWERED);
    const { data, error } = await calls.save(id, version, form, isDraft);
    if (data) {
      unanswered = [];
      adopt(data);
      return { kind: isDraft ? 'saved' : 'sent', order: data };
    }
    const failure = failureOf(error);
    if (failure.status !== null && failure.status < 500) unanswered = unanswered.filter((each) => each !== form);
    if (failure.code === ERROR.CONFLICT || failure.code === ERROR.ORDER_STATE) return afterConflict(id, writing, failure);
    return { kind: 'failed', failure };
  };

  const afterConflict = async (id: string, writing: Writing, failure: CallFailure): Promise<KeepOutcome> => {
    const { data: theirs, error } = await calls.ask(id);
    if (!theirs) return { kind: 'failed', failure: failureOf(error) };
    return against(theirs, writing, failure.code === ERROR.CONFLICT);
  };

  /** A version that we wrote ourselves, or that says the same, is none that anybody has to choose from. */
  const against = async (theirs: OrderDetail, { form, isDraft, isRetry }: Writing, canGoOn: boolean): Promise<KeepOutcome> => {
    const isOurs = unanswered.some((each) => sameForm(theirs.form, each));
    if (theirs.status !== 'DRAFT' && (isDraft || isOurs || sameForm(theirs.form, form))) {
      adopt(theirs);
      return { kind: 'sent', order: theirs };
    }
    const isUntouched = known !== null && sameForm(theirs.form, known);
    if ((isOurs || isUntouched || sameForm(theirs.form, form)) && !isRetry && canGoOn) {
      adopt(theirs);
      return write({ form, isDraft, isRetry: true });
    }
    const isNothingHere = isDraft && known !== null && sameForm(form, known);
    return { kind: isNothingHere ? 'newer' : 'conflict', theirs };
  };

  const inTurn = (task: () => Promise<KeepOutcome>): Promise<KeepOutcome> => {
    const turn = running.then(task);
    running = turn.catch(() => undefined);
    return turn;
  };
  return {
    state: () => ({ identity, known, unanswered }),
    adopt,
    keep: (form) => inTurn(() => write({ form, isDraft: true, isRetry: false })),
    send: (form) => inTurn(() => write({ form, isDraft: false, isRetry: false })),
  };
}
