/** The answer to one number: status first, then what comes next, the history and what can be done. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { redeliveryRule } from '@amberlane/contract/domain';
import { show } from '../../../testing/shown-track-page.tsx';

afterEach(cleanup);

describe('results', () => {
  it('of one parcel begin with its status, day and newest event; the form is one line', async () => {
    await show('track?numbers=GH520938177409');
    expect(screen.getByText('Track another').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(/^In transitEstimated delivery .*Departed Lagos by air for AccraToday 09:42, LagosGuangzhou\s?Accra.*Small parcel · 1\.40\skg · 1 piece$/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What happens next', 'Tracking history', 'Route', 'Save or share', 'Proof of delivery and recipient details', 'Questions about this stage',
    ]);
    expect(screen.getByText('Why has tracking not been updated for days?')).toBeVisible();
  });

  it('of a delivered parcel name the day and say “delivered” once on the screen', async () => {
    await show('track?numbers=NG407183529669');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Delivered Wed,? 18 Nov, 16:31$/);
    expect(screen.getByText('Tracking says “Delivered”, but I have not received it')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).slice(0, 4).map(({ textContent }) => textContent)).toEqual(['Tracking history', 'Save or share', 'Proof of delivery and recipient details', 'If something is wrong']);
    expect(screen.getByText('Signed for by the recipient in Lagos')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent.match(/delivered/gi)).toHaveLength(1);
  });

  it('are of a day and a time on the clock of the reader’s country', async () => {
    await show('track?numbers=GH520938177409');
    expect(screen.getByRole('region', { name: 'Tracking history' })).toHaveTextContent(/Last updated: Fri,? 20 Nov, \d\d:\d\d \(Ghana time\)/);
  });

  it('of a delivered parcel have one place for all that can be wrong', async () => {
    await show('track?numbers=NG407183529669');
    const wrong = within(screen.getByRole('heading', { level: 2, name: 'If something is wrong' }).parentElement ?? document.body);
    expect(wrong.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Tracking says “Delivered”, but I have not received it', 'My parcel is lost or damaged']);
    expect(wrong.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href', '/gh-en/contact-us');
    expect(screen.queryByRole('heading', { name: 'Questions about this stage' })).toBeNull();
  });

  it('tell the history by days, newest first, and fold what is older than six events', async () => {
    await show('track?numbers=GH520938177409');
    const history = within(screen.getByRole('region', { name: 'Tracking history' }));
    const days = history.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent.replace(',', ''));
    expect(days).toEqual(['Next', 'Fri 20 Nov', 'Thu 19 Nov', 'Wed 18 Nov', 'Tue 17 Nov']);
    const older = history.getByText('Show 2 earlier updates').closest('details');
    expect(older).not.toHaveAttribute('open');
    expect(older).toHaveTextContent('Picked up from sender');
    const next = history.getByText('Next: arrival in destination country – Accra').closest('li');
    expect(next).toHaveTextContent(/Expected by Sat,? 21 Nov 14:00\s?Accra time/);
    expect(history.queryAllByText(/time$/)).toHaveLength(1);
  });

  it('show the expected days as a range, and the milestones with where the parcel is', async () => {
    await show('track?numbers=GH520938177409');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Estimated delivery Mon,? 23 Nov – Tue,? 24 Nov$/);
    const steps = within(screen.getByRole('list', { name: 'Delivery progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Picked up (done)17 Nov', 'In transit (now)left Lagos', 'Customs (to come)', 'Out for delivery (to come)', 'Delivered (to come)from 23 Nov',
    ]);
  });

  it('say what the reader can do, with the free attempts of the business rules', async () => {
    await show('track?numbers=SA673401955282');
    const card = screen.getByRole('heading', { name: 'What you can do' }).parentElement;
    const { freeAttempts, feeCnyFen } = redeliveryRule('2026-11-19');
    expect(card).toHaveTextContent('Choose a delivery day.');
    expect(card).toHaveTextContent(new RegExp(`Delivery attempts2.*Free attempts left${freeAttempts - 2}, until Tue,? 24 Nov`));
    expect(card?.textContent).toMatch(new RegExp(`Each further attemptCNY.${feeCnyFen / 100}.00`));
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href', '/gh-en/contact-us');
  });
});
