import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { COUNTRIES } from '@amberlane/contract/site';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { pageAt } from '../../../testing/content-site.ts';
import contactUs from './page.tsx';

afterEach(cleanup);

const show = async (answer?: () => Response) => render((await pageAt(contactUs, { country: 'KE', locale: 'en' }, 'contact-us', answer)).element);

describe('contact', () => {
  it('shows the reader’s support contact first and every other one in the list', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Customer service: Kenya' })).toHaveTextContent('desk.ke@site.example');
    expect(screen.getByRole('region', { name: 'Customer service: Kenya' })).toHaveTextContent('Have your tracking number ready.');
    const all = within(screen.getByRole('region', { name: 'Other countries' }));
    const rows = all.getAllByRole('listitem');
    expect(rows).toHaveLength(COUNTRIES.length - 1);
    const names = all.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(names.toSorted());
    expect(names).toHaveLength(COUNTRIES.length - 1);
    expect(all.queryByText('Kenya')).toBeNull();
    expect(all.getByRole('heading', { name: 'Ghana' }).parentElement).toHaveTextContent(/^Ghana(Open|Closed) now, /);
    expect(rows.find((row) => within(row).queryByText('Ghana'))).toHaveTextContent('desk.gh@site.example');
    expect(all.getByRole('row', { name: /^Ghana/ })).toHaveTextContent(/^Ghana English and Chinese.*(Open|Closed) now, .+Local time: \d\d:\d\d$/);
  });

  it('says which number and which address is for what', async () => {
    await show();
    const own = screen.getByRole('region', { name: 'Customer service: Kenya' });
    expect(own).toHaveTextContent('Main number+000 KE 1If the main number is busy+000 KE 2');
    expect(own).toHaveTextContent('Parcels and complaintsdesk.ke@site.exampleSales, partners and jobsoffice.ke@site.example');
    const ghana = screen.getByRole('row', { name: /^Ghana/ });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const headOf = (link: HTMLElement) => heads[link.closest('td')?.cellIndex ?? -1];
    expect(within(ghana).getAllByRole('link').map((link) => [link.getAttribute('href'), headOf(link)])).toEqual([
      ['tel:+0001', 'Phone'], ['tel:+0002', 'Phone'], ['mailto:desk.gh@site.example', 'Email Parcels and complaints'], ['mailto:office.gh@site.example', 'Email Sales, partners and jobs'],
    ]);
  });

  it('leaves the time of day to the clocks of the page before React runs', async () => {
    const { element } = await pageAt(contactUs, { country: 'KE', locale: 'en' }, 'contact-us');
    expect(renderToString(element)).toMatch(/Local time: <bdi dir="ltr" data-clock="Africa\/Nairobi"><\/bdi>/);
  });

  it('brings what it says of the opening hours in the next days, for the first script of the page to show', async () => {
    const { element } = await pageAt(contactUs, { country: 'KE', locale: 'en' }, 'contact-us');
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    expect(page.querySelectorAll('tbody tr:has([data-span])')).toHaveLength(COUNTRIES.length - 1);
    const said = [...page.querySelectorAll('#your-desk [data-span]')];
    expect(said.length).toBeGreaterThan(4);
    expect(said.every((words) => words.hasAttribute('hidden'))).toBe(true);
    expect(new Set(said.map(({ textContent }) => textContent.split(',')[0]))).toEqual(new Set(['Open now', 'Closed now']));
    const spans = said.map((words) => words.getAttribute('data-span')?.split('/') ?? []);
    expect(spans.slice(1).map(([from]) => from)).toEqual(spans.slice(0, -1).map(([, until]) => until));
  });

  it('leads to the form below, to the state of a message sent before, and with questions about data to the officer', async () => {
    await show();
    expect(screen.getAllByRole('link', { name: 'Write to us' }).map((link) => link.getAttribute('href'))).toEqual(['#write', 'mailto:desk.ke@site.example']);
    expect(screen.getByRole('region', { name: 'Write to us' })).toHaveAttribute('id', 'write');
    expect(screen.getByRole('link', { name: 'Check request status' })).toHaveAttribute('href', '/ke-en/service/case');
    expect(screen.getByRole('link', { name: 'privacy@amberlane.example' })).toHaveAttribute('href', 'mailto:privacy@amberlane.example');
  });

  it('says once that the support contacts cannot be had', async () => {
    await show(() => brokenAnswer('no', { status: 500 }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Other countries' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a service point' })).toHaveAttribute('href', '/ke-en/location-map');
  });
});
