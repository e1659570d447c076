/** Data and validity of a questionnaire's page. */
import type { PageContext } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { failureOf, surveyCalls } from './survey-calls.ts';

/** The same for everybody: what this person has answered so far the browser asks for. */
export const loadSurvey = ({ site }: Pick<PageContext, 'site'>, code: string): Promise<unknown> =>
  site.dispatch(surveyCalls.endpoints.survey.initiate({ code }, { forceRefetch: true, subscribe: false }));

/** False once it is known that there is no such questionnaire. */
export function isSurvey({ site }: Pick<PageContext, 'site'>, code: string): boolean {
  const { error } = surveyCalls.endpoints.survey.select({ code })(site.getState());
  return failureOf(error)?.code !== ERROR.NOT_FOUND;
}
