/** The form as a whole: where its reader is, what is typed, what it costs, and where it is kept. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useGoTo, useMarket, usePageAddress, useToast, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { useContractForm, type ContractFormState } from '@amberlane/ui/fields';
import { carried } from '../store/shipping-slice.ts';
import { bookEntryOf, type Side } from './from-order.ts';
import { priceNoticeId } from './price-change.ts';
import type { Beginning } from './start.ts';
import { unlistedGoods } from './unlisted-goods.ts';
import { type DONE, firstStepOf, indexOf, isStep, stepAt, STEPS, type StepId } from './steps.ts';
import { toRequest } from './to-request.ts';
import { kindOf, type WizardValues } from './values.ts';
import { useKeptOrder, type KeptOrder } from './use-kept-order.ts';
import { usePrice, type OrderPrice } from './use-price.ts';
import { placePath, type ShipKind } from './wizard-address.ts';
import { wizardCalls, type BookEntry, type Dictionaries, type OrderDetail } from './wizard-calls.ts';

export interface WizardState {
  readonly form: ContractFormState<WizardValues>;
  /** Fills in many values at once, which no field has typed. */
  readonly fill: (values: WizardValues) => void;
  /** Counts how often: fields that keep what was typed in them begin anew. */
  readonly fillings: number;
  readonly values: WizardValues;
  readonly step: StepId;
  readonly reached: StepId;
  /** By the countries that are chosen; that of the page until then. */
  readonly kind: ShipKind;
  /** The order was sent before: it is changed. */
  readonly isChange: boolean;
  readonly price: OrderPrice;
  /** The price ran out while the order was on its way. */
  readonly priceExpired: boolean;
  readonly kept: KeptOrder;
  /** Entries of the address book that a new shipment may go to. */
  readonly book: readonly BookEntry[];
  /** Words of the dictionaries; undefined until they come. */
  readonly words: Dictionaries | undefined;
  readonly pathOf: (step: StepId) => string;
  readonly goTo: (step: StepId) => void;
}

interface WizardOptions {
  readonly beginning: Beginning;
  readonly pageKind: ShipKind;
  readonly onSent: (order: OrderDetail) => void;
  /** Names under which the address of this form may stand. */
  readonly onOwn: (ids: readonly string[]) => void;
}

const OFFLINE: CallFailure = { code: ERROR.NETWORK, message: '', status: null, requestId: null, fields: [] };

export function useWizard({ beginning, pageKind, onSent, onOwn }: WizardOptions): WizardState {
  const { record } = beginning;
  const { locale } = useMarket();
  const dispatch = useDispatch();
  const go = useGoTo();
  const [reached, setReached] = useState(record.reached);
  const [priceExpired, setPriceExpired] = useState(false);
  const step = useStep(record.step, reached);
  const judged = useRef(beginning.values);
  const saveToBook = useSaveToBook();
  const { data: words } = wizardCalls.useWizardWordsQuery({ locale });

  const form = useContractForm<WizardValues>({
    contract: async () => {
      const { schemaOf } = await import('./judge.ts');
      return { request: schemaOf(step === 'review' ? STEPS : [step], () => judged.current, new Date()) };
    },
    initial: beginning.values,
    toRequest: (values) => {
      judged.current = values;
      return toRequest(values);
    },
    // A product that no longer takes the parcel can't be gone on with, nor goods that the other kind of order has no name for.
    check: (now) => [
      ...(indexOf(step) >= indexOf('goods') ? unlistedGoods(now, words, (kindOf(now) ?? pageKind) === 'local') : []),
      ...(indexOf(step) >= indexOf('price') && price.state === 'ready' && price.chosen === null ? [{ field: 'expressType', code: 'choice' } as const] : []),
    ],
    submit: async (values) => (step === 'review' ? send(values) : advance(values)),
  });
  const { values } = form;
  const kind = kindOf(values) ?? pageKind;
  const [fillings, setFillings] = useState(0);
  const refilled = (give: (now: WizardValues) => void) => (now: WizardValues): void => {
    give(now);
    setFillings((before) => before + 1);
  };
  const [fill, reset] = [refilled(form.setValues), refilled(form.reset)];
  const kept = useKeptOrder({ beginning, values, step, reached, onSent, onNewer: reset });
  const price = usePrice({ values, set: (name, value) => form.text(name).onValue(value), choosing: indexOf(reached) >= indexOf('price') });

  const placeOf = (to: StepId | typeof DONE, of = kind): string => placePath({ kind: of, orderId: kept.orderId, id: record.id, step: to });
  /** A page of the other kind takes the form over as it is. */
  const lead = (to: StepId, now: WizardValues, furthest: StepId, replace = false): void => {
    const next = kindOf(now) ?? pageKind;
    if (next === pageKind) {
      go(placeOf(to, next), { replace });
      return;
    }
    const form = kept.handOver(now, to, furthest);
    dispatch(carried(form));
    const { id, orderId: order } = form.record;
    go(placePath({ kind: next, orderId: order, id, step: to }), { replace });
  };
  const advance = async (now: WizardValues) => {
    if (step === 'sender' || step === 'recipient') void saveToBook(now, step, (name) => form.flag(name).onValue(false));
    if (step === 'price' && price.change !== null) {
      document.getElementById(priceNoticeId(form.id))?.focus();
      return undefined;
    }
    if (step === 'price' && price.state === 'loading') return undefined;
    const next = stepAt(indexOf(step) + 1);
    const furthest = stepAt(Math.max(indexOf(next), indexOf(reached)));
    setReached(furthest);
    setPriceExpired(false);
    lead(next, now, furthest);
    return undefined;
  };
  const send = async (now: WizardValues) => {
    if (!kept.online) return { error: OFFLINE };
    if (price.change !== null) {
      go(placeOf('price'));
      return undefined;
    }
    const outcome = await kept.send(now);
    if (outcome.kind === 'sent') {
      onSent(outcome.order);
      return undefined;
    }
    if (outcome.kind !== 'failed') return undefined;
    const { failure } = outcome;
    if (failure.code === ERROR.QUOTE_EXPIRED || failure.code === ERROR.QUOTE_UNKNOWN) {
      setPriceExpired(true);
      price.renew();
      go(placeOf('price'));
      return undefined;
    }
    return { error: { ...failure, fields: failure.fields.map((fault) => ({ ...fault, field: fault.field.replace(/^(cod|insuredValue)\..*$/, '$1') })) } };
  };

  // The address names the form, so that a reload or a new session comes back to it; pages of the other kind take it over.
  const { orderId } = kept;
  const settleAddress = useEffectEvent(() => {
    onOwn([record.id, ...(orderId === null ? [] : [orderId])]);
    lead(step, values, reached, true);
  });
  useEffect(() => settleAddress(), [orderId]);

  // What the API refuses may stand on a step before.
  const refusedAt = useEffectEvent(() => {
    const first = firstStepOf(form.refused.map(({ id }) => id.slice(form.id.length + 1)));
    if (first !== null && indexOf(first) < indexOf(step)) go(placeOf(first));
  });
  useEffect(() => {
    if (form.attempts > 0) refusedAt();
  }, [form.attempts]);

  return {
    form, fill, fillings, values, step, reached, kind, isChange: record.stage === 'SUBMITTED', price, priceExpired, kept, words, book: beginning.book ?? [],
    pathOf: (to) => placeOf(to),
    goTo: (to) => lead(to, values, reached),
  };
}

/** By the address, and never further than the reader has come. */
function useStep(first: StepId, reached: StepId): StepId {
  const { search } = usePageAddress();
  const asked = new URLSearchParams(search).get('step');
  return stepAt(Math.min(indexOf(isStep(asked) ? asked : first), indexOf(reached)));
}

/** Adds a side to the address book where its box is ticked; one that is there already stays as it is. */
function useSaveToBook() {
  const [save] = wizardCalls.useSaveToBookMutation();
  const toast = useToast();
  return async (values: WizardValues, side: Side, untick: (name: 'saveSender' | 'saveRecipient') => void): Promise<void> => {
    const isSender = side === 'sender';
    if (!(isSender ? values.saveSender : values.saveRecipient)) return;
    untick(isSender ? 'saveSender' : 'saveRecipient');
    const { data, error } = await save(bookEntryOf(values, side));
    if (data) toast('success', 'saved');
    else if (!('code' in error && error.code === ERROR.ADDRESS_DUPLICATE)) toast('error', { id: 'ship-parties.book.notSaved' });
  };
}
