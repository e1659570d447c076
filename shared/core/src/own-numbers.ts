/** Figures as the languages from right to left write them, where Intl does not. Strings only, so that they hold in titles and labels too. */
import type { IntlShape } from 'react-intl';
import { directionOf, type Locale } from '@amberlane/contract/site';

const NO_BREAK = '\u00a0';
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

type Numbers = Pick<IntlShape, 'formatNumber' | 'formatNumberToParts'>;
type Options = Parameters<Numbers['formatNumber']>[1];

/** Keeps a sign or a currency on its side of the figure, whatever stands beside it. */
const isolated = (text: string): string => `\u2066${text.replace(DIRECTION_MARKS, '')}\u2069`;

/** Intl knows the units of Urdu and the sizes of files in Arabic by their Latin or English shorts only, unless it is to write them out. */
const WRITTEN_OUT: Readonly<Partial<Record<Locale, readonly string[]>>> = { ar: ['kilobyte', 'megabyte'], ur: ['gram', 'kilogram'] };
const inOneWord = (text: string): string => text.replace('کلو گرام', 'کلوگرام');

/** Numbers of a language: units stay on the line of their figure; in languages from right to left `CNY 35.00` and `15%` everywhere have that order. */
export function ownNumbers(intl: Numbers, locale: Locale): Numbers {
  const turnsAround = directionOf(locale) === 'rtl';
  const ownOptions = (options: Options): Options =>
    options?.style === 'unit' && WRITTEN_OUT[locale]?.includes(options.unit ?? '') ? { ...options, unitDisplay: 'long' } : options;
  const formatNumberToParts: Numbers['formatNumberToParts'] = (value, options) => intl.formatNumberToParts(value, ownOptions(options)).map((part) => ({ ...part, value: inOneWord(part.value) }));
  const amount = (value: Parameters<Numbers['formatNumber']>[0], options: Options): string => {
    const parts = intl.formatNumberToParts(value, options).filter(({ type }) => type !== 'literal');
    const valuesOf = (isCurrency: boolean): string => parts.filter(({ type }) => (type === 'currency') === isCurrency).map((part) => part.value).join('');
    return isolated(`${valuesOf(true)}${NO_BREAK}${valuesOf(false)}`);
  };
  return {
    formatNumberToParts,
    formatNumber: (value, options) => {
      if (turnsAround && options?.style === 'currency') return amount(value, options);
      const written = intl.formatNumber(value, ownOptions(options));
      if (turnsAround && options?.style === 'percent') return isolated(written.replace('٪', '%'));
      return options?.style === 'unit' ? inOneWord(written).replace(' ', NO_BREAK) : written;
    },
  };
}
