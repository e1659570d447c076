import { localesOf } from '@amberlane/contract/site';
import { useIntl, useMarket } from '@amberlane/core';

/** Languages in which customer service of the reader's country answers, as a list in words. */
export function useSupportLanguages(): string {
  const { country } = useMarket();
  const intl = useIntl();
  return intl.formatList(localesOf(country).map((locale) => intl.formatDisplayName(locale.slice(0, 2), { type: 'language' }) ?? locale));
}
