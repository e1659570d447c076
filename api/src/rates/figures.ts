/** Figures inside sentences: weights, money and days with Latin digits, held together in lines from right to left. */
import { minorDigits, type RatedCurrency } from '@amberlane/contract/domain';
import { directionOf, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import { withOwnDay } from '@amberlane/contract/site/date-text';

const tagOf = (locale: Locale): string => `${LOCALE_FACTS[locale].tag}-u-ca-gregory-nu-latn`;

/** Keeps a Latin run in its order inside an Arabic or Urdu sentence. */
const isolated = (text: string, locale: Locale): string => (directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text);

/** Making a formatter costs more than using it a hundred times. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Arabic and Urdu get the plain Latin form: theirs would bring direction marks of its own. */
function plain(value: number, digits: number, locale: Locale): string {
  const key = `${locale} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(directionOf(locale) === 'rtl' ? 'en' : tagOf(locale), { minimumFractionDigits: digits, maximumFractionDigits: 3 });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/** `1.6`, in French `1,6`: grams as kilograms without the unit. */
export const kilograms = (grams: number, locale: Locale): string => plain(grams / 1_000, 0, locale);

/** `CNY 40`, `CNY 117.50`: minor units with the code of the currency, without empty decimals; French and Turkish put the code last, Chinese writes 元. */
export function moneyText({ amount, currency }: { readonly amount: number; readonly currency: RatedCurrency }, locale: Locale): string {
  const digits = currency === 'EUR' ? 2 : minorDigits(currency);
  const unit = 10 ** digits;
  return withCurrency(plain(amount / unit, amount % unit === 0 ? 0 : digits, locale), currency, locale);
}

/** A written number, or two of them with a dash, with its currency. */
export function withCurrency(number: string, currency: RatedCurrency, locale: Locale): string {
  if (locale === 'zh-CN' && currency === 'CNY') return `${number}元`;
  return locale === 'en' || directionOf(locale) === 'rtl' ? isolated(`${currency}\u00a0${number}`, locale) : `${number}\u00a0${currency}`;
}

/** `3%` from hundredths of a percent; French sets a space before the sign, Turkish puts the sign first. */
export function percentText(basisPoints: number, locale: Locale): string {
  const number = plain(basisPoints / 100, 0, locale);
  if (locale === 'tr') return `%${number}`;
  return isolated(locale === 'fr' ? `${number}\u202f%` : `${number}%`, locale);
}

/** `20 November 2026` for an ISO date. */
export function dayText(day: string, locale: Locale): string {
  const tag = locale === 'en' ? 'en-GB' : tagOf(locale);
  return withOwnDay(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)), tag);
}

/** Fills the marks of a sentence. */
export const fill = (sentence: string, marks: Readonly<Record<string, string>>): string => sentence.replace(/\{(\w+)\}/g, (mark, name: string) => marks[name] ?? mark);
