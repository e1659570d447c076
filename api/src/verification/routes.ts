/** Captcha and codes (spec §7). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '@amberlane/contract/site';
import { getImageVerifyCode, getSmsCode, resetCheck, resetEmail, type CodePurpose } from '@amberlane/contract/calls/verification';
import { openReset } from '../accounts/password-change.ts';
import { CAPTCHAS, countGuess } from '../accounts/sign-in-limits.ts';
import type { ApiContext } from '../context.ts';
import { serveCall, type CallExample } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { accountTargetOf, type AccountTarget } from './account-target.ts';
import { CAPTCHA_SECONDS, createCaptcha, useCaptcha, type CaptchaAnswer } from './captcha.ts';
import { captchaZeroBits } from './captcha-difficulty.ts';
import { sendCode } from './send-code.ts';

const tag = 'Verification';

const CAPTCHA_ID = '6f1d6d1e-3a53-4a0e-9a53-5b0c6e0f7a11';
const CAPTCHA_EXAMPLE: CallExample = {
  request: { purpose: 'code' },
  reply: { captchaId: CAPTCHA_ID, image: 'data:image/png;base64,iVBORw0KGgo=', expiresSeconds: CAPTCHA_SECONDS },
};
const SENT = { resendSeconds: 60, expiresSeconds: 600 };
const ANSWER = { captchaId: CAPTCHA_ID, captchaCode: 'kx7wd' };
const SMS_EXAMPLE: CallExample = { request: { userName: '0231234567', countryCode: 'GH', purpose: 'login', ...ANSWER }, reply: SENT };
const MAIL_EXAMPLE: CallExample = { request: { userName: 'demo@amberlane.example', ...ANSWER }, reply: SENT };
const CHECK_EXAMPLE: CallExample = {
  request: { userName: 'demo@amberlane.example', verifyCode: '480213' },
  reply: { ticket: 'dGlja2V0IG9mIDI1NiByYW5kb20gYml0cw', expiresSeconds: 900 },
};

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly target: AccountTarget;
  readonly captcha: CaptchaAnswer;
  readonly request: FastifyRequest;
  readonly locale: Locale;
}

/** The captcha comes before the message; when that can't leave, the captcha still holds. */
async function orderCode(parts: ApiContext, { captcha, request, ...order }: CodeRequest) {
  const giveBack = await useCaptcha(parts.db, 'code', captcha, parts.now());
  return sendCode(parts, { ...order, network: networkOf(request.ip) }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
}

export function verificationRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { db, limits, now, settings: { captchaFixed } } = parts;
  serveCall(app, getImageVerifyCode, {
    tag,
    example: CAPTCHA_EXAMPLE,
    handle: async ({ purpose }, { request }) => {
      await request.spendOf(CAPTCHAS);
      const at = now();
      const captcha = await createCaptcha(db, { purpose, zeroBits: await captchaZeroBits(parts, purpose, at), fixed: captchaFixed }, at);
      return { ...captcha, expiresSeconds: CAPTCHA_SECONDS };
    },
  });
  serveCall(app, getSmsCode, {
    tag,
    example: SMS_EXAMPLE,
    handle: ({ userName, countryCode, purpose, ...captcha }, { request, locale }) =>
      orderCode(parts, { purpose, target: accountTargetOf(userName, countryCode ?? pageCountry(request.headers)), captcha, request, locale }),
  });
  serveCall(app, resetEmail, {
    tag,
    example: MAIL_EXAMPLE,
    handle: ({ userName, countryCode, ...captcha }, { request, locale }) =>
      orderCode(parts, { purpose: 'reset', target: accountTargetOf(userName, countryCode ?? pageCountry(request.headers)), captcha, request, locale }),
  });
  serveCall(app, resetCheck, {
    tag,
    example: CHECK_EXAMPLE,
    handle: async ({ userName, countryCode, verifyCode }, { request }) => {
      const target = accountTargetOf(userName, countryCode ?? pageCountry(request.headers));
      const forgetGuesses = await countGuess(limits, request, target.address);
      const ticket = await openReset(parts, target, verifyCode);
      await forgetGuesses();
      return ticket;
    },
  });
}
