/** Calls about the authenticator app of the asking customer. */
import type { FastifyInstance } from 'fastify';
import { confirmSecondFactor, endSecondFactor, querySecondFactor, renewRecoveryCodes, startSecondFactor } from '@amberlane/contract/calls/account-security';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { confirmFactor, endFactor, readFactor, renewRecovery, startFactor } from './service.ts';

const tag = 'Account security';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PROOF = { password: 'Amberlane#2026', totpCode: '480213' };
const CODES = { recoveryCodes: ['K7QX-2MNB-VC4T-RW6Z', 'P3LD-H5YG-J2SA-Q7UE'] };

export function secondFactorRoutes(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, querySecondFactor, {
    tag,
    example: { request: {}, reply: { on: true, since: '2026-11-18T08:02:00.000Z', recoveryCodesLeft: 9 } },
    handle: (_input, { customer }) => readFactor(parts, customer.accountId),
  });
  serveCall(app, startSecondFactor, {
    tag,
    example: { request: { password: PROOF.password }, reply: { secret: SECRET, uri: `otpauth://totp/Amberlane:ama%40example.com?secret=${SECRET}&issuer=Amberlane`, expiresSeconds: 900 } },
    handle: ({ password }, { customer }) => startFactor(parts, customer, password),
  });
  serveCall(app, confirmSecondFactor, {
    tag,
    example: { request: { totpCode: PROOF.totpCode }, reply: CODES },
    handle: async ({ totpCode }, { customer }) => ({ recoveryCodes: await confirmFactor(parts, customer.accountId, totpCode) }),
  });
  serveCall(app, renewRecoveryCodes, {
    tag,
    example: { request: PROOF, reply: CODES },
    handle: async (proof, { customer }) => ({ recoveryCodes: await renewRecovery(parts, customer.accountId, proof) }),
  });
  serveCall(app, endSecondFactor, {
    tag,
    example: { request: PROOF, reply: { done: true } },
    handle: async (proof, { customer }) => {
      await endFactor(parts, customer.accountId, proof);
      return { done: true as const };
    },
  });
}
