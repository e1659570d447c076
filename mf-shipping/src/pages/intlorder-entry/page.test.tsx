import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import { RULES } from '@amberlane/contract/domain';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { hydrate } from '@amberlane/testing/render-page';
import { refusal } from '@amberlane/testing/test-transport';
import { rememberAgreed } from '@amberlane/ui';
import { quoteOf, RIYADH, shipOnSite, WHOLE } from '../../../testing/ship-site.ts';
import { STEPS } from '../../wizard/steps.ts';
import page from './page.tsx';

// Loaded late in the browser; here no test should wait for it.
beforeAll(async () => import('../../wizard/judge.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const PATH = 'express/intlorder-entry';
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const whole = (more: Partial<OrderDraft> = {}): OrderDraft => Object.assign(structuredClone(WHOLE), { pickupDate: tomorrow() }, more);

async function open(path: string, prepare: (site: ReturnType<typeof shipOnSite>) => void = () => undefined, options: Parameters<typeof shipOnSite>[1] = {}) {
  const site = shipOnSite(page, options);
  prepare(site);
  render(await site.open(path));
  return site;
}
const atStep = (step: string, prepare: (site: ReturnType<typeof shipOnSite>) => void = () => undefined) =>
  open(`${PATH}?order=draft-1&step=${step}`, (site) => {
    site.keep('draft-1', whole({ step: 'review' }));
    prepare(site);
  });
/** Keys of what the device keeps. */
const onDevice = (): string[] => Array.from({ length: localStorage.length }, (_entry, index) => localStorage.key(index) ?? '');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const agreed = () => rememberAgreed(RULES.agreement.version);

describe('every step', () => {
  it.each(MARKET_PER_LANGUAGE.flatMap((market) => STEPS.map((step) => [market.locale, step, market] as const)))('has every word: %s %s', async (_locale, step, market) => {
    const { complaints, takeComplaints } = await open(`${PATH}?order=draft-1&step=${step}`, (site) => site.keep('draft-1', whole({ step: 'review', cod: { amount: 5_000, currency: 'CNY' }, shipmentMode: 'REGULAR' })), { market });
    await screen.findByRole('form');
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(complaints).toEqual([]);
    takeComplaints();
  });
});

describe('a new shipment', () => {
  it('begins with the default sender, and names what is missing of the recipient all at once', async () => {
    await open(`${PATH}?receiver=none`);
    await heading('Shipment details');
    fireEvent.change(screen.getByLabelText('Ship to'), { target: { value: 'SA' } });
    press('Continue to sender');
    await heading('Sender details');
    expect(screen.getByLabelText('Full name in Latin letters')).toHaveValue('Chen Jing');
    press('Continue to recipient');
    await heading('Recipient details');
    press('Continue to goods');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByRole('link').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByLabelText(/^Short/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('says on its first step that the country is missing', async () => {
    await open(PATH);
    await heading('Shipment details');
    press('Continue to sender');
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: /^Ship to/ })).toBeVisible();
    expect(screen.getByLabelText('Ship to')).toHaveAttribute('aria-invalid', 'true');
  });

  it('takes over what the price page hands on, and names the city', async () => {
    await open(`${PATH}?origin=CN-CAN&destination=SA-RUH&weight=6.2&length=46&width=34&height=30&goods=CLOTHES&cod=900`, (site) => site.keep('x', WHOLE, 'SUBMITTED'));
    await heading('Shipment details');
    expect(screen.getByLabelText('Ship to')).toHaveValue('SA');
    await waitFor(() => expect(location.search).toContain('draft='));
    const kept = onDevice().map((key) => localStorage.getItem(key)).join('');
    await waitFor(() => expect(onDevice().map((key) => localStorage.getItem(key)).join('')).toContain('"weightGrams":"6.2"'));
    expect(kept).not.toContain('receiverNationalId');
  });

  it('says what stands against a parcel, beside the fields, in the first round', async () => {
    await atStep('goods');
    await heading('What are you sending?');
    fireEvent.change(screen.getByLabelText('Weight'), { target: { value: '12.5' } });
    fireEvent.change(screen.getByLabelText(/^Length/), { target: { value: '40' } });
    fireEvent.change(screen.getByLabelText('Goods name in English'), { target: { value: 'gift' } });
    fireEvent.change(screen.getByLabelText('Goods name in Chinese'), { target: { value: '' } });
    await waitFor(() => expect(document.querySelector('option[value="BATTERY_BUILT_IN"]')).not.toBeNull());
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'BATTERY_BUILT_IN' } });
    press('Continue to price');
    await screen.findByRole('alert');
    for (const name of ['Weight', /^Width/, /^Height/, 'Goods name in English', 'Goods name in Chinese', 'Energy per battery', 'Number of batteries']) expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
  });

  it('flags a weight over 100 kg', async () => {
    await atStep('goods');
    fireEvent.change(await screen.findByLabelText('Weight'), { target: { value: '120' } });
    expect(screen.getByText(/^Over 100 kg/)).toBeVisible();
  });

  it('holds five items at most', async () => {
    await atStep('goods');
    await heading('What are you sending?');
    for (let item = 1; item < 5; item += 1) press('Add item');
    expect(screen.getAllByRole('group', { name: /^Item \d/ })).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
  });
});

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

describe('the price', () => {
  it('waits at its step for a known parcel to a known recipient', async () => {
    await open(`${PATH}?again=old`, ({ keep }) => keep('old', whole({ pickupDate: '2026-01-01', quoteId: 'old' }), 'DELIVERED'));
    await heading('Service and price');
    expect(await screen.findByRole('radio', { name: /Special line/ })).toBeChecked();
    expect(screen.getByRole('table', { name: 'Price breakdown' })).toHaveTextContent(/Freight.*CNY.660\.00/);
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

it('changes an order that was sent, and makes no other', async () => {
  agreed();
  const site = await open(`${PATH}?order=sent-1&step=review`, ({ keep }) => keep('sent-1', whole({ agreementVersion: RULES.agreement.version }), 'SUBMITTED', 3));
  await screen.findByRole('table', { name: /Price breakdown/ });
  press('Save changes');
  await waitFor(() => expect(location.pathname).toContain('intlorder-detail'));
  expect(site.saved().map(({ request }) => request['draft'])).toEqual([false]);
});

it('leaves an order alone that a courier has', async () => {
  await open(`${PATH}?order=gone`, ({ keep }) => keep('gone', whole({ receiverAddress: RIYADH }), 'IN_TRANSIT'));
  expect(await screen.findByRole('heading', { name: 'This shipment can no longer be changed' })).toBeVisible();
});

it('takes over the markup of the server, which knows nothing of the customer', async () => {
  const site = shipOnSite(page);
  const { differences, end } = await hydrate(site.element(PATH));
  expect(differences).toEqual([]);
  await heading('Shipment details');
  await end();
});
