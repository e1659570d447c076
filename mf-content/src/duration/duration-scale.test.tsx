import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { definePage } from '@amberlane/core';
import { pageAt } from '../../testing/content-site.ts';
import { DurationScale, type DurationRow } from './duration-scale.tsx';

afterEach(cleanup);

const ROWS: readonly DurationRow[] = [
  { id: 'line', name: 'Special line', from: 4, to: 8, own: true },
  { id: 'local', name: 'Local delivery', from: 1, to: 3, text: 'in the same city', href: 'product/express' },
];

const show = async (locale: 'en' | 'ar' = 'en') => {
  const page = definePage({ component: () => <DurationScale rows={ROWS} />, head: () => ({ title: 'Days', description: 'Days' }) });
  const { element, complaints } = await pageAt(page, { country: 'EG', locale }, 'days');
  render(element);
  expect(complaints).toEqual([]);
};

describe('services on one scale', () => {
  it('says the days of each in words', async () => {
    await show();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Special line4–8 days', 'Local deliveryin the same city1–3 days']);
  });

  it('writes a range out where it would be read in either direction', async () => {
    await show('ar');
    expect(screen.getByText('من 4 إلى 8 أيام')).toBeInTheDocument();
  });

  it('marks the service of the page and leads to the others', async () => {
    await show();
    const [own, other] = screen.getAllByRole('listitem');
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(other).not.toHaveAttribute('aria-current');
    expect(within(other ?? document.body).getByRole('link', { name: 'Local delivery' })).toHaveAttribute('href', '/eg-en/product/express');
  });
});
