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

export interface DraftKeeper {
  readonly identity: () => OrderIdentity;
  /** Goes on from a version that the customer has looked at. */
  readonly adopt: (order: OrderDetail) => void;
  readonly keep: (form: KeptForm) => Promise<KeepOutcome>;
  readonly send: (form: KeptForm) => Promise<KeepOutcome>;
}

const SILENT: CallFailure = { code: ERROR.SERVICE, message: '', status: null, requestId: null, fields: [] };
const failureOf = (error: unknown): CallFailure => (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : SILENT);

/** `start.known` is the form that the account has at the version of the start; null when nobody has looked. */
export function draftKeeper(calls: KeeperCalls, start: OrderIdentity & { readonly known: KeptForm | null }): DraftKeeper {
  let identity: OrderIdentity = { key: start.key, orderId: start.orderId, version: start.version };
  let { known } = start;
  let running: Promise<unknown> = Promise.resolve();
  /** What was asked to be saved and got no answer. */
  let unanswered: KeptForm | null = null;

  const adopt = ({ id, version, form }: OrderDetail): void => {
    identity = { ...identity, orderId: id, version };
    known = form;
  };

  const opened = async (): Promise<{ readonly id: string; readonly version: number } | CallFailure> => {
    if (identity.orderId !== null && identity.version !== null) return { id: identity.orderId, version: identity.version };
    const { data, error } = await calls.open(identity.key);
    if (!data) return failureOf(error);
    adopt(data);
    return data;
  };

  const write = async (form: KeptForm, isDraft: boolean, isRetry = false): Promise<KeepOutcome> => {
    const place = await opened();
    if ('code' in place) return { kind: 'failed', failure: place };
    const { data, error } = await calls.save(place.id, place.version, form, isDraft);
    if (data) {
      unanswered = null;
      adopt(data);
      return { kind: isDraft ? 'saved' : 'sent', order: data };
    }
    const failure = failureOf(error);
    if (failure.code === ERROR.CONFLICT || failure.code === ERROR.ORDER_STATE) return afterConflict(form, isDraft, isRetry, failure, place.id);
    if (failure.status === null || failure.status >= 500) unanswered = form;
    return { kind: 'failed', failure };
  };

  /** A version that we wrote ourselves, or that says the same, is none that anybody has to choose from. */
  const afterConflict = async (form: KeptForm, isDraft: boolean, isRetry: boolean, failure: CallFailure, id: string): Promise<KeepOutcome> => {
    const { data: theirs, error } = await calls.ask(id);
    if (!theirs) return { kind: 'failed', failure: failureOf(error) };
    const isOurs = unanswered !== null && sameForm(theirs.form, unanswered);
    if (theirs.status !== 'DRAFT' && (isDraft || isOurs || sameForm(theirs.form, form))) {
      adopt(theirs);
      return { kind: 'sent', order: theirs };
    }
    const isUntouched = known !== null && sameForm(theirs.form, known);
    if ((isOurs || isUntouched || sameForm(theirs.form, form)) && !isRetry && failure.code === ERROR.CONFLICT) {
      adopt(theirs);
      return write(form, isDraft, true);
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
    identity: () => identity,
    adopt,
    keep: (form) => inTurn(() => write(form, true)),
    send: (form) => inTurn(() => write(form, false)),
  };
}
