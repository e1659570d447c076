import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { ERROR } from '@amberlane/contract/calls';
import { MENU, onSite, storeFor } from '../../../../testing/layout-on-site.tsx';
import { PageSignIn, SignInFaultContext } from './page-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

afterEach(cleanup);

const SESSION = { accessToken: '', userName: 'ama@example.com', userPin: 'p', nickName: 'Ama', remembered: false, passwordSet: true, created: false };

interface Sent {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An API that answers with `body`, and what it was asked. */
function api(body: object, status = 200): { readonly asked: Sent[]; readonly answer: typeof fetch } {
  const asked: Sent[] = [];
  const answer = (input: unknown, init?: RequestInit): Promise<Response> => {
    asked.push({ url: typeof input === 'string' ? input : '', body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Sent['body'] });
    return Promise.resolve(Response.json(body, { status }));
  };
  return { asked, answer };
}
const refused = (code: number, message: string, fields: readonly object[] = []) => api({ success: false, error: { code, message, fields } }, 400);

function fillIn(userName: string, password: string): void {
  fireEvent.change(screen.getByLabelText('Email or mobile number'), { target: { value: userName } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('sign-in form', () => {
  it('is a plain form that the server takes where no script runs', () => {
    render(onSite(<SignInForm look="panel" />, { at: 'track', search: '?numbers=NG407183529669' }));
    const form = screen.getByRole('button', { name: 'Sign in' }).closest('form');
    if (!form) throw new Error('no form');
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/-/sign-in']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ countryCode: 'NG', returnTo: '/ng-en/track?numbers=NG407183529669', userName: '', password: '' });
    expect(screen.getByLabelText('Email or mobile number')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('offers other ways only where the site has them', () => {
    const { unmount } = render(onSite(<SignInForm look="panel" />));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    render(onSite(<SignInForm look="panel" />, { menu: MENU }));
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/ng-en/user-opt/forgot-pwd');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/ng-en/user-opt/register');
  });

  it('shows the letters of the password, and hides them again', () => {
    render(onSite(<SignInForm look="panel" />));
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('does the work of a captcha by itself when the API asks for one, and signs in', async () => {
    const asked: string[] = [];
    const bodies: string[] = [];
    const answers: readonly Response[] = [
      Response.json({ success: false, error: { code: ERROR.CAPTCHA_NEEDED, message: 'Many wrong passwords.', fields: [] } }, { status: 400 }),
      Response.json({ success: true, data: { captchaId: 'c1', image: 'data:image/png;base64,', expiresSeconds: 120, work: { parts: 2, zeroBits: 2 } }, error: null }),
      Response.json({ success: true, data: SESSION, error: null }),
    ];
    const store = storeFor((input: unknown, init?: RequestInit) => {
      asked.push(typeof input === 'string' ? input : '');
      if (typeof init?.body === 'string') bodies.push(init.body);
      return Promise.resolve(answers[asked.length - 1] ?? Response.error());
    });
    const onDone = jest.fn();
    render(onSite(<SignInForm look="panel" onDone={onDone} />, { store }));
    fillIn('ama@example.com', 'Amberlane#2026');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(asked).toHaveLength(3);
    expect(asked[1]).toMatch(/getImageVerifyCode\?purpose=login/);
    expect(bodies[0]).not.toMatch(/captcha/);
    expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ userName: 'ama@example.com', captchaId: 'c1', captchaCode: expect.stringMatching(/^work:\w+\.\w+$/) });
  });

  it('says what else to do when the device can not do that work', async () => {
    const { answer } = refused(ERROR.CAPTCHA_NEEDED, 'Sign in with a code, or try again in an hour.');
    render(onSite(<SignInForm look="panel" />, { store: storeFor(answer) }));
    fillIn('ama@example.com', 'Amberlane#2026');
    expect(await screen.findByText('Sign in with a code, or try again in an hour.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('Amberlane#2026');
  });

  it('signs in without leaving the page; the password travels wrapped', async () => {
    const { asked, answer } = api({ success: true, data: SESSION, error: null });
    const store = storeFor(answer);
    const onDone = jest.fn();
    render(onSite(<SignInForm look="panel" onDone={onDone} />, { store }));
    fireEvent.click(screen.getByLabelText('Remember me for 30 days'));
    fillIn('ama@example.com', 'Amberlane#2026');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(store.getState().session.nickName).toBe('Ama');
    expect(asked).toMatchObject([{ url: '/oms/website/user/login', body: { userName: 'ama@example.com', countryCode: 'NG', rememberMe: true } }]);
    expect(await unwrapPassword(String(asked[0]?.body['password']))).toBe('Amberlane#2026');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it.each([
    ['', 'secret', 'Email or mobile number', 'Enter your email address or phone number.'],
    ['ama@example.com', '', 'Password', 'Enter your password.'],
  ])('asks nobody while %j and %j are not both filled in', (userName, password, field, sentence) => {
    const { asked, answer } = api({});
    render(onSite(<SignInForm look="panel" />, { store: storeFor(answer) }));
    fillIn(userName, password);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('asks for both at once when both are empty', () => {
    render(onSite(<SignInForm look="panel" />, { store: storeFor(api({}).answer) }));
    fillIn('', '');
    expect(screen.getByLabelText('Email or mobile number')).toHaveAccessibleDescription('Enter your email address or phone number.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getByLabelText('Email or mobile number')).toHaveFocus();
  });

  it('says beside the field what is wrong, keeps what was typed and goes there', async () => {
    const { answer } = refused(ERROR.SIGN_IN_FAILED, 'Name and password don’t fit.');
    render(onSite(<SignInForm look="panel" />, { store: storeFor(answer) }));
    fillIn('ama@example.com', 'wrong');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Name and password don’t fit.'));
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('ama@example.com');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('puts a fault of the name beside the name', async () => {
    const { answer } = refused(ERROR.VALIDATION, 'Check the form.', [{ field: 'userName', code: 'account', message: 'No such address.' }]);
    render(onSite(<SignInForm look="panel" />, { store: storeFor(answer) }));
    fillIn('ama', 'secret');
    await waitFor(() => expect(screen.getByLabelText('Email or mobile number')).toHaveAccessibleDescription('No such address.'));
  });

  it('asks for the code while the address is to be confirmed', async () => {
    const { answer } = refused(ERROR.ADDRESS_UNCONFIRMED, 'Confirm your address with the code.');
    render(onSite(<SignInForm look="panel" />, { store: storeFor(answer) }));
    fillIn('ama@example.com', 'Amberlane#2026');
    const code = await screen.findByLabelText('Code from our email');
    expect(code).toHaveAccessibleDescription(/Confirm your address with the code\./);
    expect(code).toHaveFocus();
  });

  it('says so when nobody answers', async () => {
    render(onSite(<SignInForm look="panel" />));
    fillIn('ama@example.com', 'secret');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Network error. Check your connection and try again.'));
  });

  it('asks for the code of a registration at once, and says what to do without it', () => {
    render(onSite(<SignInForm look="wide" userName="ama@example.com" asksForCode codeHelp={<a href="#again">No code?</a>} />));
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('ama@example.com');
    expect(screen.getByLabelText('Code from our email')).toBeVisible();
    expect(screen.getByRole('link', { name: 'No code?' })).toBeVisible();
  });

  it('leads back from the page of a forgotten password where this one would', () => {
    const onUserName = jest.fn();
    render(onSite(<SignInForm look="wide" onUserName={onUserName} />, { at: 'user-opt/login', search: '?return=%2Fng-en%2Ftrack', menu: MENU }));
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/ng-en/user-opt/forgot-pwd?return=%2Fng-en%2Ftrack');
    fireEvent.change(screen.getByLabelText('Email or mobile number'), { target: { value: 'ama@example.com' } });
    fireEvent.blur(screen.getByLabelText('Email or mobile number'));
    expect(onUserName).toHaveBeenLastCalledWith('ama@example.com');
  });

  it('begins with the refusal of a plain form, its name kept', () => {
    const fault = { userName: 'ama@example.com', code: ERROR.SIGN_IN_FAILED, message: 'Name and password don’t fit.' };
    render(onSite(<SignInFaultContext value={fault}><PageSignIn /></SignInFaultContext>));
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('ama@example.com');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Name and password don’t fit.');
  });
});
