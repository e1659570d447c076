/**
 * The rule of a country's phone numbers as the API sends it, a regular expression: compiled so that a broken one, or
 * one that takes for ever, never stands between a reader and the form. Without a rule E.164 itself decides.
 */
const E164 = /^\+\d{8,15}$/;
const LONGEST_RULE = 200;
const LONGEST_NUMBER = 20;
/** A repeated group, or a reference back: what makes an expression explode. */
const EXPLOSIVE = /\)(?:[*+]|\{)|\\[1-9]/;

export function compilePhoneRule(source: string | undefined): RegExp {
  if (!source || source.length > LONGEST_RULE || EXPLOSIVE.test(source)) return E164;
  try {
    return new RegExp(source);
  } catch {
    return E164;
  }
}

/** Whether an E.164 number is one of the country. */
export const fitsRule = (number: string, rule: RegExp): boolean => number.length <= LONGEST_NUMBER && E164.test(number) && rule.test(number);
