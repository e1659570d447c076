/**
 * What customers see and do about the safety of their account (house rule; OWASP ASVS 6.3, 6.5, 7.5): where it is
 * signed in, who tried to, and the authenticator app. Everything is the caller's own; no call takes an account.
 */
import { z } from 'zod';
import { password } from './accounts.ts';
import { defineCall } from './call.ts';
import { totpCode } from './second-factor-code.ts';
import { line } from '../domain/text.ts';

const nothing = z.object({}).default({});
const done = z.object({ done: z.literal(true) });

/** What a browser says of itself. Names in Latin letters, as their makers write them; null for what is not known. */
export const device = z.object({ browser: z.string().nullable(), system: z.string().nullable() });
export type Device = z.infer<typeof device>;

/** The first half of an internet address: `102.176.*.*`, `2a00:1450:*`. Tells networks apart and finds nobody. '' when not known. */
const network = z.string();

const session = z.object({
  id: z.string(),
  device,
  network,
  createdAt: z.iso.datetime(),
  /** To five minutes. */
  lastSeenAt: z.iso.datetime(),
  remembered: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof session>;

export const querySessions = defineCall({
  method: 'POST',
  path: '/v1/api/user/querySessions',
  summary: 'Where the account is signed in: the asking session first, then the last used.',
  access: 'customer',
  request: () => nothing,
  reply: () => z.object({ list: z.array(session), asOf: z.iso.datetime() }),
});

export const endSession = defineCall({
  method: 'POST',
  path: '/v1/api/user/endSession',
  summary: 'Signs one device out; it is told so by 1200006 at its next call.',
  access: 'customer',
  request: () => z.object({ id: line(64) }),
  reply: () => done,
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/v1/api/user/endOtherSessions',
  summary: 'Signs every other device out.',
  access: 'customer',
  request: () => nothing,
  reply: () => z.object({ ended: z.number().int().nonnegative() }),
});

/** `secondFactor`: password or code, and a code of the app. `recovery`: the same with a recovery code. */
export const SIGN_IN_WAYS = ['password', 'code', 'secondFactor', 'recovery'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
export const SIGN_IN_OUTCOMES = ['ok', 'refused'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

const signIn = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  way: z.enum(SIGN_IN_WAYS),
  outcome: z.enum(SIGN_IN_OUTCOMES),
  device,
  network,
});
export type AccountSignIn = z.infer<typeof signIn>;

export const querySignIns = defineCall({
  method: 'POST',
  path: '/v1/api/user/querySignIns',
  summary: 'The newest sign-ins and refused attempts, as many as `RULES.signIns.shown`.',
  access: 'customer',
  request: () => nothing,
  reply: () => z.object({
    list: z.array(signIn),
    /** How many are kept in all. */
    total: z.number().int().nonnegative(),
  }),
});

const secondFactor = z.object({
  on: z.boolean(),
  /** Since when; null while it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const querySecondFactor = defineCall({
  method: 'POST',
  path: '/v1/api/user/querySecondFactor',
  summary: 'Whether an authenticator app is asked for at sign-in.',
  access: 'customer',
  request: () => nothing,
  reply: () => secondFactor,
});

export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/v1/api/user/startSecondFactor',
  summary: 'Makes the key of an authenticator app. Nothing changes at sign-in until the app is confirmed. A first password of the last day needs a fresh proof as well.',
  access: 'customer',
  request: () => z.object({ password }),
  reply: () => z.object({
    /** Base32, to be typed into the app. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the app's camera. */
    uri: z.string(),
    expiresSeconds: z.number().int().positive(),
  }),
});

/** Shown once: only their hashes are kept. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/v1/api/user/confirmSecondFactor',
  summary: 'Proves the app by its first code: from now on sign-in asks for it. Gives the recovery codes.',
  access: 'customer',
  request: () => z.object({ totpCode }),
  reply: () => recoveryCodes,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/v1/api/user/renewRecoveryCodes',
  summary: 'New recovery codes; the old ones end.',
  access: 'customer',
  request: () => z.object({ password, totpCode }),
  reply: () => recoveryCodes,
});

export const endSecondFactor = defineCall({
  method: 'POST',
  path: '/v1/api/user/endSecondFactor',
  summary: 'Switches the authenticator app off.',
  access: 'customer',
  request: () => z.object({ password, totpCode }),
  reply: () => done,
});
