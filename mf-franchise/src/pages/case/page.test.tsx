import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { answerCase, CASE_KINDS, CASE_STATUSES, queryCase, rateCase, reopenCase, withdrawCase, type CaseView } from '@amberlane/contract/calls/cases';
import { FEEDBACK_TOPICS } from '@amberlane/contract/calls/leads';
import { LOCALES, MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { CASE_KEY, caseView, feedbackView } from '../../../testing/sample-case.ts';
import page from './page.tsx';

const NIGERIA: Market = { country: 'NG', locale: 'en' };
const HERE = `service/case?reference=${CASE_KEY.reference}`;

async function show(answers: AnswersByPath = {}, { market = NIGERIA, at = HERE } = {}) {
  const site = franchiseOnSite(page, { market, answers: { [queryCase.path]: () => caseView(), ...answers } });
  render(await site.open(at));
  return site;
}
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function open(view: CaseView = caseView()): Promise<void> {
  type(/Email address/, CASE_KEY.email);
  press('Show status');
  await screen.findByRole('button', { name: 'Look up another request' });
  expect(screen.getByText(view.reference)).toBeVisible();
}
const last = ({ asked }: { readonly asked: readonly { readonly path: string; readonly request: unknown }[] }, path: string) => asked.findLast((call) => call.path === path)?.request;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the status page', () => {
  it('says before a case is opened what each status means, those off the usual way too', async () => {
    await show();
    const names = (list: string) => within(screen.getByRole('region', { name: list })).getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
    expect(names('Franchise applications')).toEqual(['Received', 'Verification', 'Contract', 'Contract signed']);
    expect(names('Other statuses')).toEqual(['Declined', 'Withdrawn', 'Reopened', 'Closed']);
  });

  it.each(LOCALES.map((locale) => MARKETS.find((market) => market.locale === locale) ?? NIGERIA).map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const views = [
      ...CASE_KINDS.flatMap((kind) => CASE_STATUSES[kind].map((status) => caseView({ kind, status, steps: [...caseView().steps, { status, at: '2026-11-19T08:00:00Z', note: 'Noted.' }] }))),
      ...FEEDBACK_TOPICS.map((topic) => feedbackView({ topic })),
      caseView({ answerBy: '2026-11-18T10:00:00Z', job: { id: 'rider-lagos', name: 'Rider' }, messages: [], actions: ['answer', 'rate', 'reopen', 'withdraw'] }),
    ];
    const site = await show({ [queryCase.path]: () => views.shift() }, { market });
    const button = () => within(screen.getByRole('form')).getByRole('button');
    while (views.length > 0) {
      const count = site.asked.length;
      const [reference, email] = screen.getAllByRole('textbox');
      if (!reference || !email) throw new Error('no form');
      fireEvent.change(reference, { target: { value: CASE_KEY.reference } });
      fireEvent.change(email, { target: { value: CASE_KEY.email } });
      fireEvent.click(button());
      const another = await waitFor(() => {
        const [found] = screen.getAllByRole('button').filter((one) => one.textContent !== '' && one.closest('form') === null && !one.querySelector('svg'));
        if (!found) throw new Error('not open yet');
        return found;
      });
      expect(site.asked.length).toBe(count + 1);
      fireEvent.click(another);
    }
    expect(site.complaints).toEqual([]);
  });

  it('takes the reference from the address, and asks for both', async () => {
    const site = await show();
    expect(screen.getByRole('textbox', { name: /Reference/ })).toHaveValue(CASE_KEY.reference);
    type(/Reference/, '');
    press('Show status');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Reference/ })).toHaveAccessibleDescription(/Enter the reference number\./));
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(/Enter the email address\./);
    expect(site.asked).toEqual([]);
  });

  it('says that nothing fits, without telling which of both is wrong, and keeps what was typed', async () => {
    await show({ [queryCase.path]: () => refusal(ERROR.APPLICATION_NOT_FOUND, 'We found no application with this reference and e-mail address.', 404) });
    type(/Email address/, 'other@example.com');
    press('Show status');
    expect(await screen.findByRole('alert')).toHaveTextContent('We found no application');
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('other@example.com');
  });

  it('says when the device is offline', async () => {
    await show({
      [queryCase.path]: () => {
        throw new TypeError('offline');
      },
    });
    type(/Email address/, CASE_KEY.email);
    press('Show status');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue(CASE_KEY.email);
  });

  it('asks once however often the button is pressed', async () => {
    const site = await show();
    type(/Email address/, CASE_KEY.email);
    press('Show status');
    press(/Show status|Searching/);
    await screen.findByRole('button', { name: 'Look up another request' });
    expect(site.asked.filter(({ path }) => path === queryCase.path)).toHaveLength(1);
  });

  it('tells status, limit and days left by the clock of the office, and takes the focus there', async () => {
    await show();
    await open();
    expect(screen.getByRole('heading', { name: 'Verification', level: 2 })).toHaveFocus();
    expect(screen.getByRole('heading', { name: /^Our answer by Mon,? 23 Nov 23:59 UTC\+1/ })).toBeVisible();
    expect(screen.getByText('3 days left')).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Day 4 of 7' }));
    expect(days.getAllByRole('listitem')).toHaveLength(7);
    expect(days.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'date');
    expect(screen.getByText('On schedule')).toBeVisible();
    expect(screen.getByText('Our visit is on Friday at 14:00.')).toBeVisible();
    expect(screen.getByText(/We delete all of this data on/)).toHaveTextContent('16 November 2027');
  });

  it('says so when we are late', async () => {
    jest.setSystemTime(new Date('2026-11-25T10:00:00Z'));
    await show();
    await open();
    expect(screen.getByText('Overdue')).toBeVisible();
    expect(screen.getByText('The deadline has passed')).toBeVisible();
    expect(screen.getByText(/We are sorry for the delay/)).toBeVisible();
  });

  it('keeps neither reference nor address anywhere, and forgets the case when the page is left', async () => {
    await show();
    await open();
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(CASE_KEY.email);
    expect(location.href).not.toContain('example.com');
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByRole('button', { name: 'Show status' })).toBeVisible();
    expect(screen.queryByText('Is the yard behind the shop yours?')).toBeNull();
  });

  it('sends an answer to our question, and begins the next one empty', async () => {
    const answered = caseView({ messages: [...caseView().messages, { id: 'm2', from: 'sender', text: 'Yes, it is.', at: '2026-11-20T10:00:00.000Z', files: [] }] });
    const site = await show({ [answerCase.path]: () => answered });
    await open();
    expect(screen.getByRole('heading', { name: 'We have a question for you' })).toBeVisible();
    press('Send message');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveAccessibleDescription(/Enter your message\./));
    type(/Your message/, 'Yes, it is.');
    press('Send message');
    expect(await screen.findByText('We have received your message.')).toBeVisible();
    expect(last(site, answerCase.path)).toEqual({ ...CASE_KEY, text: 'Yes, it is.', attachments: [] });
    expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('');
    expect(screen.getByText('Yes, it is.')).toBeVisible();
  });

  it('keeps an answer that did not get there', async () => {
    await show({ [answerCase.path]: () => refusal(ERROR.SERVICE, 'Try later.', 503) });
    await open();
    type(/Your message/, 'Yes, it is.');
    press('Send message');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later.');
    expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Yes, it is.');
  });

  it('names a file that is gone beside it', async () => {
    await show({ [answerCase.path]: () => refusal(ERROR.VALIDATION, 'Check.', 400, [{ field: 'attachments', code: 'fileGone', message: 'This file is no longer here. Choose it again.' }]) });
    await open();
    type(/Your message/, 'With the lease.');
    press('Send message');
    expect((await screen.findAllByText('This file is no longer here. Choose it again.')).length).toBeGreaterThan(0);
  });

  it('withdraws after a second question that says what is deleted', async () => {
    const site = await show({ [withdrawCase.path]: () => caseView({ status: 'WITHDRAWN', actions: [], answerBy: null, files: [] }) });
    await open();
    press('Withdraw');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw permanently?' }));
    expect(dialog.getByText(/delete your files at once/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Do not withdraw' }));
    expect(last(site, withdrawCase.path)).toBeUndefined();
    press('Withdraw');
    const again = within(await screen.findByRole('alertdialog'));
    fireEvent.change(again.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Found another area.' } });
    fireEvent.click(again.getByRole('button', { name: 'Withdraw and delete files' }));
    expect(await screen.findByText('Your request is withdrawn, and your files are deleted.')).toBeVisible();
    expect(last(site, withdrawCase.path)).toEqual({ ...CASE_KEY, reason: 'Found another area.' });
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Your message/ })).toBeNull();
  });

  it('shows where it stands by now when it has moved on', async () => {
    const reads = [caseView(), caseView({ status: 'DECLINED', actions: [], answerBy: null })];
    await show({ [queryCase.path]: () => reads.shift(), [withdrawCase.path]: () => refusal(ERROR.CASE_MOVED_ON, 'This has moved on since you opened it.', 409) });
    await open();
    press('Withdraw');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw and delete files' }));
    expect(await screen.findByText('This has moved on since you opened it.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Declined', level: 2 })).toBeVisible();
  });

  it('goes back to the form when it was deleted meanwhile', async () => {
    const reads = [caseView(), refusal(ERROR.APPLICATION_NOT_FOUND, 'We found no application.', 404)];
    await show({ [queryCase.path]: () => reads.shift(), [answerCase.path]: () => refusal(ERROR.APPLICATION_NOT_FOUND, 'We found no application.', 404) });
    await open();
    type(/Your message/, 'Hello?');
    press('Send message');
    expect(await screen.findByRole('button', { name: 'Show status' })).toBeVisible();
    expect(screen.getByText('We found no application.')).toBeVisible();
  });

  it('asks of feedback whether it is settled, and takes a reason to open it again', async () => {
    const rated = feedbackView({ satisfied: false, actions: ['reopen'] });
    const site = await show({
      [queryCase.path]: () => feedbackView(), [rateCase.path]: () => rated,
      [reopenCase.path]: () => feedbackView({ status: 'REOPENED', actions: ['answer', 'withdraw'], steps: [...rated.steps, { status: 'REOPENED', at: '2026-11-20T10:00:00.000Z', note: null }], answerBy: '2026-11-22T22:59:00.000Z' }),
    });
    await open(feedbackView());
    expect(screen.getByText('Late parcel')).toBeVisible();
    expect(screen.getByRole('link', { name: 'NG673401955281' })).toHaveAttribute('href', '/ng-en/track?numbers=NG673401955281');
    press('Send rating');
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Did our answer solve the problem?' })).toHaveAccessibleDescription(/Choose one of the options/));
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    press('Send rating');
    expect(await screen.findByText('Thank you for your rating.')).toBeVisible();
    expect(last(site, rateCase.path)).toEqual({ ...CASE_KEY, satisfied: false, comment: '' });
    expect(screen.queryByRole('radio')).toBeNull();
    type(/What still needs to be solved/, 'The parcel is not here yet.');
    press('Reopen');
    expect(await screen.findByText('Your request is open again. We will look into it once more.')).toBeVisible();
    expect(last(site, reopenCase.path)).toEqual({ ...CASE_KEY, text: 'The parcel is not here yet.', attachments: [] });
    expect(screen.getByText('2 days left')).toBeVisible();
  });

  it('names the position of an application for a job', async () => {
    await show({ [queryCase.path]: () => caseView({ kind: 'job', status: 'REVIEW', job: { id: 'rider-lagos', name: 'Rider, Lagos' }, messages: [] }) });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your job application' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rider, Lagos' })).toHaveAttribute('href', '/ng-en/business/recruit/rider-lagos');
  });
});
