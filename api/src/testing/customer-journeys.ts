/** What a customer does on the way in, for tests: pictures, codes, registration. The captcha's answer is fixed there. */
import type { RequestOf } from '@amberlane/contract/calls/call';
import { login, loginWithCode, register } from '@amberlane/contract/calls/accounts';
import { getImageVerifyCode, getSmsCode, type AskedCodePurpose, type CaptchaPurpose } from '@amberlane/contract/calls/verification';
import type { AskOptions, TestApi } from './test-api.ts';

export const PASSWORD = 'Harmattan#2026';

/** A new picture, answered. */
export async function captcha(api: TestApi, purpose: CaptchaPurpose = 'code') {
  const { captchaId } = await api.ask(getImageVerifyCode, { purpose });
  return { captchaId, captchaCode: 'abcd' };
}

/** Asks for a code and reads it from the newest message to the target. */
export async function codeFor(api: TestApi, userName: string, purpose: AskedCodePurpose = 'login', options?: AskOptions): Promise<string> {
  await api.ask(getSmsCode, { userName, purpose, ...(await captcha(api)) }, options);
  return newestCode(api);
}

export async function newestCode(api: TestApi): Promise<string> {
  const [newest] = await api.outbox();
  if (newest?.code === undefined) throw new Error('the newest message has no code');
  return newest.code;
}

export const registration = async (api: TestApi, userName: string, more: Partial<RequestOf<typeof register>> = {}) => ({
  userName, password: PASSWORD, confirmPassword: PASSWORD, agreement: true, ...(await captcha(api, 'register')), ...more,
});

/** A customer with a mail address and {@link PASSWORD}, signed in. */
export async function newCustomer(api: TestApi, userName: string) {
  await api.ask(register, await registration(api, userName));
  return api.ask(login, { userName, password: PASSWORD, verifyCode: await newestCode(api) });
}

/** A customer of the phone flow, signed in and without a password. */
export const newPhoneCustomer = async (api: TestApi, userName: string) => api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) });
