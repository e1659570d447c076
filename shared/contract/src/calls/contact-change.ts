/**
 * A new sign-in address: the mail address or mobile number of an account is added or changed, never taken away. Who
 * asks proves the password, or anew who they are where there is none (`account-proof.ts`), then the new address by a code;
 * the old address is told, with a link that undoes the change.
 *
 * The password stays as it is, also when a phone account gets a mail address and with it the strong rule
 * (`password-policy.ts`): nobody is kept out by a change of rule, the next new password follows it.
 */
import { z } from 'zod';
import { getCustomer } from './accounts.ts';
import { defineCall } from './call.ts';
import { accountName, codeSent, phoneCountry, verifyCode } from './verification.ts';

/** The new address as it is typed: a mail address changes the mail address of the account, a number its number. */
const target = { userName: accountName, countryCode: phoneCountry };

export const startContactChange = defineCall({
  method: 'POST',
  path: '/v1/api/user/startContactChange',
  summary: 'Sends a code to a new sign-in address; needs the password, or a fresh proof where there is none. A taken address gets the same answer, and its owner the truth.',
  access: 'customer',
  request: () => z.object({ ...target, password: z.string().max(1024).default('') }),
  reply: () => codeSent,
});

export const confirmContactChange = defineCall({
  method: 'POST',
  path: '/v1/api/user/confirmContactChange',
  summary: 'Changes the sign-in address with the code that came to the new one, and ends all other sessions.',
  access: 'customer',
  request: () => z.object({ ...target, verifyCode }),
  reply: () => getCustomer.reply,
});
