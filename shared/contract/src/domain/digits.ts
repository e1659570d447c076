/** Arabic-Indic, Persian and full-width digits as ASCII, and their decimal marks; everything else as it was. */
export const foldDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replaceAll('٫', '.').replaceAll('٬', ',');
