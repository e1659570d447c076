/** What proves the second factor: a code of the authenticator app (RFC 6238), or one of the recovery codes. */
import { z } from 'zod';
import { fault } from '../domain/field-faults.ts';

/** Letters and digits that nobody takes for one another (RFC 4648 base32). */
const RECOVERY_CODE = /^[A-Z2-7]{16}$/;
const APP_CODE = /^\d{6}$/;

export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code);

/** Six digits, or the sixteen characters of a recovery code; with the blanks, hyphens and digits that people type. */
export const totpCode = z
  .string()
  .max(64)
  .overwrite((typed) =>
    typed
      .normalize('NFKC')
      .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
      .toUpperCase(),
  )
  .refine((code) => APP_CODE.test(code) || RECOVERY_CODE.test(code), fault('secondFactor'));
