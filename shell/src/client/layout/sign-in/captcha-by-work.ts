/**
 * The captcha that sign-in asks for after many wrong passwords for a name: the device does its work at once, and the reader has
 * nothing to do. Fetched when it is first asked for.
 */
import { searchWork } from '@amberlane/ui/captcha-work';
import type { ReplyOf } from '@amberlane/core';
import type { getImageVerifyCode } from '@amberlane/contract/call-index/verification';

const PATIENCE_MS = 60_000;

interface CaptchaAnswer {
  readonly captchaId: string;
  readonly captchaCode: string;
}

/** Rejects where a page may not hash (plain http), or when it takes too long. */
export async function answerByWork({ captchaId, work }: ReplyOf<typeof getImageVerifyCode>): Promise<CaptchaAnswer> {
  if (!work) throw new Error('the captcha takes no work');
  const captchaCode = await searchWork({ captchaId, ...work, signal: AbortSignal.timeout(PATIENCE_MS), onPart: () => {} });
  return { captchaId, captchaCode };
}
