/** The end of a phone number as people type it. Pure. */

export const PHONE_END_DIGITS = 4;

/** Digits of any keyboard as Latin ones; whatever else was typed is dropped, and so is what is too much. */
export const readPhoneEnd = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, PHONE_END_DIGITS);

export const isWholePhoneEnd = (digits: string): boolean => digits.length === PHONE_END_DIGITS;
