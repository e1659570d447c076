/** Captcha and verification codes on the wire (spec §5, §7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { fault } from '../domain/field-faults.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line } from '../domain/text.ts';

/** What a captcha opens; one that was made for something else is wrong. */
export const CAPTCHA_PURPOSES = ['code', 'register', 'login', 'form'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/**
 * What a code proves: `login` signs in and creates the account of an unknown phone or address, `register` confirms
 * the address of a registration, `reset` leads to a new password.
 */
export const CODE_PURPOSES = ['login', 'register', 'reset'] as const;
/**
 * `contact` proves a new sign-in address; only who proved the password is sent one (`contact-change.ts`). `close` stands
 * for the password of an account that has none; it goes to the signed-in customer alone (`account-closing.ts`), and so does
 * `proof`, a fresh proof of who asks (`account-proof.ts`).
 */
export type CodePurpose = (typeof CODE_PURPOSES)[number] | 'contact' | 'close' | 'proof';
export type AskedCodePurpose = (typeof CODE_PURPOSES)[number];

/** Six digits, in any script's digits and with blanks between them. */
export const verifyCode = z
  .string()
  .max(32)
  .overwrite((typed) => typed.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/[\s\p{Cf}-]/gu, ''))
  .refine((code) => /^\d{6}$/.test(code), fault('code'));

/** Country of a phone number that is typed without its country code; the `countryCode` header when missing. */
export const phoneCountry = z.enum(COUNTRIES).optional();

/** Mail address or mobile number, as people type it. */
export const accountName = line(254);

/** A captcha and its answer: the characters of its picture, or the work done instead (`captcha-work.ts`). */
export const captchaFields = { captchaId: line(64), captchaCode: line(96) };

/** The same where it is asked for after a refusal only (CAPTCHA_NEEDED). */
export const captchaWhenAsked = { captchaId: line(64).optional(), captchaCode: line(96).optional() };

/** When the next code may be asked for, and how long this one holds, both in seconds. */
export const codeSent = z.object({ resendSeconds: z.number().int().positive(), expiresSeconds: z.number().int().positive() });

export const getImageVerifyCode = defineCall({
  method: 'GET',
  path: '/oms/verifyCode/getImageVerifyCode',
  summary: 'A new captcha: a picture that holds for two minutes and for one answer.',
  request: () => z.object({ purpose: z.enum(CAPTCHA_PURPOSES).default('code') }),
  reply: () => z.object({
    captchaId: z.string(),
    /** PNG as a data address. */
    image: z.string(),
    expiresSeconds: z.number().int(),
    /** What a device may do instead of its reader's answer (`captcha-work.ts`); missing where only the picture counts. */
    work: z.object({ parts: z.number().int().positive(), zeroBits: z.number().int().positive() }).optional(),
    /** The picture is asked even where a device could answer: its answer is known (`CAPTCHA_FIXED` of the demo). */
    pictureFirst: z.boolean().optional(),
  }),
});

export const getSmsCode = defineCall({
  method: 'POST',
  path: '/v1/api/verifyCode/getSmsCode',
  summary: 'Sends a six-digit code to a mobile number or mail address; the answer never tells whether an account exists.',
  request: () => z.object({ userName: accountName, countryCode: phoneCountry, purpose: z.enum(CODE_PURPOSES).default('login'), ...captchaFields }),
  reply: () => codeSent,
});

export const resetEmail = defineCall({
  method: 'POST',
  path: '/oms/website/mail/resetEmail',
  summary: 'Sends the code for a new password; the answer never tells whether an account exists.',
  request: () => z.object({ userName: accountName, countryCode: phoneCountry, ...captchaFields }),
  reply: () => codeSent,
});

export const resetCheck = defineCall({
  method: 'POST',
  path: '/oms/verifyCode/resetCheck',
  summary: 'Checks the code for a new password and gives a ticket that opens `reset` once.',
  request: () => z.object({ userName: accountName, countryCode: phoneCountry, verifyCode }),
  reply: () => z.object({ ticket: z.string(), expiresSeconds: z.number().int() }),
});
