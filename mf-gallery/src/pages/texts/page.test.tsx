import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { LOCALES } from '@amberlane/contract/site';
import { everyPage } from '@amberlane/testing/mock-api/every-page';
import { pageOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import page from './page.tsx';

afterEach(cleanup);

async function show(query: string): Promise<void> {
  const opened = await pageOnSite(page, { remote: declaration, mockApi: [everyPage] }).open(`gallery/texts${query}`);
  await act(async () => {
    render(opened);
    await Promise.resolve();
  });
}

it('shows the texts of the chosen bundle in all languages, each in its direction', async () => {
  await show('?part=mf-content&bundle=help');
  const table = within(await screen.findByRole('table'));
  const row = table.getByRole('rowheader', { name: 'help.title' }).closest('tr');
  const cells = [...(row?.querySelectorAll('td') ?? [])];
  expect(cells.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual(['en ltr', 'zh-Hans ltr', 'fr ltr', 'ar rtl', 'ur rtl', 'tr ltr']);
  expect(cells.map(({ textContent }) => textContent)).not.toContain('');
  expect(cells).toHaveLength(LOCALES.length);
  expect(table.getAllByRole('rowheader').every(({ textContent }) => textContent.startsWith('help.'))).toBe(true);
});

it('shows messages as they are written', async () => {
  await show('?part=mf-gallery&bundle=gallery');
  expect(await screen.findByText('{count, plural, one {# state} other {# states}}')).toBeVisible();
});

it('keeps what the code names together, from left to right, in texts that run from the right', async () => {
  await show('?part=mf-content&bundle=help');
  const table = within(await screen.findByRole('table'));
  const cellsOf = (id: string): HTMLElement[] => [...(table.getByRole('rowheader', { name: id }).closest('tr')?.querySelectorAll('td') ?? [])];
  const namedIn = (cell: HTMLElement | undefined): (string | null)[] => [...(cell?.querySelectorAll('bdi[dir="ltr"]') ?? [])].map(({ textContent }) => textContent);
  const [english, , , arabic, urdu] = cellsOf('help.insurance.1');
  expect(namedIn(english)).toEqual([]);
  expect(namedIn(arabic)).toEqual(['{maxGoods, number}', '{insuranceShare, number, percent}']);
  expect(namedIn(urdu)).toEqual(['{maxGoods, number}', '{insuranceShare, number, ::scale/100}']);
});

it('begins with the first bundle of the first part, and offers the others', async () => {
  await show('');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'shell', current: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'mf-content' })).toHaveAttribute('href', expect.stringContaining('gallery/texts?part=mf-content'));
});
