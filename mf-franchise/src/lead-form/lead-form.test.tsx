import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definePage, useDispatch, type SiteStore } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { saveCustomerFeedback } from '@amberlane/contract/call-index/leads';
import { getImageVerifyCode } from '@amberlane/contract/call-index/verification';
import { TextAreaField, TextField } from '@amberlane/ui/fields';
import type { AnswersByPath } from '@amberlane/testing/test-transport';
import { refusal } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../testing/franchise-site.ts';
import { ContactNumberField } from './contact-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { loadLeadForm } from './lead-calls.ts';
import { leadSends } from './lead-sends.ts';
import { useLeadForm } from './use-lead-form.ts';

const PATH = 'service/feedback';
const RECEIPT = { reference: 'FB-2ZQ5-W8DA', receivedAt: '2026-11-20T10:30:00.000Z', answerBy: '2026-11-25T10:30:00.000Z', mailed: true };
const DRAFT = 'draft:sample';

/** The smallest form that the call allows. */
function Sample() {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const lead = useLeadForm({
    name: 'sample',
    call: saveCustomerFeedback,
    initial: { lastName: '', email: '', questions: '', contactNumber: '' },
    toRequest: (values) => values,
    send: (request) => dispatch(leadSends.endpoints.sendFeedback.initiate(request, { track: false })),
  });
  return (
    <LeadForm lead={lead} label="Sample" submit="Send it" receivedTitle="It has arrived" country="GH">
      <TextField {...lead.text('lastName')} label="Last name" />
      <TextField {...lead.text('email')} label="Email" />
      <ContactNumberField bind={lead.text('contactNumber')} country="GH" required={false} />
      <TextAreaField {...lead.text('questions')} label="Questions" />
    </LeadForm>
  );
}
const sample = definePage({ component: Sample, load: loadLeadForm, head: () => ({ title: '', description: '' }) });

async function show(answers: AnswersByPath = {}, query = '') {
  const site = franchiseOnSite(sample, { answers: { [saveCustomerFeedback.path]: () => RECEIPT, ...answers } });
  render(await site.open(PATH + query));
  return site;
}
const type = (label: string, value: string): void => void fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const fill = (): void => {
  type('Last name', 'Haddad');
  type('Email', 'salma@example.com');
  type('Questions', 'Where do you open next?');
};
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send it' }));
const sentOf = (asked: readonly { readonly path: string; readonly request: unknown }[]) => asked.filter(({ path }) => path === saveCustomerFeedback.path).map(({ request }) => request);
const setOnline = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  cleanup();
});

describe('a form to an office', () => {
  it('is sent once, with the time on the page, and shows what its sender keeps', async () => {
    const { asked } = await show();
    fill();
    const button = screen.getByRole('button', { name: 'Send it' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'It has arrived' })).toHaveFocus();
    expect(sentOf(asked)).toHaveLength(1);
    expect(sentOf(asked)[0]).toMatchObject({ lastName: 'Haddad', email: 'salma@example.com', homepage: '', formMs: expect.any(Number) });
    const receipt = screen.getByRole('article');
    expect(receipt).toHaveTextContent('FB-2ZQ5-W8DA');
    expect(receipt).toHaveTextContent('Wed, 25 Nov 10:30 UTC');
    expect(receipt).toHaveTextContent('We have emailed a confirmation to salma@example.com.');
    expect(within(receipt).getByRole('link', { name: 'Check the status' })).toHaveAttribute('href', '/gh-en/service/case?reference=FB-2ZQ5-W8DA');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('tells of a confirmation that could not leave yet', async () => {
    await show({ [saveCustomerFeedback.path]: () => ({ ...RECEIPT, mailed: false, answerBy: null }) });
    fill();
    send();
    expect(await screen.findByRole('article')).toHaveTextContent('could not send the confirmation');
    expect(screen.queryByText('Our answer by')).toBeNull();
  });

  it('is empty again for another one', async () => {
    await show();
    fill();
    send();
    fireEvent.click(await screen.findByRole('link', { name: 'Send another form' }));
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('');
  });

  it('names all faults in the first round, beside their fields and above them, and sends nothing', async () => {
    const { asked } = await show();
    type('Email', 'nobody');
    send();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*-/, ''))).toEqual(['lastName', 'email', 'questions']);
    expect(summary).toHaveTextContent('Enter the last name.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/such as name@example.com/);
    expect(screen.getByRole('textbox', { name: 'Last name' })).toBeInvalid();
    expect(sentOf(asked)).toEqual([]);
  });

  it('sets what the API refuses beside its field, and keeps the rest', async () => {
    await show({ [saveCustomerFeedback.path]: () => refusal(ERROR.VALIDATION, 'Please check the form.', 400, [{ field: 'contactNumber', code: 'phone', message: 'Invalid number.' }]) });
    fill();
    type('Phone number', '12345');
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid number.');
    expect(screen.getByRole('textbox', { name: /^Phone number/ })).toHaveAccessibleDescription(/Invalid number\./);
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Haddad');
  });

  it.each([
    [ERROR.TOO_MANY_REQUESTS, 429, 'Too many requests. Try again later.'],
    [ERROR.FORM_TOO_FAST, 400, 'That was very quick.'],
  ])('tells refusal %p in the words of the API', async (code, status, message) => {
    await show({ [saveCustomerFeedback.path]: () => refusal(code, message, status) });
    fill();
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('Your form was not sent. Your entries are saved on this device.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Questions' })).toHaveValue('Where do you open next?');
  });

  it('does the work that is asked for after many forms, and sends again', async () => {
    let sends = 0;
    const { asked } = await show({
      [saveCustomerFeedback.path]: () => {
        sends += 1;
        return sends === 1 ? refusal(ERROR.FORM_WORK_NEEDED, 'Try again in an hour.', 400) : RECEIPT;
      },
      [getImageVerifyCode.path]: () => ({ captchaId: 'c-1', image: 'data:,', expiresSeconds: 120, work: { parts: 2, zeroBits: 2 } }),
    });
    fill();
    send();
    expect(await screen.findByRole('heading', { name: 'It has arrived' })).toBeVisible();
    expect(sentOf(asked)).toEqual([
      expect.not.objectContaining({ captchaId: expect.anything() }),
      expect.objectContaining({ captchaId: 'c-1', captchaCode: expect.stringMatching(/^work:[0-9a-z]+\.[0-9a-z]+$/) }),
    ]);
  });

  it('says that it is still being sent after a second', async () => {
    let answer = (_receipt: typeof RECEIPT): void => undefined;
    await show({ [saveCustomerFeedback.path]: () => new Promise<typeof RECEIPT>((resolve) => (answer = resolve)) });
    fill();
    send();
    expect(await screen.findByText(/^Still sending/, {}, { timeout: 3_000 })).toBeVisible();
    answer(RECEIPT);
    expect(await screen.findByRole('article')).toHaveTextContent('FB-2ZQ5-W8DA');
  });

  it('tells that the device is offline, and keeps the text', async () => {
    await show();
    setOnline(false);
    expect(screen.getByText(/^You are offline/)).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});

describe('a draft', () => {
  it('comes back on the next visit, without the field that people do not see', async () => {
    await show();
    fill();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Haddad'), { timeout: 3_000 });
    expect(localStorage.getItem(DRAFT)).not.toContain('homepage');
    cleanup();
    await show();
    expect(await screen.findByDisplayValue('Haddad')).toBeVisible();
    expect(screen.getByText(/^We’ve restored your draft from .*\.$/)).toBeVisible();
  });

  it('is deleted only after a question', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ values: { lastName: 'Haddad' }, at: Date.now() }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep entries' }));
    expect(screen.getByDisplayValue('Haddad')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete and start over' }));
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('without JavaScript', () => {
  it('the form goes to its address with names of the call, and leads back to its page', async () => {
    await show();
    const form = screen.getByRole('form', { name: 'Sample' });
    expect(form).toHaveAttribute('action', '/-/form/mf-franchise/sample');
    expect(form).toHaveAttribute('method', 'post');
    expect(form.querySelector('[name=returnTo]')).toHaveValue('/gh-en/service/feedback');
    for (const name of ['lastName', 'email', 'contactNumber', 'questions', 'homepage']) expect(form.querySelector(`[name=${name}]`)).not.toBeNull();
  });

  it('the receipt stands in the page that the reader comes back to', async () => {
    await show({}, '?sent=1&reference=FB-2ZQ5-W8DA&answerBy=2026-11-25T10:30:00.000Z');
    expect(screen.getByRole('article')).toHaveTextContent(/FB-2ZQ5-W8DA.*Wed, 25 Nov 10:30 UTC.*the address you gave/);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('refused fields are named, with the way back to what was typed', async () => {
    await show({}, '?fault=1000400&faultAt=email,lastName&faultIs=email,required');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Your form was not sent. Correct 2 fields');
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Email: .*email/), 'Enter the last name.']);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/email address/);
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription('Enter the last name.');
    expect(screen.getByText(/Back button/)).toBeVisible();
  });

  it.each([
    [ERROR.FORM_TOO_FAST, /sent too quickly/],
    [ERROR.TOO_MANY_REQUESTS, /too many forms/],
    [ERROR.SERVICE, /did not answer/],
  ])('refusal %p is told', async (code, sentence) => {
    await show({}, `?fault=${code}`);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});
