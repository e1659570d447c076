import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { isWorkDone, readWorkAnswer } from '@amberlane/contract/calls/captcha-work';
import { resetEmail } from '@amberlane/contract/call-index/verification';
import { useEffect, useEffectEvent, useState } from 'react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inForm } from '../../../testing/on-site.tsx';
import { CaptchaField, ContractForm, SubmitButton, useContractForm } from '../index.ts';

afterEach(cleanup);

const PATH = '/oms/verifyCode/getImageVerifyCode';
const PICTURE = { captchaId: 'c-42', image: 'data:image/png;base64,iVBORw0KGgo=', expiresSeconds: 120 };
const WORK = { parts: 3, zeroBits: 5 };

interface CaptchaProps {
  readonly byWork?: boolean;
  /** What a reader types as soon as the captcha is there. */
  readonly typed?: string;
  readonly onId?: (id: string) => void;
  readonly onSend?: (code: string) => void;
}

/** A form whose answer is always wrong. */
function Captcha({ byWork, typed = '', onId, onSend }: CaptchaProps) {
  const [used, setUsed] = useState(0);
  const form = useContractForm({
    contract: resetEmail.load,
    initial: { userName: 'ama@example.com', countryCode: 'NG', captchaId: '', captchaCode: '' },
    submit: ({ captchaCode }) => {
      onSend?.(captchaCode);
      setUsed((answers) => answers + 1);
      return Promise.resolve({ error: { code: ERROR.CAPTCHA_WRONG, message: '', status: 400, requestId: null, fields: [{ field: 'captchaCode', message: 'Type the new characters.' }] } });
    },
  });
  const { captchaId } = form.values;
  useEffect(() => onId?.(captchaId), [captchaId, onId]);
  const type = useEffectEvent(() => form.text('userName').onValue(typed));
  useEffect(() => {
    if (captchaId !== '' && typed !== '') type();
  }, [captchaId, typed]);
  return (
    <ContractForm form={form}>
      <span data-testid="account">{form.values.userName}</span>
      <CaptchaField form={form} purpose="code" used={used} {...(byWork && { byWork })} />
      <SubmitButton busy={form.submitting}>Send</SubmitButton>
    </ContractForm>
  );
}

describe('captcha field', () => {
  it('shows a picture with a name, tells its form which, and offers another way', async () => {
    const onId = jest.fn<(id: string) => void>();
    render(inForm(<Captcha onId={onId} />, { answers: { [PATH]: PICTURE } }));
    expect(await screen.findByRole('img', { name: 'Image with distorted characters' })).toHaveAttribute('src', PICTURE.image);
    expect(onId).toHaveBeenCalledWith('c-42');
    expect(within(screen.getByRole('group', { name: 'Security check' })).getByRole('textbox', { name: 'Characters in the image' })).toBeVisible();
  });

  it('says that a picture did not arrive and asks for a new one', async () => {
    render(inForm(<Captcha />));
    expect(await screen.findByRole('alert')).toHaveTextContent('The image didn’t load.');
    await userEvent.click(screen.getByRole('button', { name: 'New image' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('empties an answer that was used up, and lets what is said of it be read', async () => {
    render(inForm(<Captcha />, { answers: { [PATH]: PICTURE } }));
    await screen.findByRole('img');
    await userEvent.type(screen.getByRole('textbox'), 'abcd');
    expect(screen.getByRole('textbox')).toHaveValue('abcd');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Type the new characters\./);
    await userEvent.click(screen.getByRole('button', { name: 'New image' }));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Type the new characters\./);
    await userEvent.type(screen.getByRole('textbox'), 'e');
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription(/Type the new characters\./);
  });

  describe('without the picture', () => {
    const byWork = async () => userEvent.click(await screen.findByRole('button', { name: 'Check automatically' }));

    it('lets the device answer, and says how far it is', async () => {
      const onSend = jest.fn<(code: string) => void>();
      render(inForm(<Captcha onSend={onSend} />, { answers: { [PATH]: { ...PICTURE, work: WORK } } }));
      await byWork();
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Automatic security check passed'));
      expect(screen.queryByRole('progressbar')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      const [answer = ''] = onSend.mock.calls[0] ?? [];
      const sha256 = (text: string) => createHash('sha256').update(text).digest();
      expect(isWorkDone('c-42', WORK, readWorkAnswer(answer) ?? [], sha256)).toBe(true);
    });

    it('lets the device answer unasked where a form wants that, and offers the picture', async () => {
      render(inForm(<Captcha byWork />, { answers: { [PATH]: { ...PICTURE, work: WORK } } }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Automatic security check passed'), { timeout: 5_000 });
      expect(screen.queryByRole('textbox')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Use an image instead' }));
      expect(await screen.findByRole('textbox', { name: 'Characters in the image' })).toHaveValue('');
    });

    it('keeps what is typed while the part that answers is being fetched', async () => {
      render(inForm(<Captcha byWork typed="kofi@example.com" />, { answers: { [PATH]: { ...PICTURE, work: WORK } } }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Automatic security check passed'), { timeout: 5_000 });
      expect(screen.getByTestId('account')).toHaveTextContent('kofi@example.com');
    });

    it('asks for the picture where its answer is known', async () => {
      render(inForm(<Captcha byWork />, { answers: { [PATH]: { ...PICTURE, work: WORK, pictureFirst: true } } }));
      expect(await screen.findByRole('textbox', { name: 'Characters in the image' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Check automatically' })).toBeVisible();
    });

    it('keeps a form that is sent too early, and names the field until it is ready', async () => {
      const onSend = jest.fn();
      const { promise: free, resolve: release } = Promise.withResolvers<undefined>();
      const digest = crypto.subtle.digest.bind(crypto.subtle);
      const held = jest.spyOn(crypto.subtle, 'digest').mockImplementation((...order) => free.then(() => digest(...order)));
      render(inForm(<Captcha onSend={onSend} />, { answers: { [PATH]: { ...PICTURE, work: WORK } } }));
      await byWork();
      expect(await screen.findByRole('status')).toHaveTextContent(/Your device is running a security check/);
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      const told = await screen.findByRole('link', { name: /still running/ });
      expect(document.querySelector(told.getAttribute('href')?.replace(/^#(.*)$/, '[id="$1"]') ?? '')).toBe(screen.getByRole('status'));
      expect(onSend).not.toHaveBeenCalled();
      release(undefined);
      await waitFor(() => expect(screen.queryByText(/still running/)).toBeNull());
      expect(screen.getByRole('status')).toHaveTextContent('Automatic security check passed');
      held.mockRestore();
    });

    it('goes back to the picture, with an empty field and the focus where it was', async () => {
      render(inForm(<Captcha />, { answers: { [PATH]: { ...PICTURE, work: { parts: 1, zeroBits: 60 } } } }));
      await byWork();
      await userEvent.click(await screen.findByRole('button', { name: 'Use an image instead' }));
      expect(screen.getByRole('textbox')).toHaveValue('');
      expect(screen.getByRole('button', { name: 'Check automatically' })).toHaveFocus();
    });

    it('says so where a page may not compute', async () => {
      const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not here'));
      render(inForm(<Captcha />, { answers: { [PATH]: { ...PICTURE, work: WORK } } }));
      await byWork();
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The security check didn’t work on your device. Use the image instead.'));
      digest.mockRestore();
    });

    it('is not offered where only the picture counts', async () => {
      render(inForm(<Captcha />, { answers: { [PATH]: PICTURE } }));
      await screen.findByRole('img');
      expect(screen.queryByRole('button', { name: /without/ })).toBeNull();
    });
  });
});
