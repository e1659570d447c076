/** The price in the form: chosen, changed, run out, and where there is none. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { refusal } from '@amberlane/testing/test-transport';
import { quoteOf } from '../../../testing/ship-site.ts';
import { agreed, atStep, freshVisits, heading, open, PATH, press, whole } from '../../../testing/shown-ship-page.tsx';

freshVisits();

describe('the price', () => {
  it('waits at its step for a known parcel to a known recipient', async () => {
    await open(`${PATH}?again=old`, ({ keep }) => keep('old', whole({ pickupDate: '2026-01-01', quoteId: 'old' }), 'DELIVERED'));
    await heading('Service and price');
    expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
    expect(screen.getByRole('table', { name: 'Price breakdown' })).toHaveTextContent(/Freight.*CNY.660\.00/);
  });

  it('of a service that does not take the parcel any more gives way to one that does', async () => {
    await open(`${PATH}?again=old`, ({ keep, account }) => {
      account.prices = [[quoteOf(66_000)]];
      keep('old', whole({ pickupDate: '2026-01-01', quoteId: 'old', expressType: 'smallParcel' }), 'DELIVERED');
    });
    await heading('Service and price');
    await waitFor(() => expect(screen.getByRole('radio', { name: /Special line/ })).toBeChecked());
    expect(screen.getByRole('table', { name: 'Price breakdown' })).toHaveTextContent(/Freight.*CNY.660\.00/);
  });

  it('says which service costs least and which takes the least time', async () => {
    await atStep('price', ({ account }) => {
      account.prices = [[quoteOf(66_000), { ...quoteOf(60_000, { product: 'smallParcel' }), transit: { from: 5, to: 10 } }]];
    });
    expect(await screen.findByRole('radio', { name: /Small parcel.*Lowest price/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Special line.*Fastest/ })).toBeInTheDocument();
  });

  it('that changed for the same parcel is shown, and has to be accepted', async () => {
    agreed();
    const site = await atStep('review', ({ account }) => {
      account.prices = [[quoteOf(66_000, { minutes: 0.02 })], [quoteOf(70_000)]];
    });
    expect(await screen.findByRole('alert', undefined, { timeout: 4_000 })).toHaveTextContent(/The price has changed from CNY.660\.00 to CNY.700\.00/);
    press('Confirm shipment');
    await heading('Service and price');
    press('Continue to review');
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service and price');
    // Who goes on without accepting is led to the reason.
    await waitFor(() => expect(within(document.activeElement as HTMLElement).getByRole('alert')).toHaveTextContent(/The price has changed/));
    press('Accept new price');
    press('Continue to review');
    await heading('Review and confirm');
    press('Confirm shipment');
    expect(await screen.findByText(/Shipment confirmed/)).toBeVisible();
    expect(site.account.orders.get('draft-1')?.form.quoteId).toBe('specialLine.70000.30');
  });

  it('that ran out on the way is asked anew, and the form is kept', async () => {
    agreed();
    let refused = 0;
    const site = await atStep('review', ({ account }) => {
      account.prices = [[quoteOf(66_000)], [quoteOf(66_000, { minutes: 29 })]];
      account.onSave = ({ draft }) => (draft === false && refused++ === 0 ? refusal(ERROR.QUOTE_EXPIRED, 'The quote has expired', 409) : undefined);
    });
    await screen.findByRole('table', { name: /Price breakdown/ });
    press('Confirm shipment');
    expect(await screen.findByText(/The price had expired/)).toBeVisible();
    press('Continue to review');
    await heading('Review and confirm');
    press('Confirm shipment');
    expect(await screen.findByText(/Shipment confirmed/)).toBeVisible();
    expect(site.account.orders.get('draft-1')?.form).toMatchObject({ quoteId: 'specialLine.66000.29', acceptName: 'Noura Al-Harbi' });
  });

  it('follows where the lane has no rate, and the order can be sent', async () => {
    agreed();
    const site = await atStep('price', ({ account }) => {
      account.prices = [refusal(ERROR.NO_RATE, 'No rate', 404)];
    });
    expect((await screen.findAllByText(/There is no rate for this route yet/))[0]).toBeVisible();
    press('Continue to review');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /I have read and accept/ })).toBeChecked());
    press('Confirm shipment');
    expect(await screen.findByText(/Shipment confirmed/)).toBeVisible();
    expect(site.account.orders.get('draft-1')?.form.quoteId).toBe('');
  });

  it('that can not be had is said with a way on', async () => {
    await atStep('price', ({ account }) => {
      account.prices = [refusal(ERROR.SERVICE, 'Being repaired', 503), [quoteOf(66_000)]];
    });
    expect(await screen.findByRole('heading', { name: 'The price could not be calculated' })).toBeVisible();
    press('Try again');
    expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
  });
});
