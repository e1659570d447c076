/** Registration with a mail address: nothing is an account before its code is proven, and a taken address isn't told. */
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { DEFAULT_HEADER_COUNTRY } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { readAccountTarget } from '../verification/account-target.ts';
import { useCaptcha, type CaptchaAnswer } from '../verification/captcha.ts';
import { sendCode } from '../verification/send-code.ts';
import { newPasswordFaults, readNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { saveRegistration } from './repository.ts';
import type { Asker } from './sign-in.ts';
import { REGISTRATIONS } from './sign-in-limits.ts';

/** How long an address may stay unconfirmed; new codes can be asked for meanwhile. */
const HOLDS_MS = RULES.retention.registrationHours * 3_600_000;

interface RegistrationForm extends CaptchaAnswer {
  readonly userName: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly nickName: string;
}

/** Gives the countdown of the code. */
export async function registerAddress(parts: ApiContext, form: RegistrationForm, { request, country, locale }: Asker) {
  const { db, now } = parts;
  const target = readAccountTarget(form.userName, country);
  const fields = await registrationFaults(form);
  if (target === null || fields.length > 0) throw new ApiError(ERROR.VALIDATION, { fields });
  const password = await readNewPassword({ field: 'password', sent: form.password, confirmation: form.confirmPassword }, 'strong');
  await request.spendOf(REGISTRATIONS);
  const giveBack = await useCaptcha(db, 'register', form, now());
  const passwordHash = await hashPassword(password);
  const sent = await sendCode(parts, { purpose: 'register', target, locale, network: networkOf(request.ip) }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  const at = now();
  await saveRegistration(
    db,
    { email: target.address, password_hash: passwordHash, nick_name: form.nickName, country, locale, expires_at: new Date(at.getTime() + HOLDS_MS) },
    at,
  );
  return sent;
}

/** What stands against the address and both passwords, whatever else is wrong; the contract judges what is empty. */
export async function registrationFaults(given: unknown): Promise<FieldFault[]> {
  const { userName, password, confirmPassword } = Object(given) as Readonly<Record<string, unknown>>;
  return [
    ...(typeof userName === 'string' && userName.trim() !== '' ? nameFaults(userName) : []),
    ...(typeof password === 'string' && typeof confirmPassword === 'string' ? await newPasswordFaults({ field: 'password', sent: password, confirmation: confirmPassword }, 'strong') : []),
  ];
}

/** A mobile number becomes an account by its code alone. */
function nameFaults(userName: string): FieldFault[] {
  const target = readAccountTarget(userName, DEFAULT_HEADER_COUNTRY);
  return target?.kind === 'email' ? [] : [{ field: 'userName', code: target === null ? 'account' : 'email', params: {} }];
}
