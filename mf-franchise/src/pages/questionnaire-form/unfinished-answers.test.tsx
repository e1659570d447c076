import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { getSurvey, saveSurveyProgress, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { choose, group, press, RECEIPT, sent, show } from '../../../testing/questionnaire-visit.ts';
import { SURVEY } from '../../../testing/survey-questions.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('unfinished answers', () => {
  it('are kept at once on the device and soon on the server, and come back', async () => {
    jest.useFakeTimers();
    const site = await show();
    choose('radio', 'No', /Was it on time/);
    expect(screen.getByText('Answers saved on this device')).toBeInTheDocument();
    choose('checkbox', 'Customs', /What was late/);
    await act(async () => jest.advanceTimersByTime(1_900));
    const saved = () => site.asked.filter(({ path }) => path === saveSurveyProgress.path);
    expect(saved()).toEqual([]);
    await act(async () => jest.advanceTimersByTime(200));
    expect(saved().map(({ request }) => request.answers)).toEqual([{ single: 'no', multi: ['customs'] }]);
    cleanup();
    jest.useRealTimers();
    await show();
    expect(within(group(/What was late/)).getByRole('checkbox', { name: 'Customs' })).toBeChecked();
    expect(screen.getByText('Your earlier answers have been restored')).toBeInTheDocument();
  });

  it('are tried again when the server does not answer, and nobody is bothered', async () => {
    jest.useFakeTimers();
    let failures = 0;
    const site = await show({
      answers: {
        [saveSurveyProgress.path]: () => {
          failures += 1;
          return failures === 1 ? brokenAnswer('<html>', { status: 502 }) : { savedAt: RECEIPT.receivedAt };
        },
      },
    });
    choose('radio', 'No', /Was it on time/);
    await act(async () => jest.advanceTimersByTimeAsync(2_100));
    await act(async () => jest.advanceTimersByTimeAsync(20_100));
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(site.asked.filter(({ path }) => path === saveSurveyProgress.path)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not saved while they are being sent: the API refuses them from then on', async () => {
    jest.useFakeTimers();
    const site = await show({ answers: { [saveSurveyResult.path]: () => new Promise(() => undefined) } });
    choose('radio', 'No', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    expect(sent(site)).toHaveLength(1);
    await act(async () => jest.advanceTimersByTimeAsync(2_100));
    expect(site.asked.filter(({ path }) => path === saveSurveyProgress.path)).toEqual([]);
  });

  it('of another device come back to a customer', async () => {
    await show({ nickName: 'Ama', answers: { [getSurvey.path]: () => ({ survey: SURVEY, progress: { answers: { nps: 3, gone: 'x' }, savedAt: RECEIPT.receivedAt } }) } });
    await waitFor(() => expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '3' })).toBeChecked());
  });

  it('of a customer who has answered elsewhere are not asked for', async () => {
    await show({ nickName: 'Ama', answers: { [getSurvey.path]: ({ respondentId }) => ({ survey: { ...SURVEY, answered: respondentId === undefined }, progress: null }) } });
    expect(await screen.findByRole('heading', { name: 'You have already answered' })).toBeInTheDocument();
  });
});
