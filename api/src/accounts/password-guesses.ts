/**
 * Guesses at one account from many addresses: after some failures each further password needs a captcha, for unknown
 * accounts as well, and the owner is told once. The right password with a captcha always opens.
 */
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { useCaptcha, type CaptchaAnswer } from '../verification/captcha.ts';
import { queueOwnerNotice } from './notify-owner.ts';
import type { Account } from './repository.ts';
import { countPassword } from './sign-in-limits.ts';

/** An attack that goes on is told of again after this time. */
const TOLD_MS = 24 * 3_600_000;

interface PasswordGuess {
  readonly address: string;
  /** null for an address without an account. */
  readonly account: Account | null;
  readonly captcha: { readonly [Field in keyof CaptchaAnswer]?: CaptchaAnswer[Field] | undefined };
}

/** Lets a password be judged. Throws CAPTCHA_NEEDED, CAPTCHA_WRONG. */
export async function admitPassword(parts: ApiContext, { address, account, captcha: { captchaId, captchaCode } }: PasswordGuess, request: FastifyRequest): Promise<void> {
  if (await countPassword(parts.limits, address)) return;
  if (account) {
    // No request waits for it: a refusal takes as long for an account as for none.
    tellOwner(parts, account).catch((error: unknown) => {
      request.log.error({ err: error }, 'owner not told of wrong passwords');
    });
  }
  if (captchaId === undefined || captchaCode === undefined) throw new ApiError(ERROR.CAPTCHA_NEEDED);
  await useCaptcha(parts.db, 'login', { captchaId, captchaCode }, parts.now());
}

/** By email only, and by one process only. */
async function tellOwner({ db, emails, now }: ApiContext, account: Account): Promise<void> {
  if (account.email === null) return;
  const at = now();
  const told = await db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable('account')
      .set({ guesses_told_at: at })
      .where('id', '=', account.id)
      .where(({ or, eb }) => or([eb('guesses_told_at', 'is', null), eb('guesses_told_at', '<', new Date(at.getTime() - TOLD_MS))]))
      .returning('id')
      .executeTakeFirst();
    if (due) await queueOwnerNotice(tx, account, 'passwordGuesses', at);
    return due !== undefined;
  });
  if (told) await emails.deliverNow(account.id);
}
