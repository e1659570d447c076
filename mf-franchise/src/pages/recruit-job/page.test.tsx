import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { queryJobDetail, queryJobList, type Job } from '@amberlane/contract/calls/jobs';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { structuredDataFaults } from '@amberlane/testing/structured-data-faults';
import { refusal } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { sampleJob, sampleJobs } from '../../../testing/sample-jobs.ts';
import recruitJob from './page.tsx';

afterEach(cleanup);

/** Long after any run of these tests, and before. */
const OPEN = sampleJob({ closesAt: '2099-11-30T20:00:00.000Z' });
const CLOSED = sampleJob({ closesAt: '2020-11-30T20:00:00.000Z' });
const NEIGHBOUR = sampleJob({ id: 'kumasi-site-manager', name: 'Site manager', type: 'OPERATIONS', site: 'Kumasi' });
const AT = 'business/recruit/accra-support';

interface Shown {
  readonly job?: Job | Response;
  /** By country and by field of work. */
  readonly near?: readonly Job[];
  readonly similar?: readonly Job[];
  readonly market?: Market;
  readonly at?: string;
}

async function show({ job = OPEN, near = [OPEN, NEIGHBOUR], similar = [], market, at = AT }: Shown = {}) {
  const answers = { [queryJobDetail.path]: () => job, [queryJobList.path]: ({ country }: Readonly<Record<string, unknown>>) => sampleJobs(country === undefined ? similar : near) };
  const site = franchiseOnSite(recruitJob, { at, answers, ...(market && { market }) });
  const element = await site.open();
  if (site.isValid()) render(element);
  return site;
}

describe('one position', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment: open, closed, in another language, without an answer', async ({ market }) => {
    const cases: readonly Shown[] = [{}, { job: CLOSED, near: [], similar: [NEIGHBOUR] }, { job: { ...OPEN, language: 'tr', closesAt: null } }, { job: refusal(ERROR.UNAVAILABLE, '', 503) }, { job: refusal(ERROR.JOB_CLOSED, '', 410) }];
    for (const one of cases) {
      expect((await show({ ...one, market })).complaints).toEqual([]);
      cleanup();
    }
  });

  it('tells what the work is, where, until when, and leads to the form', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Customer service agent' })).toBeInTheDocument();
    const facts = within(screen.getByRole('complementary', { name: 'At a glance' }));
    for (const fact of ['Customer service', 'Full-time', '18 November 2026', '30 November 2099']) expect(facts.getByText(fact)).toBeInTheDocument();
    expect(screen.getAllByText('Accra, Ghana')[0]).toBeVisible();
    // One beside the text, one below it, one in the bar of phones.
    expect(screen.getAllByRole('link', { name: 'Apply for this position' }).map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: 3 }, () => '/gh-en/business/recruit-apply/accra-support'));
    expect(screen.getByText(/We answer within 14 days and delete your application and files after 6 months/)).toBeInTheDocument();
  });

  it('names the address of the office for questions while the position is open', async () => {
    await show();
    expect(screen.getByText(/^Questions about this position/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'desk.gh@amberlane.example' })).toHaveAttribute('href', 'mailto:desk.gh@amberlane.example');
    cleanup();
    await show({ job: CLOSED });
    expect(screen.queryByText(/^Questions about this position/)).toBeNull();
  });

  it('heads the three parts of a description, and leaves another one as it is', async () => {
    await show();
    expect(screen.queryByRole('heading', { level: 3, name: 'What we offer' })).toBeNull();
    cleanup();
    await show({ job: { ...OPEN, description: ['You answer calls.\nYou follow each case.', 'You speak English and Twi.', 'We pay for night shifts.'] } });
    const offer = screen.getByRole('heading', { level: 3, name: 'What we offer' });
    expect(offer.nextElementSibling).toHaveTextContent('We pay for night shifts.');
    const tasks = screen.getByRole('heading', { level: 3, name: 'Your tasks' }).nextElementSibling;
    expect([...(tasks?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['You answer calls.', 'You follow each case.']);
  });

  it('shows other positions of the country, without itself', async () => {
    await show();
    const near = within(screen.getByRole('region', { name: 'More positions in Ghana' }));
    expect(near.getAllByRole('listitem')).toHaveLength(1);
    expect(near.getByRole('link', { name: 'Site manager' })).toHaveAttribute('href', '/gh-en/business/recruit/kumasi-site-manager');
  });

  it('shows those of the same field where the country has no other', async () => {
    const { asked } = await show({ near: [OPEN], similar: [OPEN, { ...NEIGHBOUR, type: 'SUPPORT' }] });
    expect(screen.getByRole('region', { name: 'More positions in this field' })).toBeInTheDocument();
    expect(asked.at(-1)?.request).toMatchObject({ type: 'SUPPORT' });
  });

  it('says that the time for applications is over, and offers no form', async () => {
    const site = await show({ job: CLOSED });
    expect(screen.getByText('Applications for this position are closed.')).toBeInTheDocument();
    expect(screen.getByText(/The deadline was/)).toHaveTextContent('The deadline was 30 November 2020.');
    expect(screen.queryByRole('link', { name: 'Apply for this position' })).not.toBeInTheDocument();
    expect(site.head().noindex).toBe(true);
    expect(site.head().jsonLd).toBeUndefined();
  });

  it('says that a position is filled when the API tells no more', async () => {
    await show({ job: refusal(ERROR.JOB_CLOSED, 'Closed', 410) });
    expect(screen.getByRole('heading', { name: 'This position is no longer available' })).toBeInTheDocument();
  });

  it('is not found when there never was one', async () => {
    expect((await show({ job: refusal(ERROR.NOT_FOUND, '', 404) })).isValid()).toBe(false);
    const { asked, isValid } = await show({ at: 'business/recruit/%3Cb%3E' });
    expect(isValid()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('can be asked for again after a failure', async () => {
    await show({ job: refusal(ERROR.UNAVAILABLE, 'Down', 503) });
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/business/recruit/accra-support');
  });

  it('tells search engines of the position in their terms', async () => {
    const { head } = await show();
    const { title, description, jsonLd = [] } = head();
    expect(title).toBe('Customer service agent, Accra | Amberlane');
    expect(description).toBe('Customer service agent at Amberlane in Accra, Ghana. You answer calls and messages about parcels. Apply online with your CV.');
    expect(structuredDataFaults(JSON.stringify(jsonLd))).toEqual([]);
    expect(jsonLd[0]).toMatchObject({
      '@type': 'JobPosting', title: 'Customer service agent', datePosted: '2026-11-18', validThrough: '2099-11-30T20:00:00.000Z', employmentType: 'FULL_TIME', directApply: true,
      hiringOrganization: { name: 'Amberlane' }, jobLocation: { address: { addressLocality: 'Accra', addressCountry: 'GH' } },
    });
  });

  it('names no end of what stays open until filled', async () => {
    const { head } = await show({ job: { ...OPEN, closesAt: null } });
    expect(screen.getAllByText('Open until filled').length).toBeGreaterThan(0);
    expect(head().jsonLd?.[0]).not.toHaveProperty('validThrough');
  });

  it('marks a text of another language, and leaves it to the page in that language to be found', async () => {
    const { head } = await show({ market: { country: 'PK', locale: 'ur' }, near: [], similar: [] });
    expect(screen.getByText('You answer calls and messages about parcels.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('English')).toBeInTheDocument();
    expect(head().noindex).toBe(true);
  });
});
