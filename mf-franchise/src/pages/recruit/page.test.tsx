import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { queryJobList } from '@amberlane/contract/calls/jobs';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { refusal } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { sampleJob, sampleJobs } from '../../../testing/sample-jobs.ts';
import recruit from './page.tsx';

afterEach(cleanup);

const PATH = 'business/recruit';
type Options = NonNullable<Parameters<typeof franchiseOnSite>[1]>;

async function show(query = '', answer: () => unknown = () => sampleJobs([sampleJob()], { total: 23 }), market?: Options['market']) {
  const site = franchiseOnSite(recruit, { at: PATH, answers: { [queryJobList.path]: answer }, ...(market && { market }) });
  render(await site.open(PATH + query));
  return site;
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const UNAVAILABLE = () => refusal(ERROR.UNAVAILABLE, 'Down', 503);

describe('open positions', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment: full, none, nothing found, without an answer', async ({ market }) => {
    for (const answer of [() => sampleJobs([sampleJob({ language: 'fr' }), sampleJob({ id: 'two', closesAt: null })], { total: 23 }), () => sampleJobs([]), UNAVAILABLE]) {
      for (const query of ['', '?country=KE&type=SALES&keyword=van&page=2']) {
        expect((await show(query, answer, market)).complaints).toEqual([]);
        cleanup();
      }
    }
  });

  it('shows name, field, employment, place and deadline of a position, and leads to it', async () => {
    await show();
    const row = within(screen.getByRole('region', { name: '23 open positions in other countries' })).getByRole('listitem');
    expect(row).toHaveTextContent('Customer service agentCustomer serviceAccraFull-timeApply by 30 Nov 2026');
    expect(within(row).getByRole('link', { name: 'Customer service agent' })).toHaveAttribute('href', '/gh-en/business/recruit/accra-support');
  });

  it('says how many positions there are and in how many countries, where all of them are on the page', async () => {
    const jobs = ({ exceptCountry }: { exceptCountry?: string }) => sampleJobs(exceptCountry === undefined ? [sampleJob()] : [sampleJob({ id: 'a', country: 'KE' }), sampleJob({ id: 'b', country: 'KE' })]);
    const site = franchiseOnSite(recruit, { at: PATH, answers: { [queryJobList.path]: jobs } });
    render(await site.open(PATH));
    expect(screen.getByText('3 open positions in 2 countries. Apply online with your CV.')).toBeVisible();
    cleanup();
    await show();
    expect(screen.getByText('Apply online with your CV.')).toBeVisible();
  });

  it('keeps the first positions of other countries in view on phones, and folds the rest from a country on', async () => {
    await show('', () => sampleJobs((['KE', 'AE', 'UG'] as const).flatMap((country) => [0, 1, 2].map((index) => sampleJob({ id: `${country}-${index}`, country })))));
    const others = within(screen.getByRole('region', { name: '9 open positions in other countries' }));
    const lists = others.getAllByRole('list');
    expect(lists.map((list) => list.children.length)).toEqual([3, 3, 3]);
    const [, , folded] = lists;
    expect(folded?.parentElement?.parentElement?.previousElementSibling).toHaveTextContent('3 more positions');
    expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Kenya', 'UAE', 'Uganda']);
  });

  it('begins with the newest positions of the reader’s country, with the way to all of them', async () => {
    const { asked } = await show();
    const own = within(screen.getByRole('region', { name: '23 open positions in Ghana' }));
    expect(own.getByRole('link', { name: 'Customer service agent' })).toBeInTheDocument();
    expect(own.getByRole('link', { name: 'All 23 positions in Ghana' })).toHaveAttribute('href', '/gh-en/business/recruit?country=GH');
    expect(asked.map(({ request }) => request)).toContainEqual(expect.objectContaining({ country: 'GH', pageSize: '10' }));
    expect(asked.map(({ request }) => request)).toContainEqual(expect.objectContaining({ exceptCountry: 'GH', pageSize: '20' }));
    cleanup();
    await show('?page=2');
    expect(screen.queryByRole('region', { name: '23 open positions in Ghana' })).toBeNull();
    expect(screen.getByRole('region', { name: '23 open positions in other countries' })).toBeInTheDocument();
  });

  it('lists positions of other countries by the names of the countries, and leads to the status of an application from the top', async () => {
    await show('', () => sampleJobs((['UG', 'AE', 'CN', 'KE', 'UG'] as const).map((country, index) => sampleJob({ id: `job-${index}`, country, site: `City ${index}` }))));
    const others = within(screen.getByRole('region', { name: '5 open positions in other countries' }));
    expect(others.getAllByText(/^City/).map(({ textContent }) => textContent)).toEqual(['City 2', 'City 3', 'City 1', 'City 0', 'City 4']);
    expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['China', 'Kenya', 'UAE', 'Uganda']);
    expect(others.getAllByRole('heading', { level: 4 })).toHaveLength(5);
    const status = screen.getByRole('link', { name: 'Check application status' });
    expect(status).toHaveAttribute('href', '/gh-en/service/case');
    expect(status.compareDocumentPosition(screen.getByRole('search')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('offers the reader’s country first, and says on phones what the folded lists are set to', async () => {
    await show('?country=KE&type=SALES');
    const names = within(screen.getByLabelText('Country')).getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['All countries', 'Ghana', 'China', 'Egypt']);
    expect(screen.getByText('Filters: Kenya, Sales')).toBeInTheDocument();
  });

  it('counts the days where the work is', async () => {
    await show('?country=CN', () => sampleJobs([sampleJob({ country: 'CN', site: 'Guangzhou', closesAt: '2026-11-30T17:00:00.000Z' })]));
    expect(screen.getByText('1 Dec 2026')).toHaveAttribute('datetime', '2026-11-30T17:00:00.000Z');
  });

  it('filters by a plain form that keeps what was chosen', async () => {
    const { asked } = await show('?country=KE&type=COURIER&keyword=van');
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Search open positions' });
    expect(form).toHaveAttribute('action', '/gh-en/business/recruit');
    expect([...new FormData(form).entries()]).toEqual([['keyword', 'van'], ['country', 'KE'], ['type', 'COURIER']]);
    expect(asked.at(-1)?.request).toMatchObject({ country: 'KE', type: 'COURIER', keyword: 'van' });
    expect(hrefOf('Clear filters')).toBe('/gh-en/business/recruit');
  });

  it('asks anew with what the form holds, from the first page', async () => {
    const { asked } = await show('?page=2');
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'SA' } });
    fireEvent.change(screen.getByLabelText('Job title, city or keyword'), { target: { value: '  driver ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(location.search).toBe('?country=SA&keyword=driver');
    await screen.findByDisplayValue('driver');
    expect(asked.at(-1)?.request).toMatchObject({ country: 'SA', keyword: 'driver', pageNum: '1' });
  });

  it('leads from page to page with the filter', async () => {
    await show('?country=GH&page=2', () => sampleJobs([sampleJob()], { total: 43 }));
    const pages = within(screen.getByRole('navigation', { name: 'Pages of open positions' }));
    expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/gh-en/business/recruit?country=GH');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gh-en/business/recruit?country=GH&page=3');
  });

  it.each([
    ['?keyword=nothing', 0, 'No positions found', 'Clear filters', '/gh-en/business/recruit'],
    ['?country=GH&page=9', 23, 'No positions found', 'Go to the first page', '/gh-en/business/recruit?country=GH'],
    ['', 0, 'No open positions at the moment', 'Contact us', '/gh-en/service/contact-us'],
  ])('leads out of an empty list (%s)', async (query, total, title, link, href) => {
    await show(query, () => sampleJobs([], { total }));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(hrefOf(link)).toBe(href);
  });

  it('keeps its form when the positions can’t be had, and leads back to the same address', async () => {
    await show('?country=KE&page=2', UNAVAILABLE);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/business/recruit?country=KE&page=2');
    expect(screen.getByLabelText('Country')).toHaveValue('KE');
  });

  it('says what it left out of the address, and keeps filtered lists out of search engines', async () => {
    const { head } = await show('?type=PILOT');
    expect(screen.getByText('Part of this page’s address is not valid. We have ignored it.')).toBeInTheDocument();
    expect(head('?type=PILOT').noindex).toBe(true);
    expect(head('').noindex).toBeUndefined();
  });

  it('warns of false offers, and says nothing of other countries where all positions are in the reader’s', async () => {
    const site = franchiseOnSite(recruit, { at: PATH, answers: { [queryJobList.path]: ({ exceptCountry }: { exceptCountry?: string }) => sampleJobs(exceptCountry === undefined ? [sampleJob()] : []) } });
    render(await site.open(PATH));
    const warning = screen.getByText(/We never ask for money/);
    expect(warning).toBeVisible();
    expect(warning.compareDocumentPosition(screen.getByRole('region', { name: '1 open position in Ghana' })) & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0);
    expect(hrefOf('Report a fake offer')).toBe('/gh-en/service/feedback?topic=other');
    expect(screen.getByRole('region', { name: '1 open position in Ghana' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No open positions at the moment' })).toBeNull();
  });

  it('marks the language of a text that the page’s language lacks', async () => {
    await show('?country=SA', () => sampleJobs([sampleJob({ country: 'SA', site: 'الرياض', name: 'موظف دعم', language: 'ar' })]));
    const name = screen.getByText('موظف دعم');
    expect(name).toHaveAttribute('lang', 'ar');
    expect(name).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('الرياض')).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('العربية')).toHaveAttribute('lang', 'ar');
  });
});
