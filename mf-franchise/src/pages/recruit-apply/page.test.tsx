import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ERROR } from '@amberlane/contract/calls';
import { queryJobDetail, type Job } from '@amberlane/contract/calls/jobs';
import { saveJobApplication } from '@amberlane/contract/calls/leads';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { sampleJob } from '../../../testing/sample-jobs.ts';
import recruitApply from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const OPEN = sampleJob({ closesAt: '2099-11-30T20:00:00.000Z' });
const AT = 'business/recruit-apply/accra-support';
const PDF = new File(['%PDF-1.7\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });

interface Shown {
  readonly job?: Job | Response;
  readonly market?: Market;
  readonly at?: string;
  readonly answers?: AnswersByPath;
}

function site({ job = OPEN, market, at = AT, answers = {} }: Shown) {
  return franchiseOnSite(recruitApply, { at, answers: { [queryJobDetail.path]: () => job, ...answers }, ...(market && { market }) });
}
async function show(shown: Shown = {}) {
  const made = site(shown);
  render(await made.open());
  return made;
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
const attach = async (file = PDF) => {
  fireEvent.change(screen.getByLabelText('Choose files or drop them here'), { target: { files: [file] } });
  await screen.findByText('Added');
};
/** All that is kept on the device. */
const kept = () => Array.from({ length: localStorage.length }, (_entry, index) => localStorage.getItem(localStorage.key(index) ?? '')).join(' ');
function fillIn(): void {
  type('Full name', 'Ama Boateng');
  type(/^Email/, 'ama@site.example');
  type('City', 'Accra');
  type('Phone number', '+233 24 123 4567');
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

const RECEIPT = { reference: 'JB-7K3Q-9M2D', receivedAt: '2026-11-23T10:00:00.000Z', answerBy: '2026-12-07T10:00:00.000Z', mailed: true };

describe('the application for a position', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment: the form, its receipt, a refused one, a closed position, no answer', async ({ market }) => {
    const cases: readonly Shown[] = [
      {}, { at: `${AT}?sent=1&reference=JB-7K3Q-9M2D&answerBy=2026-12-07T10:00:00.000Z` }, { at: `${AT}?fault=1000400&faultAt=attachments,consent,letter` },
      { job: { ...OPEN, closesAt: '2020-01-01T00:00:00.000Z' } }, { job: refusal(ERROR.JOB_CLOSED, '', 410) }, { job: refusal(ERROR.UNAVAILABLE, '', 503) },
    ];
    for (const one of cases) {
      const { complaints } = await show({ ...one, market });
      expect(complaints).toEqual([]);
      cleanup();
    }
  });

  it('sends what was filled in with the ids of the files, once, and shows the receipt', async () => {
    const { asked } = await show({ answers: { [saveJobApplication.path]: () => RECEIPT } });
    fillIn();
    await attach();
    type(/^Cover letter/, 'I know Accra.');
    const button = screen.getByRole('button', { name: 'Send application' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'We have received your application' })).toHaveFocus();
    expect(screen.getByText('JB-7K3Q-9M2D')).toBeInTheDocument();
    const sent = asked.filter(({ path }) => path === saveJobApplication.path);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.request).toMatchObject({
      jobId: 'accra-support', name: 'Ama Boateng', country: 'GH', city: 'Accra', email: 'ama@site.example', letter: 'I know Accra.', attachments: [expect.stringMatching(/^[\w-]{43}$/)], consent: true, homepage: '',
    });
    expect(location.search).toContain('reference=JB-7K3Q-9M2D');
  });

  it('names everything that is missing at once, the CV and the consent among it', async () => {
    const { asked } = await show();
    send();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link')).toHaveLength(6);
    expect(asked.some(({ path }) => path === saveJobApplication.path)).toBe(false);
    expect(screen.getByLabelText('Choose files or drop them here')).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(/Read the agreement/);
  });

  it('tells that the position was closed meanwhile, keeps what was typed, and leads to the others', async () => {
    await show({ answers: { [saveJobApplication.path]: () => refusal(ERROR.JOB_CLOSED, 'This position is closed.', 409) } });
    fillIn();
    await attach();
    send();
    expect(await screen.findByText('This position is closed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All open positions' })).toHaveAttribute('href', '/gh-en/business/recruit');
    expect(field('Full name')).toHaveValue('Ama Boateng');
  });

  it('keeps a draft with its files for each position', async () => {
    await show();
    fillIn();
    await attach();
    await waitFor(() => expect(kept()).toContain('cv.pdf'), { timeout: 3_000 });
    cleanup();
    await show();
    expect(await screen.findByText('cv.pdf')).toBeInTheDocument();
    expect(field('Full name')).toHaveValue('Ama Boateng');
    cleanup();
    await show({ job: { ...OPEN, id: 'lagos-courier' }, at: 'business/recruit-apply/lagos-courier' });
    expect(field('Full name')).toHaveValue('');
  });

  it('offers no form for a closed position', async () => {
    await show({ job: { ...OPEN, closesAt: '2020-01-01T00:00:00.000Z' } });
    expect(screen.getByRole('heading', { name: 'Applications for this position are closed' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows the receipt of an application also once the position is closed', async () => {
    await show({ job: { ...OPEN, closesAt: '2020-01-01T00:00:00.000Z' }, at: `${AT}?sent=1&reference=JB-7K3Q-9M2D` });
    expect(screen.getByRole('heading', { name: 'We have received your application' })).toBeInTheDocument();
    expect(screen.getByText('JB-7K3Q-9M2D')).toBeInTheDocument();
  });

  it('says without JavaScript how to apply by mail', async () => {
    const made = site({});
    const html = renderToString(await made.open());
    const without = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(without).toContain('needs JavaScript');
    expect(without).toMatch(/href="mailto:[^"]+\?subject=Application%3A%20Customer%20service%20agent%2C%20Accra"/);
  });

  it('is not found where there never was such a position', async () => {
    const made = site({ job: refusal(ERROR.NOT_FOUND, '', 404) });
    await made.open();
    expect(made.isValid()).toBe(false);
  });
});
