/** The last step: the agreement, one order however often it is asked for, and answers that are lost. */
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { refusal } from '@amberlane/testing/test-transport';
import { agreed, atStep, freshVisits, heading, onDevice, open, PATH, press, whole } from '../../../testing/shown-ship-page.tsx';

freshVisits();

describe('sending', () => {
  it('needs the agreement, which stands for ten seconds before it can be agreed to', async () => {
    await atStep('review');
    await screen.findByRole('table', { name: /Price breakdown/ });
    press('Confirm shipment');
    const box = screen.getByRole('checkbox', { name: /I have read and accept/ });
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    fireEvent.click(box);
    expect(await screen.findByRole('button', { name: 'I agree' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('makes one order of a double click, and shows its number and label', async () => {
    agreed();
    const site = await atStep('review');
    await screen.findByRole('table', { name: /Price breakdown/ });
    const confirm = screen.getByRole('button', { name: 'Confirm shipment' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText(/Shipment confirmed/)).toHaveTextContent('SA 6734 0195 5282');
    expect(site.saved().filter(({ request }) => request['draft'] === false)).toHaveLength(1);
    expect(site.account.orders.size).toBe(1);
    expect(screen.getByRole('button', { name: 'Download label (PDF)' })).toBeVisible();
    expect(location.search).toContain('step=done');
    expect(onDevice().filter((key) => key.includes('ship.'))).toEqual([]);
  });

  it('finds the order again whose answer was lost', async () => {
    agreed();
    const site = await atStep('review');
    await screen.findByRole('table', { name: /Price breakdown/ });
    site.account.loseAnswer = true;
    press('Confirm shipment');
    await screen.findByRole('alert');
    press('Confirm shipment');
    expect(await screen.findByText(/Shipment confirmed/)).toBeVisible();
    expect([...site.account.orders.values()].map(({ status }) => status)).toEqual(['SUBMITTED']);
  });

  it('shows the order after a refresh that came between question and answer', async () => {
    localStorage.setItem('draft:amberlane.reader.ship.account-1.draft-1', JSON.stringify({ id: 'draft-1', orderId: 'draft-1', version: 1, stage: 'DRAFT', key: 'k', values: {}, step: 'review', reached: 'review', unsaved: false, sending: true, at: Date.now() }));
    await open(`${PATH}?order=draft-1&step=review`, ({ keep }) => keep('draft-1', whole(), 'SUBMITTED', 2));
    expect(await screen.findByText(/Shipment confirmed/)).toBeVisible();
  });

  it('waits for the network: the draft stays on the device', async () => {
    agreed();
    const site = await atStep('review');
    await screen.findByRole('table', { name: /Price breakdown/ });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('Offline')).toBeVisible();
    press('Confirm shipment');
    await screen.findByRole('alert');
    expect(site.saved().filter(({ request }) => request['draft'] === false)).toEqual([]);
    jest.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    press('Confirm shipment');
    expect(await screen.findByText(/Shipment confirmed/)).toBeVisible();
  });

  it('goes back to the step of a field that the API refuses', async () => {
    agreed();
    await atStep('review', ({ account }) => {
      account.onSave = ({ draft }) => (draft === false ? refusal(ERROR.VALIDATION, 'Please check', 400, [{ field: 'acceptPhone', code: 'phone', message: 'Enter a mobile number.' }]) : undefined);
    });
    await screen.findByRole('table', { name: /Price breakdown/ });
    press('Confirm shipment');
    await heading('Recipient details');
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Enter a mobile number\./);
  });
});
