import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { pageAt } from '../../../testing/content-site.ts';
import businessExpress from './page.tsx';

afterEach(cleanup);

const show = async () => {
  const page = await pageAt(businessExpress, { country: 'AE', locale: 'en' }, 'service/business-express');
  render(page.element);
};

describe('business express', () => {
  it('leads from the head to what an invoice must say', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Invoice requirements' })).toHaveAttribute('href', '#invoice');
    const invoice = within(screen.getByRole('region', { name: 'Commercial invoice: required details' }));
    expect(invoice.getAllByRole('heading', { level: 3 }).map((line) => line.textContent)).toEqual([
      'Sender and recipient', 'Description of goods', 'Quantity and unit price', 'Currency', 'Purpose', 'Country of origin', 'Signature and date',
    ]);
    expect(invoice.getByText(/“men’s cotton shirts”/)).toHaveTextContent('at most 5 items');
  });

  it('tells who pays duty, with the limits and rates of the rules', async () => {
    await show();
    const duty = within(screen.getByRole('region', { name: 'Who pays duties and taxes?' }));
    expect(duty.getByText(/up to SAR 1,000 enter Saudi Arabia free of duty, and up to AED 1,000 the UAE. Above the limit, Saudi Arabia charges 15% and the UAE 5%/)).toBeInTheDocument();
    expect(duty.getByRole('link', { name: 'Duty-free limits by country' })).toHaveAttribute('href', '/ae-en/product/intl-straight-special#customs');
  });

  it('names what proves the delivery last', async () => {
    await show();
    const steps = within(screen.getByRole('region', { name: 'Steps from pickup to delivery' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('Name, signature, date and local time');
  });
});
