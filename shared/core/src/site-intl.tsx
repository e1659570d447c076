/** The one i18n instance: messages come compiled (ICU syntax trees), there is no parser in the browser. */
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape, type MessageFormatElement } from 'react-intl';
import { formattingTag, type Market } from '@amberlane/contract/site';
import { withOrdinalDay } from '@amberlane/contract/site/date-text';

/** Message id → syntax tree. */
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>;

/** Messages of one page in one language; a missing message is reported and shows its id. */
export function createSiteIntl(market: Market, messages: CompiledMessages, onMissing: (error: Error) => void): IntlShape {
  return withOrdinalDays(createIntl({ locale: formattingTag(market), messages: { ...messages }, onError: onMissing }, createIntlCache()));
}

const withOrdinalDays = (intl: IntlShape): IntlShape => ({
  ...intl,
  formatDate: (...date) => withOrdinalDay(intl.formatDate(...date), intl.locale),
  formatDateTimeRange: (...span) => withOrdinalDay(intl.formatDateTimeRange(...span), intl.locale),
});

export function SiteIntlProvider({ intl, children }: { intl: IntlShape; children: ReactNode }) {
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
