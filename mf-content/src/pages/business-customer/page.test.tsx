import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { pageOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import page from './page.tsx';

afterEach(cleanup);

describe('business customers', () => {
  const show = async () => render((await pageAt(page, { country: 'NG', locale: 'en' }, 'business-customer')).element);

  it('climb three stops, from single parcels to a contract', async () => {
    await show();
    const stops = within(screen.getByRole('region', { name: 'Three ways to work with us' })).getAllByRole('listitem');
    expect(stops.map((stop) => within(stop).getByRole('heading', { level: 3 }).textContent)).toEqual(['Now and then', 'Every week', 'Every day']);
    expect(stops[0]).toHaveTextContent('holds for 30 minutes');
    expect(stops[2]).toHaveTextContent('up to 1,000 events in one request');
  });

  it('see point by point what the contract changes', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'What the contract changes' });
    expect(within(table).getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Price', 'Who answers', 'Collection', 'Bill', 'Connection', 'Parcels that come back']);
    expect(within(table).getByRole('link', { name: 'access plan' })).toHaveAttribute('href', '/ng-en/service/access');
    expect(within(table).getByText(/within 10 days/)).toBeInTheDocument();
  });

  it('are asked for what a price needs, and led to their support contact', async () => {
    await show();
    expect(within(screen.getByRole('region', { name: 'What we ask you' })).getAllByRole('listitem')).toHaveLength(7);
    const links = screen.getAllByRole('link', { name: 'Write to your desk' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ng-en/service/contact-us', '/ng-en/service/contact-us']);
  });

  it('fill in the form of another squad, or are led to their office where it is missing', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute('href', '#enquiry');
    const enquiry = screen.getByRole('region', { name: 'Ask for an offer' });
    expect(enquiry).toHaveAttribute('id', 'enquiry');
    expect(within(enquiry).getByRole('link', { name: 'Write to your desk' })).toHaveAttribute('href', '/ng-en/service/contact-us');
    cleanup();
    const site = pageOnSite(page, { remote: declaration, market: { country: 'NG', locale: 'en' }, answer: contactsAnswer, slots: { 'enterprise-form': <p>The form</p> } });
    render(await site.open('business-customer'));
    expect(within(screen.getByRole('region', { name: 'Ask for an offer' })).queryByRole('link')).toBeNull();
  });
});
