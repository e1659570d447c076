/** A visit to the page of a questionnaire, in unit tests: shown with the answers of an API, filled in, and what was sent. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { getSurvey, saveSurveyProgress, saveSurveyResult, type Survey } from '@amberlane/contract/calls/surveys';
import type { Market } from '@amberlane/contract/site';
import type { AnswersByPath } from '@amberlane/testing/test-transport';
import page from '../src/pages/questionnaire-form/page.tsx';
import { franchiseOnSite } from './franchise-site.ts';
import { sampleSurvey } from './sample-survey.ts';

/** Address of the sample. */
export const AT = 'questionnaire/form/seller-needs';
export const RECEIPT = { reference: 'SV-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z' };

export interface Shown {
  readonly survey?: Partial<Survey>;
  readonly at?: string;
  readonly market?: Market;
  readonly nickName?: string | null;
  readonly answers?: AnswersByPath;
}

export const calls = ({ survey, answers, market }: Shown): AnswersByPath => ({
  [getSurvey.path]: () => ({ survey: { ...sampleSurvey('seller-needs', market?.locale ?? 'en'), ...survey }, progress: null }),
  [saveSurveyResult.path]: () => RECEIPT,
  [saveSurveyProgress.path]: () => ({ savedAt: RECEIPT.receivedAt }),
  ...answers,
});

export async function show(shown: Shown = {}) {
  const { at = AT, market, nickName = null } = shown;
  const site = franchiseOnSite(page, { answers: calls(shown), nickName, ...(market && { market }) });
  render(await site.open(at));
  return site;
}

type Site = Awaited<ReturnType<typeof show>>;
/** Requests with answers, in their order. */
export const sent = ({ asked }: Site) => asked.filter(({ path }) => path === saveSurveyResult.path).map(({ request }) => request);
export const group = (name: RegExp) => screen.getByRole('group', { name });
export const choose = (role: 'radio' | 'checkbox', name: string, of: RegExp): void => void fireEvent.click(within(group(of)).getByRole(role, { name }));
export const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
