import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getSurvey, saveSurveyProgress, saveSurveyResult, type Survey } from '@amberlane/contract/calls/surveys';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { hydrate } from '@amberlane/testing/render-page';
import { brokenAnswer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { sampleSurvey } from '../../../testing/sample-survey.ts';
import { questionOf, SURVEY } from '../../../testing/survey-questions.ts';
import page from './page.tsx';

const AT = 'questionnaire/form/seller-needs';
const RECEIPT = { reference: 'SV-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z' };

interface Shown {
  readonly survey?: Partial<Survey>;
  readonly at?: string;
  readonly market?: Market;
  readonly nickName?: string | null;
  readonly answers?: AnswersByPath;
}

const calls = ({ survey, answers, market }: Shown): AnswersByPath => ({
  [getSurvey.path]: () => ({ survey: { ...sampleSurvey('seller-needs', market?.locale ?? 'en'), ...survey }, progress: null }),
  [saveSurveyResult.path]: () => RECEIPT,
  [saveSurveyProgress.path]: () => ({ savedAt: RECEIPT.receivedAt }),
  ...answers,
});

async function show(shown: Shown = {}) {
  const { at = AT, market, nickName = null } = shown;
  const site = franchiseOnSite(page, { answers: calls(shown), nickName, ...(market && { market }) });
  render(await site.open(at));
  return site;
}

type Site = Awaited<ReturnType<typeof show>>;
const sent = ({ asked }: Site) => asked.filter(({ path }) => path === saveSurveyResult.path).map(({ request }) => request);
const group = (name: RegExp) => screen.getByRole('group', { name });
const choose = (role: 'radio' | 'checkbox', name: string, of: RegExp): void => void fireEvent.click(within(group(of)).getByRole(role, { name }));
const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

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

describe('each kind of question', () => {
  it('is answered, and all answers go in one sending', async () => {
    const site = await show();
    choose('radio', 'No', /Was it on time/);
    choose('checkbox', 'Pickup', /What was late/);
    choose('checkbox', 'Delivery', /What was late/);
    choose('checkbox', 'Pickup', /What was late/);
    choose('radio', '7', /Would you recommend us/);
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Pickup' })).getByRole('radio', { name: 'Yes' }));
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Delivery' })).getByRole('radio', { name: 'No' }));
    choose('radio', '5', /How easy was it/);
    await press('Move “Customs” up');
    fireEvent.change(screen.getByLabelText(/When did you last ship/), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Anything else/ }), { target: { value: 'Thanks' } });
    expect(screen.getByText('All questions are answered')).toBeInTheDocument();
    await press('Send answers');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sent(site)).toEqual([
      {
        code: 'seller-needs', homepage: '', respondentId: expect.stringMatching(/^[0-9a-f-]{36}$/), formMs: expect.any(Number),
        answers: { single: 'no', multi: ['delivery'], nps: 7, matrix: { pickup: 'yes', delivery: 'no' }, scale: 5, ranking: ['customs', 'pickup', 'delivery'], date: '2026-11-01', text: 'Thanks' },
      },
    ]);
    expect(screen.getByText('SV-7K3Q-9M2D')).toBeInTheDocument();
    expect(screen.getByText(/^Reference/).closest('[role="status"]')).toHaveFocus();
  });

  it('takes a typed digit as the point', async () => {
    await show();
    const points = group(/Would you recommend us/);
    fireEvent.keyDown(within(points).getByRole('radio', { name: '0' }), { key: '4' });
    expect(within(points).getByRole('radio', { name: '4' })).toBeChecked();
    expect(within(points).getByRole('radio', { name: '4' })).toHaveFocus();
    fireEvent.keyDown(within(points).getByRole('radio', { name: '4' }), { key: '9', ctrlKey: true });
    expect(within(points).getByRole('radio', { name: '4' })).toBeChecked();
  });

  it('says what the ends of a scale mean', async () => {
    await show();
    expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '10' })).toHaveAccessibleDescription('0: not at all likely 10: extremely likely');
    expect(within(group(/How easy was it/)).getByRole('radio', { name: '1' })).toHaveAccessibleDescription('1: No 5: Yes');
  });

  it('moves an option of a ranking by keys, says where it is, and keeps the focus on its button', async () => {
    const site = await show();
    const places = () => within(group(/What matters most/)).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(places()).toEqual(['1Pickup', '2Customs', '3Delivery']);
    await press('Move “Pickup” down');
    await press('Move “Pickup” down');
    expect(places()).toEqual(['1Customs', '2Delivery', '3Pickup']);
    expect(screen.getByText('“Pickup”: position 3 of 3')).toBeInTheDocument();
    const down = screen.getByRole('button', { name: 'Move “Pickup” down' });
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await press('Move “Pickup” down');
    expect(places()).toEqual(['1Customs', '2Delivery', '3Pickup']);
    expect(site.complaints).toEqual([]);
  });

  it('takes the order as it stands once it is said to be right', async () => {
    const site = await show();
    await press('Keep this order');
    expect(screen.queryByRole('button', { name: 'Keep this order' })).toBeNull();
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    await waitFor(() => expect(sent(site)).toHaveLength(1));
    expect(sent(site)[0]).toMatchObject({ answers: { ranking: ['pickup', 'customs', 'delivery'] } });
  });

  it('counts the characters of words and asks for no personal data', async () => {
    await show();
    const field = screen.getByRole('textbox', { name: /Anything else/ });
    fireEvent.change(field, { target: { value: 'شكرًا' } });
    expect(field).toHaveAttribute('dir', 'auto');
    expect(field).toHaveAccessibleDescription(/Do not enter names.*5 of 500 characters/);
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
    expect(summary).toHaveTextContent('Correct 8 fields');
    expect(summary.parentElement).toHaveFocus();
    expect(sent(site)).toEqual([]);
    expect(group(/What was late/)).toHaveAccessibleDescription(/no more than 2/);
    expect(group(/Would you recommend us/)).toHaveAccessibleDescription(/Fill in this field/);
    expect(screen.getByRole('radiogroup', { name: 'Delivery' })).toHaveAccessibleDescription(/Fill in this field/);
    expect(screen.getByRole('textbox', { name: /Anything else/ })).toHaveAccessibleDescription(/Fill in this field/);
    fireEvent.click(within(summary).getByRole('link', { name: /Would you recommend us/ }));
    expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '0' })).toHaveFocus();
    choose('radio', '3', /Would you recommend us/);
    expect(group(/Would you recommend us/)).not.toHaveAccessibleDescription(/Fill in this field/);
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

  it('of another device come back to a customer', async () => {
    await show({ nickName: 'Ama', answers: { [getSurvey.path]: () => ({ survey: SURVEY, progress: { answers: { nps: 3, gone: 'x' }, savedAt: RECEIPT.receivedAt } }) } });
    await waitFor(() => expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '3' })).toBeChecked());
  });

  it('of a customer who has answered elsewhere are not asked for', async () => {
    await show({ nickName: 'Ama', answers: { [getSurvey.path]: ({ respondentId }) => ({ survey: { ...SURVEY, answered: respondentId === undefined }, progress: null }) } });
    expect(await screen.findByRole('heading', { name: 'You have already answered' })).toBeInTheDocument();
  });
});

describe('without JavaScript', () => {
  it('is one form with every branch, its names, and what the browser insists on', async () => {
    const site = franchiseOnSite(page, { answers: calls({}) });
    const element = await site.open(AT);
    const { container, differences, end } = await hydrate(element, (early) => {
      const form = early.querySelector('form');
      expect(form).toHaveAttribute('action', '/-/form/mf-franchise/questionnaire');
      expect(form).not.toHaveAttribute('novalidate');
      expect(early).toHaveTextContent('Only if you answered question 1 with: No');
      const names = new Set(Array.from(form?.elements ?? [], (control) => control.getAttribute('name')).filter(Boolean));
      expect([...names]).toEqual([
        'code', 'returnTo', 'homepage', 'answers.single', 'answers.multi', 'answers.nps', 'answers.matrix.pickup', 'answers.matrix.delivery', 'answers.scale', 'answers.ranking',
        'answers.date', 'answers.text',
      ]);
      expect(early.querySelectorAll('select[name="answers.ranking"]')).toHaveLength(3);
      expect(early.querySelector('[name="answers.single"]')).toBeRequired();
      // Typed before React takes the page over.
      const typed = early.querySelector<HTMLInputElement>('[name="answers.nps"][value="8"]');
      if (typed) typed.checked = true;
    });
    expect(differences).toEqual([]);
    expect(container.querySelector('[name="answers.nps"][value="8"]')).toBeChecked();
    expect(container.querySelector('form')).toHaveAttribute('novalidate');
    expect(container).toHaveTextContent('1 of 7 questions answered');
    await end();
  });

  it('leads back with a reference, or with the questions that were refused', async () => {
    await show({ at: `${AT}?sent=1&reference=SV-7K3Q-9M2D` });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
    expect(screen.getByText('SV-7K3Q-9M2D')).toBeInTheDocument();
    cleanup();
    await show({ at: `${AT}?fault=${ERROR.VALIDATION}&faultAt=answers.nps,code` });
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Would you recommend us?' })).toHaveAttribute('href', '#questionnaire-seller-needs-answers.nps');
    cleanup();
    await show({ at: `${AT}?sent=1&reference=%3Cscript%3E` });
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});
