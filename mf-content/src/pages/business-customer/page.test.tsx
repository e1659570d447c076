import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryRate } from '@amberlane/contract/calls/rates';
import { pageOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import page from './page.tsx';

afterEach(cleanup);

describe('business customers', () => {
  const show = async () => render((await pageAt(page, { country: 'NG', locale: 'en' }, 'business-customer')).element);

  it('see three options, from single parcels to a contract', async () => {
    await show();
    const stops = within(screen.getByRole('region', { name: 'Options by shipping volume' })).getAllByRole('listitem');
    expect(stops.map((stop) => within(stop).getByRole('heading', { level: 3 }).textContent)).toEqual(['Occasional shipments', 'Weekly shipments', 'Daily shipments']);
    expect(stops[0]).toHaveTextContent('valid for 30 minutes');
    expect(stops[2]).toHaveTextContent('The table below shows what changes.');
  });

  it('see point by point what the contract changes', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'List price and contract compared' });
    expect(within(table).getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Price', 'Contact', 'Pickup', 'Invoice', 'Integration', 'Undelivered parcels']);
    expect(within(table).getByRole('link', { name: 'Import shipments' })).toHaveAttribute('href', '/ng-en/express/order-import');
    expect(within(table).getByRole('link', { name: 'API and integrations' })).toHaveAttribute('href', '/ng-en/service/access');
    expect(within(table).getByText(/within 10 calendar days/)).toBeInTheDocument();
  });

  it('read the reasons before the form', async () => {
    await show();
    const order = screen.getAllByRole('region').map(({ id }) => id);
    expect(order.indexOf('compare')).toBeLessThan(order.indexOf('start'));
    expect(order.indexOf('start')).toBeLessThan(order.indexOf('enquiry'));
    expect(screen.getByText('10 countries')).toBeInTheDocument();
    expect(screen.getByText('Within 3 days')).toBeInTheDocument();
  });

  it('see the list price that a contract begins from, where it is known', async () => {
    const city = (code: string, name: string) => ({ code, name, country: code.slice(0, 2), remote: false });
    const rate = {
      id: 'rate', product: 'specialLine', origin: city('CN-CAN', 'Guangzhou'), destination: city('NG-LOS', 'Lagos'), currency: 'CNY', firstGrams: 1_000, firstAmount: 8_800,
      tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount: 2_600 }], minimum: { grams: 1000, amount: 8_800 }, transit: { from: 4, to: 8 }, remarks: [], validFrom: '2026-01-01', validTo: null,
    };
    const answer: typeof contactsAnswer = (call) => (call.path === queryRate.path ? { total: 1, pageNum: 1, pageSize: 1, day: '2026-11-23', nearest: null, list: [rate] } : contactsAnswer(call));
    render((await pageAt(page, { country: 'NG', locale: 'en' }, 'business-customer', answer)).element);
    expect(screen.getByText(/^List price, special line, 10.kg$/).parentElement).toHaveTextContent(/CNY\s556\.00China to Lagos · about NGN\s[\d,]+$/);
    expect(screen.queryByText('Shipment weight')).not.toBeInTheDocument();
  });

  it('are led on from each option', async () => {
    await show();
    const stops = within(screen.getByRole('region', { name: 'Options by shipping volume' }));
    expect(stops.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ng-en/quote', '/ng-en/user-opt/register', '#enquiry']);
  });

  it('fill in the form of another squad, or are led to their office where it is missing', async () => {
    await show();
    for (const link of screen.getAllByRole('link', { name: 'Request contract prices' })) expect(link).toHaveAttribute('href', '#enquiry');
    const enquiry = screen.getByRole('region', { name: 'Request contract prices' });
    expect(enquiry).toHaveAttribute('id', 'enquiry');
    expect(within(enquiry).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/ng-en/service/contact-us');
    cleanup();
    const site = pageOnSite(page, { remote: declaration, market: { country: 'NG', locale: 'en' }, answer: contactsAnswer, slots: { 'enterprise-form': <p>The form</p> } });
    render(await site.open('business-customer'));
    expect(within(screen.getByRole('region', { name: 'Request contract prices' })).queryByRole('link')).toBeNull();
  });
});
