/** Codes inside an address: email, post box, postcode, short address, digital address, Makani. Pure. */
import type { AddressField } from '@amberlane/contract/domain/address-rules';
import type { Country } from '@amberlane/contract/site';

export type CodeField = Extract<AddressField, 'postcode' | 'poBox' | 'shortAddress' | 'additionalNo' | 'digitalAddress' | 'makani'> | 'email';

interface Pattern {
  /** A number without a mark of its own, looked for when phone numbers are out of the text. */
  readonly bare?: true;
  readonly countries: readonly Country[] | 'all';
  /** Groups are named as the fields that they hold. */
  readonly pattern: RegExp;
}

/** A number that is said to be something else: a house, a plot, a box. */
const NOT_A_NUMBER_OF = '(?<!(?:no|nr|plot|house|flat|apt|block|unit|room|shop|box|route|رقم|مبنى|مکان|号)[.:#]?\\s?)(?<![\\d#/-])';
const postcode = (digits: string): RegExp => new RegExp(`${NOT_A_NUMBER_OF}(?<postcode>\\b${digits})(?![\\d/]|-\\d)(?!\\s+(?:street|st|road|rd|rue|avenue|شارع|طريق)\\b)`, 'giu');

/** In the order in which they are looked for: what is longer or more telling first. */
const PATTERNS: readonly Pattern[] = [
  { countries: 'all', pattern: /(?<email>[\w.%+-]+@[\w-]+(?:\.[\w-]+)+)/giu },
  { countries: ['KE'], pattern: /(?:p\.?\s?o\.?\s*)?\bbox\.?\s*(?:no\.?)?\s*[:#]?\s*(?<poBox>\d{1,6})(?:\s?-\s?(?<postcode>\d{5}))?/giu },
  { countries: ['AE'], pattern: /(?:(?:p\.?\s?o\.?\s*)?\bbox|ص\.?\s?ب\.?|صندوق بريد)\.?\s*(?:no\.?)?\s*[:#]?\s*(?<poBox>\d{1,6})/giu },
  { countries: ['AE'], pattern: /\bmakani\b\s*(?:no\.?|number)?\s*[:#]?\s*(?<makani>\d{5}\s?\d{5})/giu },
  { countries: ['AE'], pattern: /(?<![\d+])(?<makani>[1-9]\d{4} \d{5})(?!\d)/giu },
  { countries: ['GH'], pattern: /\b(?<digitalAddress>[A-Z][A-Z0-9][ -]?\d{3,5}[ -]\d{4})\b/giu },
  { countries: ['SA'], pattern: /(?<![\p{L}\d])(?<shortAddress>[A-Z]{4}\s?\d{4})(?!\d)/giu },
  { countries: ['SA'], pattern: /(?<!\d)(?<postcode>\d{5})\s?-\s?(?<additionalNo>\d{4})(?!\d)/giu },
  { countries: ['SA', 'PK', 'MA', 'KE', 'TR'], bare: true, pattern: postcode('\\d{5}') },
  { countries: ['EG'], bare: true, pattern: postcode('(?:\\d{7}|\\d{5})') },
  { countries: ['NG', 'CN'], bare: true, pattern: postcode('\\d{6}') },
];

export interface FoundCode {
  readonly field: CodeField;
  readonly value: string;
}

/** The codes of the country's addresses, and the text without them; of several that fit the last one counts. */
export function findCodes(text: string, country: Country, kind: 'marked' | 'bare'): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  let rest = text;
  const codes: FoundCode[] = [];
  for (const { countries, pattern, bare = false } of PATTERNS) {
    if (bare !== (kind === 'bare')) continue;
    if (countries !== 'all' && !countries.includes(country)) continue;
    const match = [...rest.matchAll(pattern)].at(-1);
    const found = Object.entries(match?.groups ?? {}).flatMap(([field, value]) => (value ? [{ field: field as CodeField, value: codeText(field as CodeField, value) }] : []));
    const isNew = found.length > 0 && found.every(({ field }) => !codes.some((known) => known.field === field));
    if (!match || !isNew) continue;
    codes.push(...found);
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { codes, rest };
}

/** As the forms keep it: capitals without blanks, the digital address with its hyphens. */
export function codeText(field: CodeField | AddressField, value: string): string {
  if (field === 'digitalAddress') return value.toUpperCase().replace(/^([A-Z][A-Z0-9])[ -]?(\d{3,5})[ -]?(\d{4})$/, '$1-$2-$3');
  return field === 'email' ? value : value.replace(/\s+/g, '').toUpperCase();
}
