import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { getSysDictList, type DictionaryType } from '@amberlane/contract/calls/dictionaries';
import { saveContactExpert } from '@amberlane/contract/calls/leads';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { dictionary } from '@amberlane/testing/mock-api/reference-data';
import { refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import page from './page.tsx';

const codeOf = (type: DictionaryType, index: number): string => dictionary(type, 'en')[index]?.dictCode ?? '';
const PATH = 'express/contact-proficient';
const NIGERIA: Market = { country: 'NG', locale: 'en' };

async function show(answers: AnswersByPath = {}, market: Market = NIGERIA, query = '') {
  const site = franchiseOnSite(page, { market, answers });
  render(await site.open(PATH + query));
  return site;
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, value: string): void => void fireEvent.change(field(name), { target: { value } });
const choose = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send question' }));
const refusedFields = async (): Promise<(string | undefined)[]> =>
  within(await screen.findByRole('alert')).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*-/, ''));
function fill(): void {
  type('Last name', 'Okafor');
  type('Email', 'ada@example.com');
  type(/^Phone number/, '01 234 5678');
  type('Your question', 'What does a pallet to Lagos cost?');
  choose('International');
  choose('Once');
  for (const box of screen.getAllByRole('checkbox').slice(1, 3)) fireEvent.click(box);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('contact an expert', () => {
  it('says who answers and by when, with the phone of the country', async () => {
    await show();
    expect(screen.getByText(/answers within 3 calendar days/)).toBeVisible();
    expect(screen.getByText(/^You get our answer by/)).toHaveTextContent(/by \S.+ if you send it today/);
    const office = screen.getByRole('region', { name: 'Our office: Nigeria' });
    expect(within(office).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    expect(within(screen.getByText(/^Prefer to call\?/)).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'GH' } });
    expect(screen.getByRole('region', { name: 'Our office: Ghana' })).toBeVisible();
  });

  it('takes nothing for granted of the sender', async () => {
    await show();
    expect(screen.getByRole('radio', { name: 'Within Nigeria' })).toBeInTheDocument();
    for (const choice of screen.getAllByRole('radio', { hidden: true })) expect(choice).not.toBeChecked();
    expect(screen.getByText('How will you give us your parcels?')).not.toBeVisible();
    expect(screen.getByRole('combobox', { name: /^How should we reply/ })).toBeVisible();
  });

  it('needs a phone number for an answer by phone alone', async () => {
    const { asked } = await show();
    fill();
    type(/^Phone number/, '');
    fireEvent.change(screen.getByRole('combobox', { name: /^How should we reply/ }), { target: { value: 'PHONE' } });
    send();
    expect(await refusedFields()).toEqual(['contactNumber']);
    fireEvent.change(screen.getByRole('combobox', { name: /^How should we reply/ }), { target: { value: 'EMAIL' } });
    send();
    await screen.findByRole('article');
    expect(asked.find(({ path }) => path === saveContactExpert.path)?.request).toMatchObject({ contactWay: 'EMAIL', contactNumber: '' });
  });

  it('sends a question with a landline and shows the receipt', async () => {
    const { asked } = await show();
    fill();
    send();
    const receipt = await screen.findByRole('article');
    expect(screen.getByRole('heading', { name: 'We have received your question' })).toHaveFocus();
    expect(receipt).toHaveTextContent(/EX-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(receipt).toHaveTextContent('Our answer by');
    const [sent] = asked.filter(({ path }) => path === saveContactExpert.path);
    expect(sent?.request).toMatchObject({
      lastName: 'Okafor', country: 'NG', contactNumber: '01 234 5678', scope: 'INTERNATIONAL', transportMode: 'SINGLE', cycle: '', serviceTypes: [codeOf('SHIP_REQUIRE', 1), codeOf('SHIP_REQUIRE', 2)], questions: 'What does a pallet to Lagos cost?',
    });
    for (const open of ['volumePerCycle', 'customerType', 'customerStatus', 'localWay']) expect(sent?.request).not.toHaveProperty(open);
  });

  it('names all that is missing at once, volume and cycle of regular transport too', async () => {
    const { asked } = await show();
    choose('Regularly');
    send();
    expect(await refusedFields()).toEqual(['questions', 'lastName', 'email', 'volumePerCycle', 'cycle']);
    expect(screen.getByRole('link', { name: 'Enter your question.' })).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === saveContactExpert.path)).toEqual([]);
  });

  it('needs nothing about shipments for a question', async () => {
    const { asked } = await show();
    type('Last name', 'Okafor');
    type('Email', 'ada@example.com');
    type('Your question', 'Which papers does customs want?');
    send();
    await screen.findByRole('article');
    const sent = asked.find(({ path }) => path === saveContactExpert.path)?.request;
    expect(sent).toMatchObject({ serviceTypes: [], cycle: '' });
    for (const open of ['scope', 'transportMode']) expect(sent).not.toHaveProperty(open);
  });

  it('takes numbers of any script, and refuses what is no number of parcels', async () => {
    const { asked } = await show();
    fill();
    choose('Regularly');
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: codeOf('CYCLE', 0) } });
    type('Number of parcels', 'many');
    send();
    expect(await refusedFields()).toEqual(['volumePerCycle']);
    type('Number of parcels', '٤٠');
    send();
    await screen.findByRole('article');
    expect(asked.find(({ path }) => path === saveContactExpert.path)?.request).toMatchObject({ transportMode: 'REGULAR', cycle: codeOf('CYCLE', 0), volumePerCycle: 40 });
  });

  it('shows beside its field what only the office knows', async () => {
    await show({ [saveContactExpert.path]: () => refusal(ERROR.VALIDATION, 'Please check.', 400, [{ field: 'contactNumber', code: 'phone', message: 'Invalid number: please enter a phone number of the chosen country.' }]) });
    fill();
    send();
    await screen.findByRole('alert');
    expect(field(/^Phone number/)).toHaveAccessibleDescription(/Invalid number/);
  });

  it('begins with the quote that the reader comes from, and sends it', async () => {
    const { asked } = await show({}, NIGERIA, '?origin=CN-CAN&destination=GH-ACC&weight=6.2&product=specialLine');
    const lines = 'From: China\nTo: Ghana\nWeight: 6.2\u00A0kg\nProduct: International special line\n';
    expect(field('Your question')).toHaveValue(lines);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('CN');
    expect(screen.getByRole('radio', { name: 'International' })).toBeChecked();
    fill();
    type('Your question', `${lines}Can you store it for a week?`);
    send();
    await screen.findByRole('article');
    expect(asked.find(({ path }) => path === saveContactExpert.path)?.request).toMatchObject({ country: 'CN', scope: 'INTERNATIONAL', questions: `${lines}Can you store it for a week?` });
  });

  it('leaves out what it does not know of an address', async () => {
    await show({}, NIGERIA, '?origin=XX&destination=NG-LOS&weight=heavy&product=teleport');
    expect(field('Your question')).toHaveValue('To: Nigeria\n');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('NG');
  });

  it('puts another quote above the question of a draft, once', async () => {
    await show();
    type('Your question', 'How do I pack glass?');
    const isKept = (text: string) => waitFor(() => expect(localStorage.getItem('draft:contact-expert')).toContain(text), { timeout: 3_000 });
    await isKept('glass');
    cleanup();
    const query = '?origin=CN-CAN&destination=CN-CAN&weight=2';
    const expected = 'From: China\nTo: China\nWeight: 2\u00A0kg\n\nHow do I pack glass?';
    for (let visit = 1; visit <= 2; visit += 1) {
      await show({}, NIGERIA, query);
      await waitFor(() => expect(field('Your question')).toHaveValue(expected));
      expect(screen.getByRole('radio', { name: 'Within China' })).toBeChecked();
      await isKept('Weight: 2\u00A0kg');
      cleanup();
    }
  });

  it('says what to do where the lists can’t be had', async () => {
    await show({ [getSysDictList.path]: () => refusal(ERROR.SERVICE, 'Service Exceptions!', 500) });
    expect(await screen.findAllByText(/could not be loaded/)).toHaveLength(2);
    expect(field('Your question')).toBeEnabled();
  });

  it('names refused choices of the form without JavaScript by their labels', async () => {
    await show({}, NIGERIA, '?fault=1000400&faultAt=serviceTypes,volumePerCycle,questions');
    expect(within(screen.getByRole('alert')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Types of shipment: Check this field.', 'Number of parcels: Check this field.', 'Your question: Check this field.']);
    cleanup();
    await show({}, NIGERIA, '?fault=1000400&faultAt=serviceTypes,volumePerCycle,questions&faultIs=required,required,required');
    expect(within(screen.getByRole('alert')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Types of shipment: Choose one of the options.', 'Enter the quantity.', 'Enter your question.']);
  });

  it.each(MARKETS.map((market) => [marketSegment(market), market] as const))('stands on /%s with all its texts', async (_segment, market) => {
    const { head } = await show({}, market);
    expect(screen.getByRole('form')).toBeVisible();
    expect(head().description.length).toBeGreaterThanOrEqual(market.locale === 'zh-CN' ? 40 : 60);
    expect(head().description.length).toBeLessThanOrEqual(170);
    expect(head().title.length).toBeGreaterThanOrEqual(8);
    expect(head('?sent=1').noindex).toBe(true);
  });
});
