/** Numbers as people type them, in any script's digits, with or without separators of thousands. */

const fold = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)).replace(/[\s,،٬’'.]/g, '');

/** A whole number from 0 to `most`; null for anything else. */
export function wholeNumber(typed: string, most: number): number | null {
  const plain = fold(typed);
  return /^\d{1,12}$/.test(plain) && Number(plain) <= most ? Number(plain) : null;
}
