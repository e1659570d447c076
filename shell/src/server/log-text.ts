/** Text that came from outside, fit for a log: no waybill numbers, phones, mail addresses or tokens, no control characters. */
export const withoutIdentifiers = (text: string): string =>
  text
    .replace(/[^\s@/]+@[^\s@/]+/g, '…@…')
    .replace(/[\w-]{40,}/g, '…')
    .replace(/\b[a-z]{0,4}\d{6,}\b/gi, '…')
    .replace(/\b[0-9a-f]{32,}\b/gi, '…')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .slice(0, 300);
