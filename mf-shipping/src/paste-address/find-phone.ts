/** A phone number inside a text, in E.164 (ITU-T E.164; numbering plans of the eleven countries). Pure. */
import { COUNTRIES, type Country } from '@amberlane/contract/site';

interface Plan {
  /** Country code without the plus. */
  readonly code: string;
  /** National numbers without the trunk digit: mobile numbers, then fixed ones. */
  readonly national: RegExp;
}

const PLANS: Readonly<Record<Country, Plan>> = {
  MA: { code: '212', national: /^[5-8]\d{8}$/ },
  GH: { code: '233', national: /^[235]\d{8}$/ },
  NG: { code: '234', national: /^(?:[789][01]\d{8}|20[1-9]\d{7}|1\d{7})$/ },
  KE: { code: '254', national: /^(?:[17]\d{8}|[24-6]\d{6,8})$/ },
  UG: { code: '256', national: /^[347]\d{8}$/ },
  CN: { code: '86', national: /^(?:1[3-9]\d{9}|(?:10|2\d)\d{8}|[3-9]\d{2}\d{7,8})$/ },
  EG: { code: '20', national: /^(?:1[0125]\d{8}|[2-9]\d{7,8})$/ },
  PK: { code: '92', national: /^(?:3\d{9}|[2-9]\d{8,9})$/ },
  SA: { code: '966', national: /^(?:5\d{8}|1[1-7]\d{7})$/ },
  AE: { code: '971', national: /^(?:5\d{8}|[2-4679]\d{7})$/ },
  TR: { code: '90', national: /^(?:5\d{9}|[2-4]\d{9})$/ },
};

/** Digits with the blanks and marks that people put between them. */
const CANDIDATE = /(?<![\p{Script=Latin}\p{Script=Arabic}\d#])(?:\+|00)?\(?\d(?:[ ().-]{0,2}\d){6,15}(?!\d)/gu;

export interface FoundPhone {
  /** `+2348021234567`. */
  readonly number: string;
  /** Whose code it has; null for a country that we do not serve. */
  readonly country: Country | null;
  readonly start: number;
  readonly end: number;
}

/** All numbers of the text; digits after a blank may belong to what follows: `08021234567 14 Allen Avenue`. */
export function findPhones(text: string, country: Country): readonly FoundPhone[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: typed, index }) => {
    for (let end = typed.length; end > 0; end = typed.lastIndexOf(' ', end - 1)) {
      const read = readNumber(typed.slice(0, end), country);
      if (read) return [{ ...read, start: index, end: index + end }];
    }
    return [];
  });
}

/** A number as a value of its own, for a labelled one; null when it is none. */
export function readNumber(typed: string, country: Country): Pick<FoundPhone, 'number' | 'country'> | null {
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^\s*\(?(?:\+|00)/.test(typed);
  if (isInternational) return international(digits.replace(/^00/, ''));
  const national = ofPlan(country, digits.replace(/^0/, ''), digits.startsWith('0') || isMobileLength(country, digits));
  return national ?? withBareCode(digits, country);
}

/** Fixed numbers of six to eight digits look like anything: they need the trunk digit. */
const isMobileLength = (country: Country, digits: string): boolean => digits.length >= (country === 'NG' || country === 'CN' || country === 'TR' || country === 'PK' || country === 'EG' ? 10 : 9);

function ofPlan(country: Country, national: string, plain: boolean): Pick<FoundPhone, 'number' | 'country'> | null {
  const { code, national: shape } = PLANS[country];
  return plain && shape.test(national) ? { number: `+${code}${national}`, country } : null;
}

function international(digits: string): Pick<FoundPhone, 'number' | 'country'> | null {
  const country = COUNTRIES.find((candidate) => digits.startsWith(PLANS[candidate].code)) ?? null;
  if (!country) return /^[1-9]\d{7,14}$/.test(digits) ? { number: `+${digits}`, country } : null;
  const { code, national } = PLANS[country];
  const rest = digits.slice(code.length).replace(/^0/, '');
  return national.test(rest) ? { number: `+${code}${rest}`, country } : null;
}

/** `2348021234567`, `86-13812345678`: the code without its plus. */
function withBareCode(digits: string, country: Country): Pick<FoundPhone, 'number' | 'country'> | null {
  const owner = [country, ...COUNTRIES].find((candidate) => digits.startsWith(PLANS[candidate].code) && PLANS[candidate].national.test(digits.slice(PLANS[candidate].code.length).replace(/^0/, '')));
  return owner && digits.length >= 11 ? international(digits) : null;
}
