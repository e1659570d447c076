/** A draft on the account and on the device: resumed, saved, and changed in another tab. */
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { refusal } from '@amberlane/testing/test-transport';
import { quoteOf, RIYADH } from '../../../testing/ship-site.ts';
import { atStep, freshVisits, heading, open, PATH, press, whole } from '../../../testing/shown-ship-page.tsx';

freshVisits();

describe('a draft', () => {
  it('is resumed at its step with all fields, on another device', async () => {
    await open(`${PATH}?order=draft-1`, (site) => site.keep('draft-1', whole({ step: 'goods' })));
    await heading('What are you sending?');
    expect(screen.getByLabelText('Weight')).toHaveValue('12');
    expect(screen.getByLabelText('Goods name in Chinese')).toHaveValue('钢制吊灯');
  });

  it('is opened once and saved with its step and version, as soon as its reader goes on', async () => {
    const site = await open(`${PATH}?again=old`, ({ keep }) => keep('old', whole(), 'DELIVERED'));
    await heading('Service and price');
    expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
    press('Continue to review');
    await heading('Review and confirm');
    await waitFor(() => expect(site.saved().length).toBeGreaterThan(0), { timeout: 4_000 });
    expect(site.saved()[0]?.request).toMatchObject({ draft: true, version: 1, step: 'review', acceptName: 'Noura Al-Harbi', weightGrams: 12_000 });
    await waitFor(() => expect(location.search).toContain('order=order-2'));
    expect(await screen.findByText(/^Draft saved at/)).toBeVisible();
  });

  it.each([['of the account', `${PATH}?order=draft-1&step=price`], ['like an earlier shipment', `${PATH}?again=draft-1`]])('%s is not saved by being looked at', async (_which, path) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const site = await open(path, ({ keep }) => keep('draft-1', whole({ step: 'review', expressType: null })));
      expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(site.saved()).toEqual([]);
      expect([...site.account.orders.keys()]).toEqual(['draft-1']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('that another tab has changed is shown as it is now to a reader who only goes on', async () => {
    const site = await atStep('recipient');
    await heading('Recipient details');
    site.keep('draft-1', whole({ acceptName: 'Huda', step: 'review' }), 'DRAFT', 7);
    press('Back');
    await heading('Sender details');
    await waitFor(() => expect(site.saved()).toHaveLength(1), { timeout: 4_000 });
    press('Continue to recipient');
    await heading('Recipient details');
    await waitFor(() => expect(screen.getByLabelText('Full name in Latin letters')).toHaveValue('Huda'));
    expect(screen.queryByRole('heading', { name: 'This draft was changed elsewhere' })).toBeNull();
    expect(site.account.orders.get('draft-1')?.form.acceptName).toBe('Huda');
  });

  it('that another tab has changed is no conflict where the page has only proposed a product', async () => {
    const site = await atStep('price', ({ keep }) => keep('draft-1', whole({ step: 'review', expressType: null })));
    expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
    site.keep('draft-1', whole({ acceptName: 'Huda', step: 'review', expressType: null }), 'DRAFT', 7);
    press('Continue to review');
    await heading('Review and confirm');
    expect(await screen.findAllByText('Huda', {}, { timeout: 4_000 })).not.toEqual([]);
    expect(screen.queryByRole('heading', { name: 'This draft was changed elsewhere' })).toBeNull();
    expect(site.account.orders.get('draft-1')?.form).toMatchObject({ acceptName: 'Huda', expressType: null });
  });

  it('holds a product once its reader chose one, be it the one that was proposed', async () => {
    const site = await atStep('price', ({ account, keep }) => {
      account.prices = [[quoteOf(66_000), quoteOf(80_000, { product: 'smallParcel' })]];
      keep('draft-1', whole({ step: 'review', expressType: null }));
    });
    expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: /Small parcel/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Special line/ }));
    await waitFor(() => expect(site.account.orders.get('draft-1')?.form.expressType).toBe('specialLine'), { timeout: 4_000 });
  });

  it('rounds a weight that is no whole number up at once, after a reload', async () => {
    const site = await atStep('goods');
    fireEvent.change(await screen.findByLabelText('Weight'), { target: { value: '12.5' } });
    await waitFor(() => expect(site.account.orders.get('draft-1')?.form.weightGrams).toBe(12_500), { timeout: 4_000 });
    for (const device of ['the same', 'another']) {
      cleanup();
      if (device === 'another') localStorage.clear();
      await open(`${PATH}?order=draft-1&step=goods`, ({ keep }) => keep('draft-1', whole({ step: 'goods', weightGrams: 12_500 }), 'DRAFT', 2));
      await waitFor(() => expect(screen.getByLabelText('Weight')).toHaveValue('13'));
      expect(screen.getByLabelText('Weight')).not.toHaveAttribute('aria-invalid');
    }
  });

  it('that another tab has changed asks whose version goes on', async () => {
    const site = await atStep('recipient');
    await heading('Recipient details');
    site.keep('draft-1', whole({ acceptName: 'Huda', step: 'review' }), 'DRAFT', 7);
    fireEvent.change(screen.getByLabelText('Full name in Latin letters'), { target: { value: 'Noura H.' } });
    expect(await screen.findByRole('heading', { name: 'This draft was changed elsewhere' }, { timeout: 4_000 })).toBeVisible();
    press('Use the other version');
    await waitFor(() => expect(screen.getByLabelText('Full name in Latin letters')).toHaveValue('Huda'));
  });

  it('shows places of the other version that no list has', async () => {
    const site = await open(`${PATH}?order=draft-1&step=recipient`, ({ keep }) => {
      keep('draft-1', whole({ step: 'review', receiverAddress: { ...RIYADH, province: 'English 1', provinceCode: 'SA-1', city: 'English 1', cityCode: 'SA-1-1' } }));
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('SA-1'));
    site.keep('draft-1', whole({ step: 'review' }), 'DRAFT', 7);
    fireEvent.change(screen.getByLabelText('Full name in Latin letters'), { target: { value: 'Noura H.' } });
    await screen.findByRole('heading', { name: 'This draft was changed elsewhere' }, { timeout: 4_000 });
    press('Use the other version');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Region' })).toHaveValue('Riyadh'));
  });

  it('keeps my entries over the newer version when I say so', async () => {
    const site = await atStep('recipient');
    await heading('Recipient details');
    site.keep('draft-1', whole({ acceptName: 'Huda', step: 'review' }), 'DRAFT', 7);
    fireEvent.change(screen.getByLabelText('Full name in Latin letters'), { target: { value: 'Noura H.' } });
    await screen.findByRole('heading', { name: 'This draft was changed elsewhere' }, { timeout: 4_000 });
    press('Keep my entries');
    await waitFor(() => expect(site.account.orders.get('draft-1')?.form.acceptName).toBe('Noura H.'), { timeout: 4_000 });
    expect(site.account.orders.get('draft-1')?.version).toBe(8);
  });

  it('comes back from the device with what the account has not got, after a session that ended', async () => {
    const first = await atStep('recipient', ({ account }) => {
      account.onSave = () => refusal(ERROR.SESSION_EXPIRED, 'Sign in again', 401);
    });
    await heading('Recipient details');
    fireEvent.change(screen.getByRole('textbox', { name: /^Company/ }), { target: { value: 'Olaya Lights' } });
    await waitFor(() => expect(first.saved().length).toBeGreaterThan(0), { timeout: 4_000 });
    const { search } = location;
    cleanup();
    await open(`${PATH}${search}`, ({ keep }) => keep('draft-1', whole({ step: 'review' })));
    await heading('Recipient details');
    expect(screen.getByRole('textbox', { name: /^Company/ })).toHaveValue('Olaya Lights');
  });

  it('is not found where it belongs to somebody else', async () => {
    await open(`${PATH}?order=theirs`);
    expect(await screen.findByRole('heading', { name: 'Shipment not found' })).toBeVisible();
  });
});
