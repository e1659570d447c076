import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { register } from '@amberlane/contract/calls/accounts';
import { passwordFault } from '@amberlane/contract/domain/password-policy';
import { inForm, RIYADH } from '../../../testing/on-site.tsx';
import { ConsentField, ContractForm, PasswordField, SubmitButton, TextField, useContractForm } from '../index.ts';

afterEach(cleanup);

const EMPTY = { userName: '', password: '', confirmPassword: '', agreement: false, captchaId: 'c1', captchaCode: 'abcd' };
type Submit = Parameters<typeof useContractForm<typeof EMPTY>>[0]['submit'];

function Registration({ submit }: { submit: Submit }) {
  const form = useContractForm({
    contract: () => Promise.resolve(register),
    initial: EMPTY,
    check: ({ password, confirmPassword }) => [
      ...(passwordFault(password, 'strong') && password ? [{ field: 'password', code: 'passwordNew' as const }] : []),
      ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', code: 'passwordsDiffer' as const }]),
    ],
    submit,
  });
  return (
    <ContractForm form={form} label="register">
      <TextField {...form.text('userName')} label="Name" />
      <PasswordField {...form.text('password')} label="Password" policy="strong" />
      <PasswordField {...form.text('confirmPassword')} label="Again" repeated />
      <ConsentField {...form.flag('agreement')} label="I agree" />
      <SubmitButton busy={form.submitting}>Register</SubmitButton>
    </ContractForm>
  );
}

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'ama@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Amberlane#2026');
  await userEvent.type(screen.getByLabelText('Again'), 'Amberlane#2026');
  await userEvent.click(screen.getByLabelText('I agree'));
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

describe('a form bound to a call', () => {
  it('lists what is wrong in the order of the fields, takes the focus there, and leads to each field', async () => {
    const submit = jest.fn<Submit>();
    render(inForm(<Registration submit={submit} />));
    await send();
    expect(await screen.findByRole('heading', { name: 'Correct 4 fields' })).toBeInTheDocument();
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter your email address or mobile number.',
      'Enter the password.',
      'Again: Fill in this field.',
      'Read the agreement and tick the box to accept it.',
    ]);
    const [name] = links;
    await waitFor(() => expect(document.activeElement).toContainElement(name ?? null));
    if (name) await userEvent.click(name);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes a field from the list once it is right, and leaves the others there', async () => {
    render(inForm(<Registration submit={jest.fn<Submit>()} />));
    await send();
    await screen.findByRole('heading', { name: 'Correct 4 fields' });
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    expect(await screen.findByRole('link', { name: /^Password: Use at least 8 characters/ })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'ama@example.com');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Enter your email address/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Correct 3 fields' })).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('I agree'));
    expect(await screen.findByRole('heading', { name: 'Correct 2 fields' })).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Name'));
    expect(screen.queryByRole('link', { name: /^Enter your email address/ })).not.toBeInTheDocument();
  });

  it('says what is wrong in the language that the page is switched to', async () => {
    const error = { code: 1, message: 'Refused.', status: 400, requestId: 'r-1', fields: [{ field: 'userName', code: 'account', message: 'Please enter a mail address.' }] };
    const form = <Registration submit={() => Promise.resolve({ error })} />;
    const { rerender } = render(inForm(form));
    await send();
    await screen.findByRole('heading', { name: 'Correct 4 fields' });
    rerender(inForm(form, { market: RIYADH }));
    expect(await screen.findByRole('heading', { name: /تحتاج إلى تصحيح/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'أدخل بريدك الإلكتروني أو رقم جوالك.' })).toBeInTheDocument();
    rerender(inForm(form));
    await fill();
    await send();
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Please enter a mail address.');
    rerender(inForm(form, { market: RIYADH }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^[^A-Za-z]+$/);
  });

  it('names a mistake when its field is left and takes it back while typing', async () => {
    render(inForm(<Registration submit={jest.fn<Submit>()} />));
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.tab();
    expect(await screen.findByText(/^Use at least 8 characters/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Password'), 'e');
    expect(screen.queryByText(/^Use at least 8 characters/)).not.toBeInTheDocument();
  });

  it('names no mistake while the mouse is pressed, which would push the pressed button away', async () => {
    render(inForm(<Registration submit={jest.fn<Submit>()} />));
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    fireEvent.pointerDown(document.body);
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText(/^Use at least 8 characters/)).not.toBeInTheDocument();
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText(/^Use at least 8 characters/)).toBeInTheDocument();
  });

  it('says nothing about an empty field that is only passed', async () => {
    render(inForm(<Registration submit={jest.fn<Submit>()} />));
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
  });

  it('sends once however often it is pressed, and keeps what was typed', async () => {
    const answer = Promise.withResolvers<undefined>();
    const submit = jest.fn<Submit>(() => answer.promise);
    render(inForm(<Registration submit={submit} />));
    await fill();
    await send();
    const button = await screen.findByRole('button', { name: 'Sending' });
    fireEvent.submit(screen.getByRole('form'));
    await userEvent.click(button);
    answer.resolve(undefined);
    expect(await screen.findByRole('button', { name: 'Register' })).toBeInTheDocument();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ userName: 'ama@example.com', agreement: true }));
    expect(screen.getByLabelText('Name')).toHaveValue('ama@example.com');
  });

  it('sets a refusal of the API beside its field', async () => {
    const error = { code: 1, message: 'Refused.', status: 400, requestId: 'r-1', fields: [{ field: 'userName', code: 'account', message: 'Please enter a mail address.' }] };
    render(inForm(<Registration submit={() => Promise.resolve({ error })} />));
    await fill();
    await send();
    expect(await screen.findByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a mail address.');
    expect(screen.getByLabelText('Name')).toHaveValue('ama@example.com');
  });

  it('keeps a refusal of the API when its field is left, until it is typed in', async () => {
    const error = { code: 1, message: 'Refused.', status: 400, requestId: 'r-1', fields: [{ field: 'userName', code: 'account', message: 'Please enter a mail address.' }] };
    render(inForm(<Registration submit={() => Promise.resolve({ error })} />));
    await fill();
    // Sent by Enter: the focus goes from the field to the summary.
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(await screen.findByLabelText('Name')).toBeInvalid();
    screen.getByLabelText('Name').focus();
    await userEvent.tab();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a mail address.');
    await userEvent.type(screen.getByLabelText('Name'), 'x');
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  it('shows any other refusal with the number of its request', async () => {
    const error = { code: 1, message: 'Too many attempts. Please wait.', status: 429, requestId: 'r-77', fields: [] };
    render(inForm(<Registration submit={() => Promise.resolve({ error })} />));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait.Reference number for customer service: r-77');
  });

  it.each([
    ['a connection that fails', { code: ERROR.NETWORK, message: '', status: null, requestId: null, fields: [] }, /^Network error/],
    ['an answer that does not come in time', { code: ERROR.TIMEOUT, message: '', status: null, requestId: null, fields: [] }, /^This is taking too long/],
    ['a service that fails', { code: ERROR.SERVICE, message: '', status: 500, requestId: null, fields: [] }, /^Something went wrong on our side/],
    ['a file of the form that does not arrive', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'error' }), /^Network error/],
  ])('answers %s in the page, keeps what was typed, and is sent again', async (_what, error: unknown, sentence) => {
    const submit = jest.fn<Submit>(() => Promise.resolve(undefined)).mockImplementationOnce(() => (error instanceof Error ? Promise.reject(error) : Promise.resolve({ error })));
    render(inForm(<Registration submit={submit} />));
    await fill();
    await send();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(sentence);
    expect(notice).toHaveTextContent(/What you entered is still in the form\./);
    expect(document.activeElement).toContainElement(notice);
    expect(screen.getByLabelText('Name')).toHaveValue('ama@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('Amberlane#2026');
    expect(screen.getByRole('button', { name: 'Register' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    expect(submit).toHaveBeenLastCalledWith(expect.objectContaining({ userName: 'ama@example.com', password: 'Amberlane#2026' }));
    expect(screen.getByRole('button', { name: 'Register' })).toHaveFocus();
  });

  it('offers no second try of what was refused for a reason', async () => {
    render(inForm(<Registration submit={() => Promise.resolve({ error: { code: 1, message: 'Too many attempts.', status: 429, requestId: null, fields: [] } })} />));
    await fill();
    await send();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('survives code that throws', async () => {
    render(inForm(<Registration submit={() => Promise.reject(new Error('broken'))} />));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('speaks the language of the page', async () => {
    render(inForm(<Registration submit={jest.fn<Submit>()} />, { market: RIYADH }));
    await send();
    expect(await screen.findByRole('heading', { name: /تحتاج إلى تصحيح/ })).toBeInTheDocument();
    expect(screen.getAllByText('املأ هذا الحقل.').length).toBeGreaterThan(0);
  });
});
