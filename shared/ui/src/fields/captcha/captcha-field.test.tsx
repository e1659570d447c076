import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inForm, Single } from '../fields-harness.tsx';
import { CaptchaField } from '../index.ts';

afterEach(cleanup);

const PATH = '/oms/verifyCode/getImageVerifyCode';
const PICTURE = { captchaId: 'c-42', image: 'data:image/png;base64,iVBORw0KGgo=', expiresSeconds: 120 };

function Captcha({ onId }: { onId: (id: string) => void }) {
  const [used, setUsed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setUsed(used + 1)}>
        send
      </button>
      <Single onValue={onId}>
      {(id) => <Single>{(code) => <CaptchaField purpose="code" captchaId={id} code={{ ...code, id: 'code', name: 'code' }} used={used} alternative="Or ask for a code by mail." />}</Single>}
    </Single>
    </>
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
    render(inForm(<Captcha onId={() => undefined} />));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture did not arrive.');
    await userEvent.click(screen.getByRole('button', { name: 'New picture' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('empties an answer that was used up', async () => {
    render(inForm(<Captcha onId={() => undefined} />, { answers: { [PATH]: PICTURE } }));
    await screen.findByRole('img');
    await userEvent.type(screen.getByRole('textbox'), 'abcd');
    expect(screen.getByRole('textbox')).toHaveValue('abcd');
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  });
});
