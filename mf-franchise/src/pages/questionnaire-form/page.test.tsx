import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getSurvey, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { marketSegment } from '@amberlane/contract/site';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { brokenAnswer, refusal } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { AT, choose, group, press, RECEIPT, sent, show, type Shown } from '../../../testing/questionnaire-visit.ts';
import { sampleSurvey } from '../../../testing/sample-survey.ts';
import { questionOf, SURVEY } from '../../../testing/survey-questions.ts';
import page from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a questionnaire', () => {
  it.each(MARKET_PER_LANGUAGE.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const closesAt = RECEIPT.receivedAt;
    const states: Shown[] = [
      { survey: { closesAt, questions: [...sampleSurvey('seller-needs', market.locale).questions, questionOf('date', { id: 'until', until: '2026-12-31' }), questionOf('date', { id: 'to', from: null, until: '2026-12-31' })] } },
      { survey: { status: 'CLOSED', closedBy: 'TIME', closesAt } },
      { survey: { status: 'CLOSED', closedBy: 'QUOTA' } },
      { survey: { status: 'CLOSED', closedBy: 'STAFF' } },
      { survey: { opensAt: '2099-01-01T00:00:00.000Z', status: 'CLOSED', closedBy: 'TIME' } },
      { at: `${AT}?sent=1&reference=SV-7K3Q-9M2D` },
      ...[ERROR.TOO_MANY_REQUESTS, ERROR.SURVEY_ANSWERED, ERROR.SURVEY_CLOSED, ERROR.VALIDATION, ERROR.SERVICE].map((fault) => ({ at: `${AT}?fault=${fault}` })),
      { at: `${AT}?fault=${ERROR.VALIDATION}&faultAt=answers.single,answers.nps` },
      { answers: { [getSurvey.path]: () => brokenAnswer('<html>', { status: 502 }) } },
    ];
    for (const state of states) {
      const { complaints } = await show({ ...state, market });
      for (const radio of screen.queryAllByRole('radio')) fireEvent.click(radio);
      expect(complaints).toEqual([]);
      cleanup();
    }
  });

  it('is titled in its own words and kept out of search engines', async () => {
    const { head } = await show();
    expect(head()).toEqual({ title: 'How was it?', description: 'A few short questions.', noindex: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How was it?');
  });

  it('is no page when nobody knows its code', async () => {
    const site = franchiseOnSite(page, { answers: { [getSurvey.path]: () => refusal(ERROR.NOT_FOUND, 'Not found', 404) } });
    await site.open('questionnaire/form/no-such');
    expect(site.isValid()).toBe(false);
  });

  it('offers to try again when it could not be loaded', async () => {
    await show({ answers: { [getSurvey.path]: () => brokenAnswer('<html>', { status: 502 }) } });
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/questionnaire/form/seller-needs');
  });
});

describe('a branch', () => {
  it('opens with its answer, says why, counts, and is dropped when it closes', async () => {
    const site = await show();
    expect(screen.getByText('7 questions left')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /What was late/ })).toBeNull();
    choose('radio', 'No', /Was it on time/);
    expect(group(/What was late/)).toBeInTheDocument();
    expect(screen.getByText('Shown because of your answer to question 1')).toBeInTheDocument();
    expect(screen.getByText('7 questions left')).toBeInTheDocument();
    choose('checkbox', 'Pickup', /What was late/);
    expect(screen.getByText('6 questions left')).toBeInTheDocument();
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    await waitFor(() => expect(sent(site)).toHaveLength(1));
    expect(sent(site)[0]).toMatchObject({ answers: { single: 'yes', nps: 9 } });
    expect(sent(site)[0]?.answers).not.toHaveProperty('multi');
  });

  it('leads to the first question that is left', async () => {
    await show();
    choose('radio', 'Yes', /Was it on time/);
    Element.prototype.scrollIntoView = jest.fn<() => void>();
    await press('Next question');
    expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '0' })).toHaveFocus();
  });
});

describe('faults', () => {
  it('stand beside all questions at once, without asking the API, and go with the answer', async () => {
    const site = await show({ survey: { questions: SURVEY.questions.map((question) => ({ ...question, required: true })) } });
    choose('radio', 'No', /Was it on time/);
    for (const name of ['Pickup', 'Customs', 'Delivery']) choose('checkbox', name, /What was late/);
    await press('Send answers');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('8 answers are missing or need a correction');
    expect(within(summary).getByRole('link', { name: /^How was.* – Delivery$|^.* – Delivery$/ })).toBeInTheDocument();
    expect(summary.parentElement).toHaveFocus();
    expect(sent(site)).toEqual([]);
    expect(group(/What was late/)).toHaveAccessibleDescription(/no more than 2/);
    expect(group(/Would you recommend us/)).toHaveAccessibleDescription(/Answer this question/);
    expect(screen.getByRole('radiogroup', { name: 'Delivery' })).toHaveAccessibleDescription(/Answer this question/);
    expect(screen.getByRole('textbox', { name: /Anything else/ })).toHaveAccessibleDescription(/Answer this question/);
    fireEvent.click(within(summary).getByRole('link', { name: /Would you recommend us/ }));
    expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '0' })).toHaveFocus();
    choose('radio', '3', /Would you recommend us/);
    expect(group(/Would you recommend us/)).not.toHaveAccessibleDescription(/Answer this question/);
  });

  it('of the API stand beside the question, and nothing is lost', async () => {
    await show({ answers: { [saveSurveyResult.path]: () => refusal(ERROR.VALIDATION, 'Check', 400, [{ field: 'answers.nps', code: 'choice', message: 'Please choose one.' }]) } });
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    await waitFor(() => expect(group(/Would you recommend us/)).toHaveAccessibleDescription(/Please choose one/));
    expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '9' })).toBeChecked();
  });

  it('of the network are told, and the answers stay', async () => {
    await show({ answers: { [saveSurveyResult.path]: () => Promise.reject(new TypeError('offline')) } });
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection|network/i);
    expect(within(group(/Was it on time/)).getByRole('radio', { name: 'Yes' })).toBeChecked();
  });
});

describe('sending', () => {
  const fill = (): void => {
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
  };

  it('happens once at a double click', async () => {
    let release = (): void => undefined;
    const site = await show({ answers: { [saveSurveyResult.path]: () => new Promise((resolve) => (release = () => resolve(RECEIPT))) } });
    fill();
    await press('Send answers');
    await act(async () => fireEvent.submit(screen.getByRole('group', { name: /Was it on time/ }).closest('form') ?? document.body));
    await act(async () => release());
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
    expect(sent(site)).toHaveLength(1);
  });

  it('is remembered: the next visit shows the receipt and no form', async () => {
    await show();
    fill();
    await press('Send answers');
    await screen.findByRole('heading', { name: 'Thank you' });
    cleanup();
    await show();
    expect(screen.getByRole('heading', { name: 'You have already answered' })).toBeInTheDocument();
    expect(screen.getByText('SV-7K3Q-9M2D')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
  });

  it.each([
    [ERROR.SURVEY_CLOSED, 'This questionnaire is closed', /could not accept/],
    [ERROR.SURVEY_ANSWERED, 'You have already answered', /Each person can answer once/],
  ])('that is refused with %i says so in place of the form', async (code, title, text) => {
    await show({ answers: { [saveSurveyResult.path]: () => refusal(code, 'No', 409) } });
    fill();
    await press('Send answers');
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.closest('[role="status"]')).toHaveFocus();
    expect(heading.closest('[role="status"]')).toHaveTextContent(text);
  });
});
