/**
 * Closing an account for good. Orders that nobody has collected are cancelled, parcels under way go on, orders that
 * were sent stay for the books without the account (`RULES.closedAccount`); everything else of the customer goes. An account
 * for which money is still to be collected or paid out stays: its payout accounts would go with it.
 */
import type { Locale } from '@amberlane/contract/site';
import type { closeAccount as closeCall } from '@amberlane/contract/calls/account-closing';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { ERROR } from '@amberlane/contract/calls';
import { ApiError, fieldFault } from '../api-error.ts';
import { owedTo } from '../cod/owed.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { useCode } from '../verification/codes.ts';
import { sendCode } from '../verification/send-code.ts';
import { anonymise, deleteOwned, forgetAddresses, openOrders } from './closing-repository.ts';
import { requirePassword } from './known-password.ts';
import { ownTarget } from './own-target.ts';
import { accountOf, holdAccount, type Account } from './repository.ts';
import { queueOwnerNotice } from './notify-owner.ts';

interface CodeOrder {
  readonly accountId: string;
  readonly locale: Locale;
  readonly network: string;
}

/** Sends the code that stands for the password of an account without one. Gives the countdown. */
export async function orderClosingCode(parts: ApiContext, { accountId, locale, network }: CodeOrder) {
  const account = await accountOf(parts.db, accountId);
  return sendCode(parts, { purpose: 'close', target: ownTarget(account), locale, network });
}

interface Closing {
  readonly accountId: string;
  readonly proof: Pick<z.output<typeof closeCall.request>, 'password' | 'verifyCode'>;
}

/** Closes the account. Throws the refusal of the field `password`, or CODE_WRONG and CODE_EXPIRED where there is no password; MONEY_OWED. */
export async function closeAccount(parts: ApiContext, { accountId, proof }: Closing): Promise<{ cancelled: number }> {
  const { db, emails, now } = parts;
  const account = await accountOf(db, accountId);
  await requireProof(parts, account, proof);
  const cancelled = await db.transaction().execute(async (tx) => {
    const at = now();
    // No order slips in meanwhile, and of two that close at once the second finds nothing to close.
    await holdAccount(tx, accountId, { alone: true });
    const orders = await openOrders(tx, accountId);
    for (const id of orders) await cancelOrder(tx, accountId, id, at);
    // After the orders were cancelled: none of them is collected meanwhile.
    if ((await owedTo(tx, accountId, at)).length > 0) throw new ApiError(ERROR.MONEY_OWED);
    await deleteOwned(tx, accountId);
    await forgetAddresses(tx, accountId, [account.email, account.phone].filter((address) => address !== null));
    await anonymise(tx, accountId, at);
    await queueOwnerNotice(tx, account, 'accountClosed', at);
    return orders.length;
  });
  await emails.deliverNow(accountId);
  return { cancelled };
}

async function requireProof({ db, limits, now }: ApiContext, account: Account, { password, verifyCode }: Closing['proof']): Promise<void> {
  if (account.password_hash !== null) return requirePassword(limits, account, password);
  if (verifyCode === '') throw fieldFault('verifyCode', 'required');
  await useCode(db, { purpose: 'close', target: ownTarget(account).address }, verifyCode, now());
}
