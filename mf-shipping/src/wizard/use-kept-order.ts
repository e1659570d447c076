/** Keeps the form on the device after each change and on the account after a pause; sends the order once. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SESSION_ENDED } from '@amberlane/contract/calls';
import type { CallFailure } from '@amberlane/core';
import { forgetRecord, keepRecord, type DeviceRecord } from './device-record.ts';
import { draftKeeper, type DraftKeeper, type KeepOutcome } from './draft-keeper.ts';
import { orderValues } from './from-order.ts';
import type { Beginning, CarriedForm } from './start.ts';
import type { StepId } from './steps.ts';
import { toRequest } from './to-request.ts';
import { entriesOf, isChanged, sameEntries, type FormState } from './typed-changes.ts';
import type { WizardValues } from './values.ts';
import { useOnline } from './use-online.ts';
import { wizardCalls, type OrderDetail } from './wizard-calls.ts';

export type SaveState =
  | { readonly state: 'none' }
  | { readonly state: 'saving' }
  | { readonly state: 'account'; /** ms since 1970. */ readonly at: number }
  | { readonly state: 'device'; readonly at: number }
  /** Neither took it. */
  | { readonly state: 'nowhere'; readonly failure: CallFailure | null };

export interface KeptOrder {
  readonly save: SaveState;
  readonly online: boolean;
  readonly orderId: string | null;
  /** What the account has instead, where it was changed elsewhere. */
  readonly theirs: OrderDetail | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly send: (values: WizardValues) => Promise<KeepOutcome>;
  /** The form as it is now, for another page to go on with: from then on that one keeps it. */
  readonly handOver: (values: WizardValues, step: StepId, reached: StepId) => CarriedForm;
}

interface KeptOptions {
  readonly beginning: Beginning;
  readonly values: WizardValues;
  readonly step: StepId;
  readonly reached: StepId;
  /** The order was found to be sent already, by an earlier call or in another tab. */
  readonly onSent: (order: OrderDetail) => void;
  /** The form shows the version of another tab or device from now on. */
  readonly onNewer: (values: WizardValues) => void;
}

const DEVICE_PAUSE_MS = 300;
const ACCOUNT_PAUSE_MS = 1_500;

export function useKeptOrder({ beginning, values, step, reached, onSent, onNewer }: KeptOptions): KeptOrder {
  const { userId, record, filled } = beginning;
  const { stage } = record;
  const online = useOnline();
  const [save, setSave] = useState<SaveState>({ state: 'none' });
  const [theirs, setTheirs] = useState(beginning.theirs);
  const [orderId, setOrderId] = useState(record.orderId);
  const keeper = useKeeper(beginning);
  const [begun] = useState<FormState | null>(() => (record.unsaved ? null : { values: beginning.values, step: record.step }));
  const [saved, setSaved] = useState(begun);
  const changed = isChanged(saved, { values, step });
  // Who accepts another price does not want to be asked again after a reload.
  const isAccepted = beginning.values.seenTotal !== '' && values.seenTotal !== beginning.values.seenTotal;
  const touched = filled || changed || isAccepted || saved !== begun;

  // Answers come between two renderings.
  const savedNow = useRef(saved);
  const markSaved = (state: FormState | null): void => {
    savedNow.current = state;
    setSaved(state);
  };
  const recordNow = (now: WizardValues, at: StepId, more: Partial<DeviceRecord> = {}): DeviceRecord => {
    const { identity } = keeper.state();
    return { ...record, ...identity, id: identity.orderId ?? record.id, values: now, step: at, reached, unsaved: isChanged(savedNow.current, { values: now, step: at }), sending: false, at: Date.now(), ...more };
  };
  const leaving = useLeaving();
  // An answer may come when more has been typed than it was asked for.
  const latest = useRef({ values, step });
  useEffect(() => {
    latest.current = { values, step };
  }, [values, step]);
  const onDevice = (more: Partial<DeviceRecord> = {}): boolean => {
    // A late answer says nothing of what was typed on the next page.
    if (leaving.isElsewhere()) return true;
    const kept = keepRecord(localStorage, userId, recordNow(latest.current.values, latest.current.step, more));
    if (keeper.state().identity.orderId !== null && record.orderId === null) forgetRecord(localStorage, userId, record.id);
    return kept;
  };
  const toDevice = useEffectEvent(() => onDevice());
  const takeOver = (order: OrderDetail): WizardValues => {
    const theirValues = orderValues(order);
    keeper.adopt(order);
    markSaved({ values: theirValues, step: latest.current.step });
    return theirValues;
  };
  const settle = (outcome: KeepOutcome, tried: FormState): void => {
    if (outcome.kind === 'sent') {
      if (!leaving.isLeft()) onSent(outcome.order);
    } else if (outcome.kind === 'conflict') setTheirs(outcome.theirs);
    else if (outcome.kind === 'newer') {
      if (sameEntries(latest.current.values, tried.values)) onNewer(takeOver(outcome.theirs));
      else setTheirs(outcome.theirs);
      setSave({ state: 'none' });
    } else if (outcome.kind === 'saved') {
      markSaved(tried);
      setOrderId(outcome.order.id);
      setSave({ state: 'account', at: Date.now() });
    } else setSave(onDevice() ? { state: 'device', at: Date.now() } : { state: 'nowhere', failure: outcome.failure });
  };
  const onAccount = useEffectEvent(async () => {
    const { keepableDraft } = await import('./judge.ts');
    setSave({ state: 'saving' });
    const outcome = await keeper.keep({ ...keepableDraft({ ...entriesOf(values), step }) });
    settle(outcome, { values, step });
    // Of a form that takes over theirs the next rendering tells what to keep.
    if (outcome.kind !== 'newer') onDevice();
  });

  useEffect(() => {
    if (!touched) return undefined;
    const timer = setTimeout(() => {
      const kept = toDevice();
      if (!online || stage === 'SUBMITTED') setSave(kept ? { state: 'device', at: Date.now() } : { state: 'nowhere', failure: null });
    }, DEVICE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, step, reached, touched, online, stage]);
  useEffect(() => {
    if (!changed || !online || stage === 'SUBMITTED' || theirs !== null) return undefined;
    const timer = setTimeout(() => void onAccount(), ACCOUNT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, step, changed, online, stage, theirs]);
  // Who leaves the page within the pause loses nothing.
  useEffect(() => {
    const leave = (): void => {
      if (touched) toDevice();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [touched]);

  return {
    save,
    online,
    orderId,
    theirs,
    keepMine: () => {
      if (theirs) keeper.adopt(theirs);
      markSaved(null);
      setTheirs(null);
    },
    takeTheirs: () => {
      if (theirs) onNewer(takeOver(theirs));
      setTheirs(null);
    },
    send: async (tried) => {
      onDevice({ sending: true });
      const { keepableDraft } = await import('./judge.ts');
      const outcome = await keeper.send({ ...keepableDraft({ ...toRequest(tried), step: '' }) });
      if (outcome.kind === 'sent') {
        for (const id of [record.id, outcome.order.id]) forgetRecord(localStorage, userId, id);
      } else {
        if (outcome.kind === 'conflict') setTheirs(outcome.theirs);
        // No answer: it may have been sent, and the next visit asks.
        const isLost = outcome.kind === 'failed' && outcome.failure.status === null && !SESSION_ENDED.has(outcome.failure.code);
        onDevice({ sending: isLost });
      }
      return outcome;
    },
    handOver: (now, at, furthest) => {
      leaving.handOver();
      const { known, unanswered } = keeper.state();
      return { record: recordNow(now, at, { reached: furthest }), known, unanswered };
    },
  };
}

/** Whether the page was left, and whether its form has gone to another one: answers may come later than that. */
function useLeaving() {
  const isLeft = useRef(false);
  const isHandedOver = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return {
    isLeft: () => isLeft.current,
    isElsewhere: () => isLeft.current && isHandedOver.current,
    handOver: () => {
      isHandedOver.current = true;
    },
  };
}

function useKeeper({ record, known, unanswered }: Beginning): DraftKeeper {
  const [open] = wizardCalls.useOpenDraftMutation();
  const [save] = wizardCalls.useSaveOrderMutation();
  const [ask] = wizardCalls.useLazyWizardOrderQuery();
  const [keeper] = useState(() =>
    draftKeeper(
      {
        open: (key) => open(key),
        save: (id, version, form, isDraft) => save({ ...form, id, version, draft: isDraft }),
        ask: (id) => ask(id),
      },
      { identity: { key: record.key, orderId: record.orderId, version: record.version }, known, unanswered },
    ),
  );
  return keeper;
}
