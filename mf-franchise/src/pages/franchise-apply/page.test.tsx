import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ERROR } from '@amberlane/contract/calls';
import { queryTerritories, saveFranchiseApplication, type Territory } from '@amberlane/contract/calls/leads';
import { finishUpload, sendUploadPart, startUpload } from '@amberlane/contract/calls/uploads';
import { LOCALES, MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import page from './page.tsx';

const NIGERIA: Market = { country: 'NG', locale: 'en' };
const HERE = 'business/join-us/apply';
const RECEIPT = { reference: 'FR-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z', answerBy: '2026-11-27T22:59:00.000Z', mailed: true };
const AREAS: readonly Territory[] = [
  { code: 'NG-EN', country: 'NG', name: 'Enugu', latitude: 6.5, longitude: 7.5, state: 'OPEN' },
  { code: 'NG-LA', country: 'NG', name: 'Lagos', latitude: 6.5, longitude: 3.4, state: 'TAKEN' },
];
const DRAFT = 'draft:franchise-apply';

function site(answers: AnswersByPath = {}, market: Market = NIGERIA) {
  return franchiseOnSite(page, {
    market,
    answers: { [saveFranchiseApplication.path]: () => RECEIPT, [queryTerritories.path]: ({ country }) => ({ list: country === 'NG' ? AREAS : [] }), ...answers },
    routes: new Set([HERE, 'service/case', 'business/join-us']),
  });
}
async function show(answers: AnswersByPath = {}, { at = HERE, market = NIGERIA } = {}) {
  const shown = site(answers, market);
  render(await shown.open(at));
  return shown;
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const sentOf = ({ asked }: { readonly asked: readonly { readonly path: string; readonly request: unknown }[] }) => asked.filter(({ path }) => path === saveFranchiseApplication.path).map(({ request }) => request);

async function tellWho(): Promise<void> {
  type(/^Full name/, 'Chukwuemeka Eze');
  type(/^Phone number/, '01 280 0142');
  type(/^Email/, 'c.eze@example.com');
  press('Continue');
  await waitFor(async () => expect(await heading('Area')).toHaveFocus());
}
async function tellWhere(): Promise<void> {
  press('Enugu');
  type(/^City/, 'Nsukka');
  press('Continue');
  await heading('Experience');
}
async function goToReview(): Promise<void> {
  await tellWho();
  await tellWhere();
  press('Continue');
  await heading('Documents');
  press('Continue');
  await heading('Check and send');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the application for a franchise', () => {
  it.each(LOCALES.map((locale) => MARKETS.find((market) => market.locale === locale) ?? NIGERIA).map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    for (const at of [HERE, ...['territory', 'experience', 'papers', 'review'].map((step) => `${HERE}?step=${step}`), `${HERE}?sent=1&reference=FR-7K3Q-9M2D&answerBy=2026-11-27T22:59:00.000Z`]) {
      expect((await show({}, { at, market })).complaints).toEqual([]);
      cleanup();
    }
  });

  it('says that entries stay on the device, and what follows beside the form', async () => {
    await show();
    expect(screen.getByText(/Your entries are saved on this device until you send them\./)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('names all faults of a step in the first round, beside the fields, and asks nobody', async () => {
    const shown = await show();
    type(/^Email/, 'c.eze@example');
    press('Continue');
    await waitFor(() => expect(field(/^Full name/)).toHaveAccessibleDescription('Enter the full name.'));
    expect(field(/^Phone number/)).toHaveAccessibleDescription(/Enter the phone number\./);
    expect(field(/^Email/)).toHaveAccessibleDescription(/name@example.com/);
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
    expect(sentOf(shown)).toEqual([]);
    type(/^Full name/, 'Eze');
    type(/^Email/, 'c.eze@example.com');
    type(/^Phone number/, 'call me');
    press('Continue');
    await waitFor(() => expect(field(/^Phone number/)).toHaveAccessibleDescription(/Enter a valid phone number/));
  });

  it('goes step by step, sends the whole once, and shows the receipt', async () => {
    const shown = await show();
    await tellWho();
    press('Continue');
    await waitFor(() => expect(field(/^State or region/)).toHaveAccessibleDescription(/Enter the state or region\./));
    expect(field(/^City/)).toHaveAccessibleDescription('Enter the city.');
    await tellWhere();
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    type(/^Comments/, 'Three years with a van.');
    press('Continue');
    await heading('Documents');
    press('Continue');
    await heading('Check and send');
    const main = within(screen.getByRole('region', { name: 'Check and send' }));
    for (const text of ['Chukwuemeka Eze', '01 280 0142', 'c.eze@example.com', 'Enugu', 'Nsukka', 'Yes', 'Three years with a van.', 'Nigeria']) expect(main.getByText(text)).toBeVisible();
    press('Send application');
    press(/Send application|Sending/);
    expect(await heading('Thank you. We have received your application.')).toHaveFocus();
    expect(screen.getByText('FR-7K3Q-9M2D')).toBeVisible();
    expect(screen.getByText(/Fri,? 27 Nov/)).toHaveTextContent('23:59 UTC+1');
    expect(screen.getByText(/We have emailed a confirmation to/)).toHaveTextContent('c.eze@example.com');
    expect(screen.getByRole('link', { name: 'Check the status' })).toHaveAttribute('href', '/ng-en/service/case?reference=FR-7K3Q-9M2D');
    expect(sentOf(shown)).toEqual([
      expect.objectContaining({
        name: 'Chukwuemeka Eze', company: '', country: 'NG', contactNumber: '01 280 0142', email: 'c.eze@example.com', state: 'Enugu', city: 'Nsukka', logisticsExperience: true,
        remark: 'Three years with a van.', attachments: [], homepage: '', formMs: expect.any(Number),
      }),
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(location.search).toContain('reference=FR-7K3Q-9M2D');
  });

  it('prints the receipt, and says when the confirmation is late', async () => {
    const print = jest.fn();
    globalThis.print = print;
    await show({ [saveFranchiseApplication.path]: () => ({ ...RECEIPT, mailed: false }) });
    await goToReview();
    press('Send application');
    expect(await screen.findByText(/could not send the confirmation/)).toBeVisible();
    press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('leads a refusal of the API back to its step and field', async () => {
    const fault = { field: 'contactNumber', code: 'phone', message: 'Invalid number: please enter a phone number of the chosen country.' };
    await show({ [saveFranchiseApplication.path]: () => refusal(ERROR.VALIDATION, 'Check.', 400, [fault]) });
    await goToReview();
    press('Send application');
    expect(await heading('Your details')).toBeVisible();
    await waitFor(() => expect(field(/^Phone number/)).toHaveAccessibleDescription(/Invalid number/));
    expect(field(/^Phone number/)).toHaveValue('01 280 0142');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid number');
  });

  it.each([
    ['the API is slow to forgive', () => refusal(ERROR.FORM_TOO_FAST, 'That was very quick.', 429), /That was very quick/],
    ['too many were sent', () => refusal(ERROR.TOO_MANY_REQUESTS, 'Too many requests.', 429), /Too many requests/],
    ['nobody answers', () => { throw new TypeError('offline'); }, /./],
  ])('keeps everything when %s', async (_case, answer, sentence) => {
    await show({ [saveFranchiseApplication.path]: answer });
    await goToReview();
    press('Send application');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText('Nsukka')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send application' })).toBeVisible();
  });

  it('says that the device is offline', async () => {
    await show();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeVisible();
  });

  it('goes back a step by the browser and by the button, and loses nothing', async () => {
    await show();
    await tellWho();
    act(() => history.back());
    await heading('Your details');
    expect(field(/^Full name/)).toHaveValue('Chukwuemeka Eze');
    press('Continue');
    await heading('Area');
    press('Back');
    expect(await heading('Your details')).toBeVisible();
    expect(field(/^Email/)).toHaveValue('c.eze@example.com');
  });

  it('keeps a draft on the device, also of what was typed just before a step', async () => {
    await show();
    await tellWho();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('c.eze@example.com'), { timeout: 3000 });
    cleanup();
    await show();
    await waitFor(() => expect(field(/^Full name/)).toHaveValue('Chukwuemeka Eze'));
    expect(screen.getByRole('button', { name: 'Start over' })).toBeVisible();
  });

  it('takes country and region from the link, over a draft', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ values: { name: 'Eze', country: 'KE', state: 'Mombasa' }, at: Date.now() }));
    await show({}, { at: `${HERE}?country=NG&region=NG-EN`, market: { country: 'KE', locale: 'en' } });
    await waitFor(() => expect(field(/^Full name/)).toHaveValue('Eze'));
    expect(screen.getByRole('combobox', { name: 'Country you want to work in' })).toHaveValue('NG');
    type(/^Phone number/, '01 280 0142');
    type(/^Email/, 'c.eze@example.com');
    press('Continue');
    await heading('Area');
    expect(field(/^State or region/)).toHaveValue('Enugu');
    expect(field(/^State or region/)).toHaveAccessibleDescription(/This area is open/);
    type(/^State or region/, 'lagos');
    expect(field(/^State or region/)).toHaveAccessibleDescription(/This area has a partner/);
  });

  it('sends the files that were attached', async () => {
    const id = 'a'.repeat(43);
    const shown = await show({
      [startUpload.path]: () => ({ id, partBytes: 524_288, expiresAt: '2099-01-01T00:00:00.000Z' }), [sendUploadPart.path]: () => ({ received: 4 }),
      [finishUpload.path]: () => ({ id, name: 'lease.pdf', bytes: 4, mediaType: 'application/pdf' }),
    });
    await tellWho();
    await tellWhere();
    press('Continue');
    await heading('Documents');
    fireEvent.change(screen.getByLabelText('Choose files or drop them here'), { target: { files: [new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('Added')).toBeVisible();
    press('Continue');
    await heading('Check and send');
    expect(screen.getAllByText('lease.pdf').length).toBeGreaterThan(0);
    press('Send application');
    await heading('Thank you. We have received your application.');
    expect(sentOf(shown)).toEqual([expect.objectContaining({ attachments: [id] })]);
  });

  it('is one plain form before any script runs', async () => {
    const html = renderToString(await site().open(HERE));
    const document = new DOMParser().parseFromString(html, 'text/html');
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toContain('franchise-apply');
    const names = Array.from(form?.elements ?? [], (element) => element.getAttribute('name')).filter(Boolean);
    for (const name of ['returnTo', 'homepage', 'name', 'company', 'country', 'contactNumber', 'email', 'contactWay', 'state', 'city', 'logisticsExperience', 'remark', 'otherInfo']) expect(names).toContain(name);
    expect(names).not.toContain('attachments');
    expect(document.querySelectorAll('section[hidden]')).toHaveLength(0);
    expect(form?.textContent).toContain('Send application');
  });

  it('tells what came of the plain form', async () => {
    await show({}, { at: `${HERE}?fault=1000400&faultAt=contactNumber,city` });
    expect(screen.getByRole('alert')).toHaveTextContent('Correct 2 fields');
    cleanup();
    await show({}, { at: `${HERE}?sent=1&reference=FR-7K3Q-9M2D&answerBy=2026-11-27T22:59:00.000Z` });
    expect(screen.getByText('FR-7K3Q-9M2D')).toBeVisible();
  });
});
