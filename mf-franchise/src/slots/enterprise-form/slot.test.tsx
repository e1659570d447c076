import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { definePage, Slot, SlotProvider } from '@amberlane/core';
import { saveEnterpriseCustomer } from '@amberlane/contract/calls/leads';
import { dictionary } from '@amberlane/testing/mock-api/reference-data';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import slot from './slot.tsx';

/** A page of another squad that has the slot. */
function Host() {
  const Filling = slot.component;
  return (
    <SlotProvider value={{ 'enterprise-form': <Filling /> }}>
      <Slot name="enterprise-form" />
    </SlotProvider>
  );
}
const host = definePage({ component: Host, head: () => ({ title: '', description: '' }), ...(slot.load && { load: slot.load }) });

async function show() {
  const site = franchiseOnSite(host, { market: { country: 'KE', locale: 'en' } });
  render(await site.open('business-customer'));
  return site;
}
const type = (name: string, value: string): void => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Request contract prices' }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the form of a business customer in a page of another squad', () => {
  it('asks for the company, and for volume and period of regular transport, from the first round', async () => {
    const { asked } = await show();
    send();
    const links = within(await screen.findByRole('alert')).getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^#.*-/, ''));
    expect(links).toEqual(['scope', 'volumePerCycle', 'cycle', 'serviceTypes', 'lastName', 'company', 'email', 'contactNumber']);
    expect(screen.getByRole('link', { name: /^Types of shipment.*Choose one of the options\.$/ })).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === saveEnterpriseCustomer.path)).toEqual([]);
  });

  it('sends an enquiry of a business and shows its receipt', async () => {
    const { asked } = await show();
    type('Last name', 'Wanjiku');
    type('Company', 'Wanjiku Textiles');
    type('Email', 'grace@example.com');
    type('Phone number', '020 1234567');
    fireEvent.click(screen.getByRole('radio', { name: 'International' }));
    type('Number of parcels', '120');
    const [cycle] = dictionary('CYCLE', 'en');
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: cycle?.dictCode } });
    fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
    send();
    expect(await screen.findByRole('article')).toHaveTextContent(/We have received your enquiry.*BC-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(asked.find(({ path }) => path === saveEnterpriseCustomer.path)?.request).toMatchObject({
      customerType: 'BUSINESS', company: 'Wanjiku Textiles', country: 'KE', transportMode: 'REGULAR', volumePerCycle: 120, cycle: cycle?.dictCode, serviceTypes: ['COMMON_PACKAGE'],
    });
  });

  it('says by an example what a price needs to know', async () => {
    await show();
    expect(screen.getByRole('textbox', { name: /^Destinations, typical weight and goods/ })).toHaveAccessibleDescription(/Lagos and Accra; 2.kg a parcel/);
  });

  it('stands below the heading of its page', async () => {
    await show();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'Our office: Kenya' })).toBeVisible();
  });
});
