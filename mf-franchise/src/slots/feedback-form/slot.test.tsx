import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { definePage, Slot, SlotProvider } from '@amberlane/core';
import { saveCustomerFeedback } from '@amberlane/contract/calls/leads';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import slot from './slot.tsx';

/** A page of another squad that has the slot. */
function Host() {
  const Filling = slot.component;
  return (
    <SlotProvider value={{ 'feedback-form': <Filling /> }}>
      <Slot name="feedback-form" />
    </SlotProvider>
  );
}
const host = definePage({ component: Host, head: () => ({ title: '', description: '' }), ...(slot.load && { load: slot.load }) });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the form for feedback in a page of another squad', () => {
  it('sends and shows the receipt in its place', async () => {
    const site = franchiseOnSite(host, { market: { country: 'UG', locale: 'en' } });
    render(await site.open('service/support'));
    fireEvent.change(screen.getByRole('combobox', { name: 'What is it about?' }), { target: { value: 'SUGGESTION' } });
    for (const [name, value] of [['Your message', 'Open on Sundays.'], ['Last name', 'Okello'], ['Email', 'okello@example.com']] as const) {
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('article')).toHaveTextContent(/We have received your message.*FB-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(site.asked.find(({ path }) => path === saveCustomerFeedback.path)?.request).toMatchObject({ topic: 'SUGGESTION', country: 'UG', waybillNo: '' });
    expect(screen.queryByRole('form')).toBeNull();
  });
});
