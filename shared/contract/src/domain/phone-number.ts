/** Phone numbers between how people type them and E.164 (facts: ITU-T E.164; numbering plans of the eleven countries). */
import { COUNTRIES, type Country } from '../site/markets.ts';
import { foldDigits } from './digits.ts';

interface NumberingPlan {
  /** Country code without the plus. */
  readonly code: string;
  /** A mobile number as it is written at home, without the trunk digit. */
  readonly sample: string;
}

export const NUMBERING_PLANS: Readonly<Record<Country, NumberingPlan>> = {
  MA: { code: '212', sample: '650 12 34 56' },
  GH: { code: '233', sample: '23 123 4567' },
  NG: { code: '234', sample: '802 123 4567' },
  KE: { code: '254', sample: '712 123456' },
  UG: { code: '256', sample: '712 345678' },
  CN: { code: '86', sample: '131 2345 6789' },
  EG: { code: '20', sample: '100 123 4567' },
  PK: { code: '92', sample: '301 2345678' },
  SA: { code: '966', sample: '51 234 5678' },
  AE: { code: '971', sample: '50 123 4567' },
  TR: { code: '90', sample: '501 234 56 78' },
};

export const diallingCode = (country: Country): string => `+${NUMBERING_PLANS[country].code}`;

export interface TypedPhone {
  readonly country: Country;
  readonly typed: string;
}

const digitsOf = (typed: string): string => foldDigits(typed).replace(/\D/g, '');

/** E.164 of what was typed, as far as it goes; '' for nothing. A number typed with its own country code keeps that. */
export function toE164({ country, typed }: TypedPhone): string {
  const text = foldDigits(typed).trim();
  const digits = digitsOf(typed);
  if (digits === '') return '';
  if (/^(?:\+|00)/.test(text)) return `+${digits.replace(/^00/, '')}`;
  // The trunk digit is dialled at home only; no country of ours has numbers that begin with it.
  return `+${NUMBERING_PLANS[country].code}${digits.replace(/^0/, '')}`;
}

/** An E.164 number as people read it: parts as in the sample of its country; what fits none stays as it is. */
export function phoneText(number: string): string {
  const country = COUNTRIES.find((candidate) => number.startsWith(diallingCode(candidate)));
  if (!country) return number;
  const national = number.slice(diallingCode(country).length);
  const { sample } = NUMBERING_PLANS[country];
  if (sample.replace(/ /g, '').length !== national.length) return `${diallingCode(country)} ${national}`;
  let next = 0;
  return `${diallingCode(country)} ${Array.from(sample, (sign) => (sign === ' ' ? ' ' : (national[next++] ?? ''))).join('')}`;
}

/** Country and national part of an E.164 number; what fits no country stays whole, with `fallback`. */
export function fromE164(number: string, fallback: Country): TypedPhone {
  const country = [fallback, ...COUNTRIES].find((candidate) => number.startsWith(diallingCode(candidate)));
  return country ? { country, typed: number.slice(diallingCode(country).length) } : { country: fallback, typed: number };
}
