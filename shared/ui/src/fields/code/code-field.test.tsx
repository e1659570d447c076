import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { inForm, RIYADH, Single } from '../../../testing/on-site.tsx';
import { CodeField } from '../index.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const input = () => screen.getByRole('textbox');
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('code field', () => {
  it('takes a pasted code with blanks, and Arabic digits, and no more than six', () => {
    const onValue = jest.fn<(value: string) => void>();
    render(inForm(<Single onValue={onValue}>{(binding) => <CodeField {...binding} />}</Single>));
    fireEvent.change(input(), { target: { value: '12 34-56 7' } });
    expect(onValue).toHaveBeenLastCalledWith('123456');
    fireEvent.change(input(), { target: { value: '٦٥٤٣٢١' } });
    expect(input()).toHaveValue('654321');
    expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('counts down to the next code, is not asked twice, and says once that the code is under way', async () => {
    const send = jest.fn(() => Promise.resolve({ data: { resendSeconds: 60, expiresSeconds: 300 } }));
    render(inForm(<Single>{(binding) => <CodeField {...binding} send={send} />}</Single>));
    await press('Send code');
    expect(screen.getByRole('status')).toHaveTextContent('We’ve sent your code. It’s valid for 5 minutes.');
    await pass(15);
    await press('Resend in 45 s');
    expect(send).toHaveBeenCalledTimes(1);
    await pass(46);
    await press('Resend code');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says when the code no longer holds, and takes it back with a new one', async () => {
    const send = () => Promise.resolve({ data: { resendSeconds: 30, expiresSeconds: 60 } });
    render(inForm(<Single>{(binding) => <CodeField {...binding} send={send} />}</Single>));
    await press('Send code');
    await pass(61);
    expect(input()).toHaveAccessibleDescription(/This code has expired/);
    await press('Resend code');
    expect(input()).not.toHaveAccessibleDescription(/This code has expired/);
  });

  it.each([
    ['refused', () => Promise.resolve({ error: { code: ERROR.NETWORK, message: '', status: null, requestId: null, fields: [] } }), /^Network error/],
    ['broken', () => Promise.reject(new Error('no')), /^Something went wrong on our side/],
  ])('says why a code was not sent (%s), and can be asked again at once', async (_how, fail, sentence) => {
    const send = jest.fn<() => Promise<{ data?: typeof SENT; error?: unknown }>>(fail).mockImplementationOnce(fail).mockImplementationOnce(() => Promise.resolve({ data: SENT }));
    render(inForm(<Single>{(binding) => <CodeField {...binding} send={send} />}</Single>));
    await press('Send code');
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await press('Send code');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('We’ve sent your code.');
  });

  it('counts in Arabic, for a code that was already sent', async () => {
    render(inForm(<Single>{(binding) => <CodeField {...binding} send={() => Promise.resolve({})} sent={SENT} />}</Single>, { market: RIYADH }));
    await pass(57);
    expect(screen.getByRole('button', { name: 'إعادة الإرسال بعد 3 ثوانٍ' })).toBeInTheDocument();
    expect(input()).toHaveAttribute('dir', 'ltr');
  });
});

const SENT = { resendSeconds: 60, expiresSeconds: 300 };
