import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { pageAt } from '../../../testing/content-site.ts';
import smallPac from './page.tsx';
import { paidOut } from './payout-slip.tsx';

afterEach(cleanup);

const RULE = cashOnDeliveryRule('2026-11-21');

const show = async () => {
  const page = await pageAt(smallPac, { country: 'CN', locale: 'en' }, 'service/small-pac');
  render(page.element);
};

describe('small parcels for sellers', () => {
  it('tells of each step who does it', async () => {
    await show();
    const day = within(screen.getByRole('region', { name: 'How it works' }));
    expect(day.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent)).toEqual(['You', 'You', 'We', 'We', 'We', 'We', 'Your buyer', 'You']);
  });

  it('keeps the fee between its floor and its ceiling', () => {
    expect(paidOut(12_000, RULE)).toEqual({ collected: 12_000, fee: RULE.minFen, rule: 'least' });
    expect(paidOut(68_000, RULE)).toEqual({ collected: 68_000, fee: 2_040, rule: 'share' });
    expect(paidOut(6_000_000, RULE)).toEqual({ collected: 6_000_000, fee: RULE.maxFen, rule: 'most' });
  });

  it('shows a statement whose columns add up', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Cash on delivery fees and payout' });
    const [, between] = within(table).getAllByRole('row').slice(1);
    expect(between).toHaveTextContent(/680\.00.*20\.40.*3% of the amount.*659\.60/);
  });

  it('states the time limit for an undelivered parcel', async () => {
    await show();
    expect(screen.getByText(/storage or destruction/)).toHaveTextContent('You have 10 calendar days');
  });

  it('leads to API and integrations', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Connect your shop' })).toHaveAttribute('href', '/cn-en/service/access');
  });
});
