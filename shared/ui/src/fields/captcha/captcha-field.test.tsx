import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ERROR } from '@amberlane/contract';
import { useEffect, useState } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inForm } from '../fields-harness.tsx';
import { CaptchaField, ContractForm, SubmitButton, useContractForm } from '../index.ts';

afterEach(cleanup);

const PATH = '/oms/verifyCode/getImageVerifyCode';
const PICTURE = { captchaId: 'c-42', image: 'data:image/png;base64,iVBORw0KGgo=', expiresSeconds: 120 };

/** A form whose answer is always wrong. */
function Captcha({ onId }: { onId?: (id: string) => void }) {
  const [used, setUsed] = useState(0);
  const form = useContractForm({
    contract: async () => (await import('@amberlane/contract/verification')).resetEmail,
    initial: { userName: 'ama@example.com', countryCode: 'NG', captchaId: '', captchaCode: '' },
    submit: () => {
      setUsed((answers) => answers + 1);
      return Promise.resolve({ error: { code: ERROR.CAPTCHA_WRONG, message: '', status: 400, requestId: null, fields: [{ field: 'captchaCode', message: 'Type the new characters.' }] } });
    },
  });
  const { captchaId } = form.values;
  useEffect(() => onId?.(captchaId), [captchaId, onId]);
  return (
    <ContractForm form={form}>
      <CaptchaField form={form} purpose="code" used={used} alternative="Or ask for a code by mail." />
      <SubmitButton busy={form.submitting}>Send</SubmitButton>
    </ContractForm>
  );
}

describe('captcha field', () => {
  it('shows a picture with a name, tells its form which, and offers another way', async () => {
    const onId = jest.fn<(id: string) => void>();
    render(inForm(<Captcha onId={onId} />, { answers: { [PATH]: PICTURE } }));
    expect(await screen.findByRole('img', { name: 'Picture with distorted characters' })).toHaveAttribute('src', PICTURE.image);
    expect(onId).toHaveBeenCalledWith('c-42');
    expect(screen.getByRole('textbox', { name: 'Characters in the picture' })).toHaveAccessibleDescription('Or ask for a code by mail.');
  });

  it('says that a picture did not arrive and asks for a new one', async () => {
    render(inForm(<Captcha />));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture did not arrive.');
    await userEvent.click(screen.getByRole('button', { name: 'New picture' }));
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
    await userEvent.click(screen.getByRole('button', { name: 'New picture' }));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Type the new characters\./);
    await userEvent.type(screen.getByRole('textbox'), 'e');
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription(/Type the new characters\./);
  });
});
