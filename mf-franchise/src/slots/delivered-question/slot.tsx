/** Fills `delivered-question` below a delivered parcel: asked for and loaded after the page, nothing where there is nothing to ask. */
import { useEffect, useState, type ComponentType } from 'react';
import { defineSlot, useDispatch, useSlotProps, type SiteStore } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import type { Survey } from '@amberlane/contract/calls/surveys';
import { surveyCalls } from '../../questionnaire/survey-calls.ts';

const DAY_MS = 86_400_000;

interface Asked {
  readonly survey: Survey;
  readonly Card: ComponentType<{ survey: Survey; waybillNo: string }>;
}

function DeliveredQuestion() {
  const parcel = useSlotProps('delivered-question');
  return parcel ? <Question key={parcel.waybillNo} {...parcel} /> : null;
}

function Question({ waybillNo, deliveredAt }: { waybillNo: string; deliveredAt: string }) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (Date.now() - Date.parse(deliveredAt) > RULES.surveys.eventDays * DAY_MS) return undefined;
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      const { data } = await dispatch(surveyCalls.endpoints.eventSurvey.initiate({ event: 'DELIVERED', waybillNo }, { subscribe: false }));
      if (!data?.survey) return;
      const { QuestionCard } = await import('./question-card.tsx');
      if (!left.signal.aborted) setAsked({ survey: data.survey, Card: QuestionCard });
    };
    // A question that can't be had is not missed.
    ask().catch(() => undefined);
    return () => left.abort();
  }, [dispatch, waybillNo, deliveredAt]);
  return asked ? <asked.Card survey={asked.survey} waybillNo={waybillNo} /> : null;
}

export default defineSlot({ component: DeliveredQuestion });
