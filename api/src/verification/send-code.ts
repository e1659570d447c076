/** Sends a code, or the truth in its place: to the asker both look the same. */
import type { CodePurpose } from '@amberlane/contract/calls/verification';
import type { Locale } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import { accountAt } from '../accounts/repository.ts';
import { accountEmail, addressed, type AccountEmail } from '../mail/account-emails.ts';
import type { AccountTarget } from './account-target.ts';
import { CODE_SECONDS, createCode, RESEND_SECONDS } from './codes.ts';
import { checkDeliveries, countDelivery, deliveryOf } from './delivery-limits.ts';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly target: AccountTarget;
  /** The account that the code is for and that nobody else can use it on; with `contact` only. */
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
export async function sendCode({ db, messenger, now, settings }: ApiContext, { purpose, target, holder, locale, network }: CodeOrder) {
  const at = now();
  const delivery = deliveryOf(target, network);
  await checkDeliveries(db, target.kind, delivery, at);
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
  await countDelivery(db, delivery, at);
  return { resendSeconds: RESEND_SECONDS, expiresSeconds: CODE_SECONDS };
}

/** A taken address can't be registered or become another account's, and an unknown one has no password to reset; only their owner is told. */
function emailFor(purpose: CodePurpose, isKnown: boolean): AccountEmail {
  if (purpose === 'login') return 'signInCode';
  if (purpose === 'contact') return isKnown ? 'contactTaken' : 'contactCode';
  if (purpose === 'close') return 'closingCode';
  if (purpose === 'register') return isKnown ? 'alreadyRegistered' : 'registerCode';
  return isKnown ? 'resetCode' : 'noAccount';
}
