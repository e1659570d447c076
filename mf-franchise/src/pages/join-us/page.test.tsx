import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { queryTerritories, type Territory } from '@amberlane/contract/calls/leads';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { refusal } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import page from './page.tsx';

const HERE = 'business/join-us';
const NIGERIA: Market = { country: 'NG', locale: 'en' };
const AREAS: readonly Territory[] = [
  { code: 'NG-EN', country: 'NG', name: 'Enugu', latitude: 6.5, longitude: 7.5, state: 'OPEN' },
  { code: 'NG-LA', country: 'NG', name: 'Lagos', latitude: 6.5, longitude: 3.4, state: 'TAKEN' },
  { code: 'NG-KN', country: 'NG', name: 'Kano', latitude: 12, longitude: 8.5, state: 'TALKS' },
];

const site = (market: Market = NIGERIA, answers = {}) => franchiseOnSite(page, { market, answers: { [queryTerritories.path]: () => ({ list: AREAS }), ...answers }, routes: new Set([HERE, 'franchise-policy']) });
const show = async (market: Market = NIGERIA, answers = {}, at = HERE) => {
  const shown = site(market, answers);
  render(await shown.open(at));
  return shown;
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z'), doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the page for future partners', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const shown = await show(market);
    expect(shown.complaints).toEqual([]);
    const { title, description } = shown.head();
    expect(title.length).toBeGreaterThan(7);
    expect(description.length).toBeGreaterThan(39);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it('names the nine requirements and leads to the policy and the application', async () => {
    await show();
    const section = within(screen.getByRole('region', { name: 'Who can apply: 9 requirements' }));
    expect(section.getAllByRole('listitem')).toHaveLength(9);
    expect(section.getByRole('link', { name: 'Read the franchise policy' })).toHaveAttribute('href', '/ng-en/franchise-policy#requirements');
    expect(screen.getAllByRole('link', { name: 'Apply now' })[0]).toHaveAttribute('href', '/ng-en/business/join-us/apply');
    expect(screen.getAllByRole('link', { name: 'Check application status' })[0]).toHaveAttribute('href', '/ng-en/service/case');
  });

  it('counts a month with the numbers of the reader, in any digits', async () => {
    await show();
    const month = () => within(screen.getByRole('table', { name: 'One month of 26 working days' }));
    const set = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    set(/picked up per day/, '١٠');
    set(/delivered per day/, '100');
    set(/collected per day/, '200,000');
    set(/costs per month/, '1 000 000');
    // 260 × 4 CNY and 2600 × 9 CNY, then at 0.0049 CNY a naira, converted last; half a percent of 5.2 million.
    expect(month().getByRole('row', { name: /Pickups/ })).toHaveTextContent(/260 × CNY\s4\.00.*CNY\s1,040\s?NGN\s212,245$/);
    expect(month().getByRole('row', { name: /Deliveries/ })).toHaveTextContent(/2,600 × CNY\s9\.00.*CNY\s23,400\s?NGN\s4,775,510$/);
    expect(month().getByRole('row', { name: /Cash handling/ })).toHaveTextContent(/0\.5% of the amount collected.*CNY\s127\s?NGN\s26,000$/);
    expect(month().getByRole('row', { name: /We pay you/ })).toHaveTextContent(/CNY\s24,567\s?NGN\s5,013,755$/);
    expect(month().getByRole('row', { name: /Left after your costs, before tax/ })).toHaveTextContent(/CNY\s19,667\s?NGN\s4,013,755$/);
  });

  it('says what a partner pays once, and what the preset costs of a month are made up of', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 3, name: 'One-off costs to start' })).toBeVisible();
    const deposit = screen.getByText('Refundable deposit').parentElement;
    expect(deposit).toHaveTextContent('Refundable depositWe agree it with you before you sign and return it when the contract ends.');
    const costs = screen.getByRole('textbox', { name: /costs per month/ });
    expect(costs).toHaveValue('4,130,000');
    expect(costs).toHaveAccessibleDescription(/^Example: rent NGN\s610,000\s?, wages NGN\s2,700,000\s?, vehicles and fuel NGN\s820,000\s?\.$/);
  });

  it('names a number that is none and counts nothing with it', async () => {
    await show();
    const field = screen.getByRole('textbox', { name: /delivered per day/ });
    fireEvent.change(field, { target: { value: 'many' } });
    expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 100,000.');
    expect(field).toHaveValue('many');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Correct the marked numbers to see the result.')).toBeVisible();
  });

  it('holds the example and the areas before any script runs', async () => {
    const text = renderToString(await site().open(HERE)).replace(/<!-- -->/g, '');
    expect(text).toContain('Left after your costs, before tax');
    expect(text).toContain('/ng-en/business/join-us/apply?country=NG&amp;region=NG-EN');
    expect(text).toContain('Lagos');
  });

  it('lists areas with their state and leads from an open one to the application', async () => {
    await show();
    const nigeria = within(screen.getByRole('group', { name: 'Nigeria' }));
    expect(nigeria.getByText('1 open area')).toBeVisible();
    expect(nigeria.getByRole('link', { name: 'Enugu' })).toHaveAttribute('href', '/ng-en/business/join-us/apply?country=NG&region=NG-EN');
    expect(nigeria.queryByRole('link', { name: /Lagos|Kano/ })).toBeNull();
    expect(nigeria.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['In talks', 'Taken: already have a partner']);
    expect(nigeria.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Enugu', 'Kano', 'Lagos']);
  });

  it('offers the reader’s country first, and says what becomes of an application for an area that is taken', async () => {
    await show({ country: 'PK', locale: 'en' });
    const chips = within(screen.getByRole('link', { name: 'All countries' }).parentElement ?? document.body).getAllByRole('link').map(({ textContent }) => textContent.trim());
    expect(chips.slice(0, 4)).toEqual(['All countries', 'Pakistan', 'China', 'Egypt']);
    expect(screen.getByText('You can also apply for an area that is taken or not listed. A taken area becomes free only if its partner leaves.')).toBeVisible();
  });

  it('shows all areas of one country, and folds those of a large one among others after the first eight', async () => {
    const list = Array.from({ length: 20 }, (_area, index) => ({ code: `NG-${index}`, country: 'NG', name: `Area ${String(index).padStart(2, '0')}`, latitude: 6 + index / 4, longitude: 4 + index / 4, state: 'OPEN' }));
    await show(NIGERIA, { [queryTerritories.path]: () => ({ list }) });
    expect(screen.getByRole('link', { name: /Area 19$/ })).toBeVisible();
    cleanup();
    await show(NIGERIA, { [queryTerritories.path]: () => ({ list }) }, `${HERE}?country=all`);
    expect(screen.getByRole('link', { name: /Area 07$/ })).toBeVisible();
    expect(screen.getByText(/Area 08$/)).not.toBeVisible();
    fireEvent.click(screen.getByText('12 more areas'));
    expect(screen.getByRole('link', { name: /Area 19$/ })).toBeVisible();
  });

  it('asks for the areas of the chosen country alone', async () => {
    const { asked } = await show(NIGERIA, {}, `${HERE}?country=KE`);
    expect(asked.map(({ request }) => request)).toEqual([{ country: 'KE' }]);
    cleanup();
    const all = await show(NIGERIA, {}, `${HERE}?country=all`);
    expect(all.asked.map(({ request }) => request)).toEqual([{}]);
    expect(screen.getByRole('link', { name: 'All countries' })).toHaveAttribute('aria-current', 'true');
    expect(all.head('?country=all').noindex).toBe(true);
    cleanup();
    expect((await show(NIGERIA, {}, `${HERE}?country=XX`)).asked.map(({ request }) => request)).toEqual([{ country: 'NG' }]);
  });

  it('says so when a country has no areas, and when they can’t be had', async () => {
    await show(NIGERIA, { [queryTerritories.path]: () => ({ list: [] }) });
    expect(screen.getByText(/No areas are listed here yet/)).toBeVisible();
    cleanup();
    const answers = [refusal(1, 'Try later.', 503), { list: AREAS }];
    await show(NIGERIA, { [queryTerritories.path]: () => answers.shift() });
    expect(screen.getByRole('heading', { name: 'The areas could not be loaded' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: 'Enugu' })).toBeVisible();
  });

  it('says that amounts are converted only where they are', async () => {
    await show();
    expect(screen.getByText(/converted at our exchange rate/)).toHaveTextContent(/\(CNY\s100\.00 = NGN\s20,408\.16\)/);
    cleanup();
    await show({ country: 'CN', locale: 'en' });
    expect(screen.getByText(/Amounts are before tax/)).toBeVisible();
    expect(screen.queryByText(/converted at our exchange rate/)).toBeNull();
  });

  it('dates the steps from today, by the calendar of the office', async () => {
    await show();
    expect(screen.getByText(/Send the form today/)).toHaveTextContent(/Monday,? 23 November/);
    expect(screen.getByText(/We tell you our decision by/)).toHaveTextContent(/by Monday,? 30 November\./);
    cleanup();
    jest.setSystemTime(new Date('2026-11-23T22:30:00Z'));
    await show({ country: 'PK', locale: 'en' });
    expect(screen.getByText(/Send the form today/)).toHaveTextContent(/Tuesday,? 24 November/);
  });
});
