/** Accounts and sessions on the wire (spec §3 "Session", "Contact / account"; §7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { fault } from '../domain/field-faults.ts';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { optionalLine, line } from '../domain/text.ts';
import { totpCode } from './second-factor-code.ts';
import { accountName, captchaFields, captchaWhenAsked, codeSent, phoneCountry, verifyCode } from './verification.ts';

/** A password, plain or wrapped (`password-wrap.ts`); its rule is `password-policy.ts`. */
export const password = z.string().min(1).max(1024);

const agreed = z.boolean().refine((value) => value, fault('agreement'));

/** An opened session. Behind the site's own server the token becomes a cookie and leaves the answer empty. */
const session = z.object({
  accessToken: z.string(),
  /** Name of the account: its mail address, else its mobile number in E.164. */
  userName: z.string(),
  /** Short name that is no personal data; says that someone is signed in. */
  userPin: z.string(),
  nickName: z.string(),
  remembered: z.boolean(),
  /** false leads to "set a password" (spec §4). */
  passwordSet: z.boolean(),
  /** The account was made by this very sign-in. */
  created: z.boolean(),
});

/** What customers tell about themselves (spec §3 "Contact / account"); all may stay empty. */
const profileFields = {
  title: optionalLine(40),
  familyName: optionalLine(60),
  firstName: optionalLine(60),
  companyName: optionalLine(120),
  companyAddress: optionalLine(240),
  /** Number to call, E.164 in replies. */
  contactPhone: optionalLine(40),
  provinceCode: optionalLine(32),
  cityCode: optionalLine(32),
  areaCode: optionalLine(32),
  /** Names of the three, as chosen or, where no list has the place, as typed. */
  province: optionalLine(80),
  city: optionalLine(80),
  area: optionalLine(80),
  district: optionalLine(80),
  street: optionalLine(200),
};
export const profile = z.object(profileFields);
export type Profile = z.output<typeof profile>;

const customer = z.object({
  userId: z.string(),
  userName: z.string(),
  userPin: z.string(),
  nickName: z.string(),
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  countryCode: z.enum(COUNTRIES),
  /** Language of mails and text messages. */
  locale: z.enum(LOCALES),
  passwordSet: z.boolean(),
  /** Rule of the account's password: `password-policy.ts`. */
  passwordPolicy: z.enum(['strong', 'short']),
  profile,
});

const done = z.object({ done: z.literal(true) });

export const loginWithCode = defineCall({
  method: 'POST',
  path: '/v1/api/user/login',
  summary: 'Signs in with a verification code; an unknown phone or address gets its account once the code is proven.',
  request: () => z.object({
    userName: accountName,
    countryCode: phoneCountry,
    verifyCode,
    rememberMe: z.boolean().default(false),
    /**
     * Whether the service agreement was chosen (spec §5). `false` makes no account: an unknown phone or address is refused with
     * the fault `agreement`, and the code stays good. Callers that never ask leave it out.
     */
    agreement: z.boolean().optional(),
    /** Of an account with an authenticator app, which is asked for it by SECOND_FACTOR_NEEDED. */
    totpCode: totpCode.optional(),
  }),
  reply: () => session,
});

export const initPassword = defineCall({
  method: 'POST',
  path: '/v1/api/user/initPassword',
  summary: 'Sets the first password of an account that has none; needs a fresh proof (`confirmProof`, or a sign-in by code).',
  access: 'customer',
  request: () => z.object({ password, confirmPassword: password }),
  reply: () => done,
});

export const getUserInfoByToken = defineCall({
  method: 'POST',
  path: '/v1/api/user/getUserInfoByToken',
  summary: 'The signed-in customer.',
  access: 'customer',
  request: () => z.object({}).default({}),
  reply: () => customer,
});

export const register = defineCall({
  method: 'POST',
  path: '/oms/website/user/register',
  summary: 'Registers a mail address and sends it a code; the first sign-in brings the code. A taken address gets the same answer.',
  request: () => z.object({
    userName: accountName,
    password,
    confirmPassword: password,
    nickName: optionalLine(60),
    countryCode: phoneCountry,
    agreement: agreed,
    ...captchaFields,
  }),
  reply: () => codeSent,
});

export const login = defineCall({
  method: 'POST',
  path: '/oms/website/user/login',
  summary: 'Signs in with mail address or mobile number and password; the first time after registering also with the code.',
  request: () => z.object({
    userName: accountName,
    password,
    countryCode: phoneCountry,
    rememberMe: z.boolean().default(false),
    /** The code of the registration's mail, until the address is confirmed. */
    verifyCode: verifyCode.optional(),
    /** Of an account with an authenticator app, which is asked for it by SECOND_FACTOR_NEEDED. */
    totpCode: totpCode.optional(),
    /** Of purpose `login`, asked for by CAPTCHA_NEEDED after many wrong passwords for the name, wherever they came from. */
    ...captchaWhenAsked,
  }),
  reply: () => session,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/oms/website/user/reset',
  summary: 'Sets a new password with the ticket of `resetCheck` and ends every session.',
  request: () => z.object({ ticket: line(128), password, confirmPassword: password }),
  reply: () => done,
});

export const logout = defineCall({
  method: 'GET',
  path: '/oms/user/logout',
  summary: 'Ends the session; also right when there is none. Needs the `version` header and no foreign page.',
  access: 'known',
  request: () => z.object({}),
  reply: () => done,
});

export const updatePassword = defineCall({
  method: 'POST',
  path: '/oms/customer/{userId}/updatePassword',
  summary: 'Changes the password and ends all other sessions.',
  access: 'customer',
  request: () => z.object({ userId: line(64), oldPassword: password, newPassword: password, confirmPassword: password }),
  reply: () => done,
});

export const updateCustomer = defineCall({
  method: 'POST',
  path: '/oms/customer/{userId}/update',
  summary: 'Saves the basic data of the customer.',
  access: 'customer',
  request: () => z.object({
    userId: line(64),
    nickName: line(60),
    countryCode: z.enum(COUNTRIES),
    locale: z.enum(LOCALES),
    ...profileFields,
  }),
  reply: () => customer,
});

export const getCustomer = defineCall({
  method: 'GET',
  path: '/oms/customer/getId',
  summary: 'The signed-in customer with its id.',
  access: 'customer',
  request: () => z.object({}),
  reply: () => customer,
});

export const checkLogin = defineCall({
  method: 'GET',
  path: '/oms/website/user/checkLogin',
  summary: 'Whether the session lives, and whether a name could be an account; never whether the account exists.',
  access: 'known',
  request: () => z.object({ userName: optionalLine(254), countryCode: phoneCountry }),
  reply: () => z.object({
    signedIn: z.boolean(),
    /** '' for strangers. */
    userPin: z.string(),
    nickName: z.string(),
    /** What the given name looks like; null when it is neither or none was given. */
    accountKind: z.enum(['email', 'mobile']).nullable(),
  }),
});
