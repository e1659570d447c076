/** The application: one form in steps, each with an address of its own, so that the browser's back button leads to the step before. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGoTo, useMarket, usePageAddress } from '@amberlane/core';
import { isCountry, type Country } from '@amberlane/contract/site';
import { saveFranchiseApplication } from '@amberlane/contract/call-index/leads';
import { useLeadForm, type LeadFormState } from '../lead-form/use-lead-form.ts';
import { APPLY_PATH } from '../territories/apply-path.ts';
import { territoryCalls, type Territory } from '../territories/territory-calls.ts';
import { applyCalls } from './apply-calls.ts';
import { isStep, NO_VALUES, requestAt, stepAfter, stepOfField, type ApplyValues, type StepId } from './steps.ts';

/** Name of the form in `remote.config.ts`, and of its draft. */
const FORM = 'franchise-apply';

export interface Application {
  readonly lead: LeadFormState<ApplyValues>;
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
  /** Country of the application, for its office and areas. */
  readonly country: Country;
  /** Areas of that country. */
  readonly territories: readonly Territory[];
}

export function useApplication(): Application {
  const { country: own, locale } = useMarket();
  const navigate = useGoTo();
  const search = new URLSearchParams(usePageAddress().search);
  const asked = search.get('country') ?? '';
  const prefilled = isCountry(asked) ? asked : own;
  const { data: ofPrefilled } = territoryCalls.useTerritoriesQuery({ country: prefilled, locale });
  const region = ofPrefilled?.find(({ code }) => code === search.get('region'))?.name ?? '';
  const stepText = search.get('step');
  const step = isStep(stepText) ? stepText : 'you';
  const goTo = (next: StepId): void => navigate(stepPath(search, next));
  const [save] = applyCalls.useSendApplicationMutation();
  const initial: ApplyValues = { ...NO_VALUES, country: prefilled, state: region };
  const lead = useLeadForm({
    name: FORM,
    call: saveFranchiseApplication,
    initial,
    prefilled: region === '' ? [] : ['country', 'state'],
    toRequest: (values) => requestAt(step, values),
    send: async (request) => {
      if (step === 'review') return save(request);
      goTo(stepAfter(step));
      return {};
    },
  });
  const { values } = lead;
  const country = isCountry(values.country) ? values.country : prefilled;
  const { data } = territoryCalls.useTerritoriesQuery({ country, locale });
  useKeptDraft(lead, step);
  useStepOfFault(lead, step, goTo);
  return { lead, step, goTo, country, territories: data ?? [] };
}

/** The address of a step; what a form without JavaScript left there goes. */
function stepPath(search: URLSearchParams, step: StepId): string {
  const query = new URLSearchParams(search);
  for (const name of ['fault', 'faultAt', 'faultIs', 'step']) query.delete(name);
  if (step !== 'you') query.set('step', step);
  return query.size === 0 ? APPLY_PATH : `${APPLY_PATH}?${query.toString()}`;
}

/** Leaving a step counts as sending for the form: what was typed last has to reach the draft all the same. */
function useKeptDraft({ form }: Application['lead'], step: StepId): void {
  const last = useRef(step);
  const touch = useEffectEvent(() => form.setValues((present) => ({ ...present })));
  useEffect(() => {
    if (last.current !== step) touch();
    last.current = step;
  }, [step]);
}

/** A refusal leads to the step of the first field that it names. */
function useStepOfFault({ form }: Application['lead'], step: StepId, goTo: (step: StepId) => void): void {
  const lead = useEffectEvent(() => {
    const [first] = form.refused;
    const there = first ? stepOfField(first.id.slice(form.id.length + 1)) : step;
    if (there !== step) goTo(there);
  });
  const { attempts } = form;
  useEffect(() => {
    if (attempts > 0) lead();
  }, [attempts]);
}
