import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import { saveCustomerFeedback } from '@amberlane/contract/calls/leads';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import page from './page.tsx';

const PATH = 'service/feedback';
const OURS = completeWaybillNo('NG', '40718352966');
const NIGERIA: Market = { country: 'NG', locale: 'en' };

async function show(query = '', answers: AnswersByPath = {}, market: Market = NIGERIA) {
  const site = franchiseOnSite(page, { market, answers });
  render(await site.open(PATH + query));
  return site;
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, value: string): void => void fireEvent.change(field(name), { target: { value } });
function choose(name: string): void {
  const { value } = screen.getByRole<HTMLOptionElement>('option', { name: new RegExp(`^${name} – answer in \\d+ days$`) });
  fireEvent.change(screen.getByRole('combobox', { name: 'What is it about?' }), { target: { value } });
}
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const refusedFields = async (): Promise<(string | undefined)[]> =>
  within(await screen.findByRole('alert')).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*-/, ''));
function fill(): void {
  choose('Damaged parcel');
  type('Your message', 'The box has a dent.');
  type('Last name', 'Boateng');
  type('Email', 'ama@example.com');
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('feedback', () => {
  it('tells before sending until when it is answered', async () => {
    await show();
    const topic = screen.getByRole('combobox', { name: 'What is it about?' });
    expect(topic).toHaveAccessibleDescription('We answer in 2 to 14 days, depending on the topic.');
    expect(screen.getByRole('option', { name: 'Late parcel – answer in 2 days' })).toBeInTheDocument();
    choose('Late parcel');
    expect(topic).toHaveAccessibleDescription(/within 2 days, by/);
    choose('Suggestion');
    expect(topic).toHaveAccessibleDescription(/within 14 days, by/);
  });

  it('tells of a damaged or lost parcel until when it can be reported', async () => {
    await show();
    choose('Damaged parcel');
    expect(screen.getByText('Report damage within 7 days of delivery.')).toBeVisible();
    choose('Lost parcel');
    expect(screen.getByText('Report a loss within 60 days of the day you handed us the parcel.')).toBeVisible();
    choose('Late parcel');
    expect(screen.queryByText(/^Report a/)).toBeNull();
  });

  it('names the phone of the office for what is urgent, until it is sent', async () => {
    await show();
    const line = screen.getByText(/^Urgent\? Call/);
    expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    fill();
    send();
    await screen.findByRole('article');
    expect(screen.queryByText(/^Urgent\?/)).toBeNull();
  });

  it('leads to what helps faster than a message', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Track it first' })).toHaveAttribute('href', '/ng-en/track');
    expect(screen.getByRole('link', { name: 'Check the claim deadlines' })).toHaveAttribute('href', '/ng-en/service/support#claims');
  });

  it('leads to the page of messages that were sent', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'request status page' })).toHaveAttribute('href', '/ng-en/service/case');
  });

  it('about the parcel that the reader came from goes with its number', async () => {
    const { asked } = await show(`?waybill=${OURS}`);
    expect(field(/^Tracking number/)).toHaveValue(OURS);
    fill();
    send();
    expect(await screen.findByRole('article')).toHaveTextContent(/FB-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(asked.find(({ path }) => path === saveCustomerFeedback.path)?.request).toMatchObject({ topic: 'DAMAGED', waybillNo: OURS, country: 'NG', attachments: [], questions: 'The box has a dent.' });
  });

  it('puts the parcel of the address over that of a draft, and keeps the rest of the draft', async () => {
    localStorage.setItem('draft:feedback', JSON.stringify({ at: Date.now(), values: { waybillNo: 'GH52093817740', questions: 'Half a sentence' } }));
    await show(`?waybill=${OURS}`);
    expect(await screen.findByDisplayValue('Half a sentence')).toBeVisible();
    expect(field(/^Tracking number/)).toHaveValue(OURS);
  });

  it('names all that is missing at once, also the number that a call back needs', async () => {
    const { asked } = await show();
    type(/^Tracking number/, 'NG40718352960');
    fireEvent.change(screen.getByRole('combobox', { name: /^How should we reply/ }), { target: { value: 'PHONE' } });
    send();
    expect(await refusedFields()).toEqual(['topic', 'waybillNo', 'questions', 'lastName', 'email', 'contactNumber']);
    expect(screen.getByRole('alert')).toHaveTextContent(/What is it about.*Choose one of the options\..*Enter your message\.Enter the last name\.Enter the email address\.Enter the phone number\./);
    expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveAccessibleDescription(/Choose one of the options\.$/);
    expect(field('Your message')).toHaveAccessibleDescription(/Enter your message\./);
    expect(asked.filter(({ path }) => path === saveCustomerFeedback.path)).toEqual([]);
  });

  it('shows beside the number that we do not know the parcel', async () => {
    await show('', { [saveCustomerFeedback.path]: () => refusal(ERROR.VALIDATION, 'Please check.', 400, [{ field: 'waybillNo', code: 'choice', message: 'We know no such parcel.' }]) });
    fill();
    type(/^Tracking number/, OURS);
    send();
    await screen.findByRole('alert');
    expect(field(/^Tracking number/)).toHaveAccessibleDescription(/We know no such parcel\./);
    expect(field('Your message')).toHaveValue('The box has a dent.');
  });

  it('folds company and address until they are used, and opens them for what is refused there', async () => {
    await show('', { [saveCustomerFeedback.path]: () => refusal(ERROR.VALIDATION, 'Please check.', 400, [{ field: 'companyAddress', code: 'tooLong', message: 'This is too long.' }]) });
    expect(screen.getByLabelText(/^Company/)).not.toBeVisible();
    fireEvent.click(screen.getByText('Company and other contact details'));
    type(/^Company/, 'Boateng Ltd');
    expect(field(/^Company/)).toBeVisible();
    type(/^Company/, '');
    expect(field(/^Company/)).toBeVisible();
    fireEvent.click(screen.getByText('Company and other contact details'));
    expect(screen.getByLabelText(/^Company/)).not.toBeVisible();
    fill();
    send();
    await screen.findByRole('alert');
    expect(field(/^Address/)).toBeVisible();
    expect(field(/^Address/)).toHaveAccessibleDescription('This is too long.');
  });

  it('shows the folded details of a draft', async () => {
    localStorage.setItem('draft:feedback', JSON.stringify({ at: Date.now(), values: { company: 'Boateng Ltd' } }));
    await show();
    expect(await screen.findByDisplayValue('Boateng Ltd')).toBeVisible();
  });

  it('comes back from the form without JavaScript with the parcel that it is about', async () => {
    await show(`?waybill=${OURS}&fault=1000400&faultAt=topic`);
    expect(screen.getByRole('form').querySelector('[name=returnTo]')).toHaveValue(`/ng-en/${PATH}?waybill=${OURS}`);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('What is it about');
  });

  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('stands on /%s with all its texts', async (_segment, market) => {
    const { head } = await show('?topic=OTHER', {}, market);
    expect(screen.getByRole('form')).toBeVisible();
    expect(head().description.length).toBeGreaterThanOrEqual(market.locale === 'zh-CN' ? 40 : 60);
    expect(head().description.length).toBeLessThanOrEqual(170);
    expect(head().title.length).toBeGreaterThanOrEqual(8);
  });
});
