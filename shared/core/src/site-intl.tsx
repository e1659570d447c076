/** The one i18n instance: messages come compiled (ICU syntax trees), there is no parser in the browser. */
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type FormatDateOptions, type IntlShape, type MessageFormatElement } from 'react-intl';
import { formattingTag, type Locale, type Market } from '@amberlane/contract/site';
import { withOwnDay, withOwnSpan } from '@amberlane/contract/site/date-text';
import { ownNumbers } from './own-numbers.ts';

/** Message id → syntax tree. */
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>;

/** Messages of one page in one language; a missing message is reported and shows its id. */
export function createSiteIntl(market: Market, messages: CompiledMessages, onMissing: (error: Error) => void): IntlShape {
  return asWeWrite(createIntl({ locale: formattingTag(market), messages: { ...messages }, onError: onMissing }, createIntlCache()), market.locale);
}

/** Countries for which CLDR has the long name only, as the site calls them elsewhere. */
const COUNTRY_NAMES: Readonly<Partial<Record<Locale, Readonly<Partial<Record<string, string>>>>>> = {
  'zh-CN': { AE: '阿联酋' },
  ar: { AE: 'الإمارات', SA: 'السعودية' },
  tr: { AE: 'BAE' },
};

/** The medium date of Arabic is one of figures and slashes. */
const inWords = (options: FormatDateOptions, locale: Locale): FormatDateOptions => (locale === 'ar' && options.dateStyle === 'medium' ? { ...options, dateStyle: 'long' } : options);

const asWeWrite = (intl: IntlShape, locale: Locale): IntlShape => ({
  ...intl,
  ...ownNumbers(intl, locale),
  formatDate: (value, options) => withOwnDay(intl.formatDate(value, options && inWords(options, locale)), intl.locale),
  formatDateTimeRange: (...span) => withOwnSpan(withOwnDay(intl.formatDateTimeRange(...span), intl.locale), intl.locale),
  formatDisplayName: (value, options) => (options.type === 'region' ? COUNTRY_NAMES[locale]?.[value] : undefined) ?? intl.formatDisplayName(value, options),
});

export function SiteIntlProvider({ intl, children }: { intl: IntlShape; children: ReactNode }) {
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
