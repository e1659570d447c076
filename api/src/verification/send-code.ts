/** Sends a code, or the truth in its place: to the asker both look the same. */
import type { CodePurpose } from '@amberlane/contract/calls/verification';
import type { Locale } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import { accountAt } from '../accounts/repository.ts';
import { accountEmail, addressed, type AccountEmail } from '../mail/account-emails.ts';
import type { AccountTarget } from './account-target.ts';
import { CODE_SECONDS, createCode, RESEND_SECONDS } from './codes.ts';
import { deliveryOf } from './delivery-limits.ts';
import { reserveDelivery } from './delivery-reservation.ts';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly target: AccountTarget;
  /** The account that the code is for and that nobody else can use it on; with `contact` and `proof` only. */
  readonly holder?: string;
  /** Language of the asker. */
  readonly locale: Locale;
  /** Address of the asker, or its /64. */
  readonly network: string;
}

/** What a code of one account for one address is kept under. Pure. */
export const boundTo = (holder: string, { address }: Pick<AccountTarget, 'address'>): string => `${holder} ${address}`;

/**
 * Gives the countdown. Throws {@link ApiError} TOO_MANY_REQUESTS, or DELIVERY_FAILED when the provider did not take
 * the message: then an older code still holds, no countdown runs and nothing was counted.
 */
export async function sendCode(parts: ApiContext, order: CodeOrder) {
  const at = parts.now();
  const reservation = await reserveDelivery(parts, deliveryOf(order.target, order.network), at);
  try {
    await sendNewCode(parts, order, at);
  } catch (error) {
    await reservation.release();
    throw error;
  }
  return { resendSeconds: RESEND_SECONDS, expiresSeconds: CODE_SECONDS };
}

async function sendNewCode({ db, messenger, settings }: ApiContext, { purpose, target, holder, locale }: CodeOrder, at: Date): Promise<void> {
  const { code, takeBack } = await createCode(db, { purpose, target: holder === undefined ? target.address : boundTo(holder, target) }, at);
  try {
    const known = await accountAt(db, target.address);
    const kind = emailFor(purpose, known !== null);
    // The owner reads in the owner's language, a newcomer in that of the page.
    const message = accountEmail(kind, known?.locale ?? locale, { code, site: settings.siteOrigin });
    await messenger.send({ ...addressed(message, target), ...(message.short.includes(code) && { code }) });
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** A taken address can't be registered or become another account's, and an unknown one has no password to reset; only their owner is told. */
function emailFor(purpose: CodePurpose, isKnown: boolean): AccountEmail {
  if (purpose === 'login') return 'signInCode';
  if (purpose === 'contact') return isKnown ? 'contactTaken' : 'contactCode';
  if (purpose === 'close') return 'closingCode';
  if (purpose === 'proof') return 'proofCode';
  if (purpose === 'register') return isKnown ? 'alreadyRegistered' : 'registerCode';
  return isKnown ? 'resetCode' : 'noAccount';
}
