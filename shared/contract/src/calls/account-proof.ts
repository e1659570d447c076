/**
 * A fresh proof that the account's owner asks (house rule; OWASP ASVS 7.5.1): a code to the account's own address, or a
 * sign-in by code a moment ago. Calls that need one refuse with PROOF_NEEDED; after `confirmProof` the same session asks again.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { codeSent, verifyCode } from './verification.ts';

export const sendProofCode = defineCall({
  method: 'POST',
  path: '/v1/api/user/sendProofCode',
  summary: "Sends a code to the account's own address or number: the proof for what a session alone must not do.",
  access: 'customer',
  request: () => z.object({}).default({}),
  reply: () => codeSent,
});

export const confirmProof = defineCall({
  method: 'POST',
  path: '/v1/api/user/confirmProof',
  summary: 'Takes the code of `sendProofCode`; for ten minutes the session may do what needs a fresh proof.',
  access: 'customer',
  request: () => z.object({ verifyCode }),
  reply: () => z.object({ done: z.literal(true) }),
});
