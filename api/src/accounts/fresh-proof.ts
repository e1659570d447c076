/**
 * A fresh proof, before something that a borrowed session must not do where no password can be asked for (OWASP ASVS
 * 7.5.1): the session was opened by a code, or given one since, less than ten minutes ago.
 */
import { ERROR } from '@amberlane/contract/calls';
import type { Locale } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Customer } from '../plugins/call-route.ts';
import { markProven, provenAt } from '../sessions/sessions.ts';
import { useCode } from '../verification/codes.ts';
import { boundTo, sendCode } from '../verification/send-code.ts';
import { ownTarget } from './own-target.ts';
import { accountOf } from './repository.ts';

const FRESH_MS = 10 * 60_000;

/** Throws PROOF_NEEDED. */
export async function requireFreshProof({ db, now }: Pick<ApiContext, 'db' | 'now'>, { sessionId }: Customer): Promise<void> {
  const at = await provenAt(db, sessionId);
  if (at === null || now().getTime() - at.getTime() > FRESH_MS) throw new ApiError(ERROR.PROOF_NEEDED);
}

/** Sends the code to the account's own address. Gives the countdown. */
export async function orderProofCode(parts: ApiContext, { accountId }: Customer, { locale, network }: { readonly locale: Locale; readonly network: string }) {
  const target = ownTarget(await accountOf(parts.db, accountId));
  return sendCode(parts, { purpose: 'proof', holder: accountId, target, locale, network });
}

/** Takes the code; the session is proven from now on. Throws CODE_WRONG, CODE_EXPIRED. */
export async function confirmProof({ db, now }: ApiContext, { accountId, sessionId }: Customer, code: string): Promise<void> {
  const target = ownTarget(await accountOf(db, accountId));
  await useCode(db, { purpose: 'proof', target: boundTo(accountId, target) }, code, now());
  await markProven(db, sessionId, now());
}
