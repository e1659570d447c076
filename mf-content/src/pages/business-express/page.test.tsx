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
    expect(screen.getByRole('link', { name: 'What the invoice must say' })).toHaveAttribute('href', '#invoice');
    const invoice = within(screen.getByRole('region', { name: 'One invoice, read in two countries' }));
    expect(invoice.getAllByRole('heading', { level: 3 }).map((line) => line.textContent)).toEqual([
      'Sender and consignee', 'Goods by name', 'Quantity and unit price', 'Currency', 'Purpose', 'Origin', 'Signature and date',
    ]);
    expect(invoice.getByText(/^“Men’s cotton shirts”/)).toHaveTextContent('at most 5 items');
  });

  it('tells who pays duty, with the limits and rates of the rules', async () => {
    await show();
    const duty = within(screen.getByRole('region', { name: 'Who pays the duty?' }));
    expect(duty.getByText(/admits 1,000 SAR free of duty, the UAE 1,000 AED. Above it 15% and 5% are due/)).toBeInTheDocument();
    expect(duty.getByRole('link', { name: 'Every country’s limit' })).toHaveAttribute('href', '/ae-en/product/intl-straight-special#customs');
  });

  it('names what proves the delivery last', async () => {
    await show();
    const steps = within(screen.getByRole('region', { name: 'One waybill from desk to desk' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('Name, signature, date and hour');
  });
});
