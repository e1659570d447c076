/** Registration with a mail address: nothing is an account before its code is proven, and a taken address isn't told. */
import { RULES } from '@amberlane/contract/domain';
import type { ApiContext } from '../context.ts';
import { fieldFault } from '../api-error.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { accountTargetOf } from '../verification/account-target.ts';
import { useCaptcha, type CaptchaAnswer } from '../verification/captcha.ts';
import { sendCode } from '../verification/send-code.ts';
import { readNewPassword } from './new-password.ts';
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
  const target = accountTargetOf(form.userName, country);
  if (target.kind !== 'email') throw fieldFault('userName', 'email');
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
