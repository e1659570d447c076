/** Keeps the form on the device after each change and on the account after a pause; sends the order once. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SESSION_ENDED } from '@amberlane/contract/calls';
import type { CallFailure } from '@amberlane/core';
import { forgetRecord, keepRecord, type DeviceRecord } from './device-record.ts';
import { draftKeeper, type DraftKeeper, type KeepOutcome } from './draft-keeper.ts';
import type { Beginning } from './start.ts';
import type { StepId } from './steps.ts';
import { toRequest } from './to-request.ts';
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
  readonly takeTheirs: (order: OrderDetail) => void;
  readonly send: (values: WizardValues) => Promise<KeepOutcome>;
  /** The record as it is now, for another page to go on with. */
  readonly recordNow: (values: WizardValues, step: StepId) => DeviceRecord;
}

interface KeptOptions {
  readonly beginning: Beginning;
  readonly values: WizardValues;
  readonly step: StepId;
  readonly reached: StepId;
  /** The order was found to be sent already, by an earlier call or in another tab. */
  readonly onSent: (order: OrderDetail) => void;
}

const DEVICE_PAUSE_MS = 300;
const ACCOUNT_PAUSE_MS = 1_500;

export function useKeptOrder({ beginning, values, step, reached, onSent }: KeptOptions): KeptOrder {
  const { userId, record, filled } = beginning;
  const { stage } = record;
  const online = useOnline();
  const [save, setSave] = useState<SaveState>({ state: 'none' });
  const [theirs, setTheirs] = useState(beginning.theirs);
  const [orderId, setOrderId] = useState(record.orderId);
  const keeper = useKeeper(beginning);
  const savedOnAccount = useRef<WizardValues | null>(record.unsaved ? null : beginning.values);
  const touched = filled || values !== beginning.values || step !== record.step;

  const recordNow = (now: WizardValues, at: StepId, more: Partial<DeviceRecord> = {}): DeviceRecord => ({
    ...record, ...keeper.identity(), id: keeper.identity().orderId ?? record.id, values: now, step: at, reached, unsaved: savedOnAccount.current !== now, sending: false, at: Date.now(), ...more,
  });
  // An answer may come when more has been typed than it was asked for.
  const latest = useRef({ values, step });
  useEffect(() => {
    latest.current = { values, step };
  }, [values, step]);
  const onDevice = (more: Partial<DeviceRecord> = {}): boolean => {
    const kept = keepRecord(localStorage, userId, recordNow(latest.current.values, latest.current.step, more));
    if (keeper.identity().orderId !== null && record.orderId === null) forgetRecord(localStorage, userId, record.id);
    return kept;
  };
  const toDevice = useEffectEvent(() => onDevice());
  const settle = (outcome: KeepOutcome, tried: WizardValues): void => {
    if (outcome.kind === 'sent') onSent(outcome.order);
    else if (outcome.kind === 'conflict') setTheirs(outcome.theirs);
    else if (outcome.kind === 'saved') {
      savedOnAccount.current = tried;
      setOrderId(outcome.order.id);
      setSave({ state: 'account', at: Date.now() });
    } else setSave(onDevice() ? { state: 'device', at: Date.now() } : { state: 'nowhere', failure: outcome.failure });
  };
  const onAccount = useEffectEvent(async () => {
    const { keepableDraft } = await import('./judge.ts');
    setSave({ state: 'saving' });
    settle(await keeper.keep({ ...keepableDraft({ ...toRequest(values), step }) }), values);
    onDevice();
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
    if (!touched || !online || stage === 'SUBMITTED' || theirs !== null) return undefined;
    const timer = setTimeout(() => void onAccount(), ACCOUNT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, step, touched, online, stage, theirs]);
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
      savedOnAccount.current = null;
      setTheirs(null);
    },
    takeTheirs: (order) => {
      keeper.adopt(order);
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
    recordNow,
  };
}

function useKeeper({ record }: Beginning): DraftKeeper {
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
      record,
    ),
  );
  return keeper;
}
