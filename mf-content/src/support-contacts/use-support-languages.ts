import { localesOf, type Country } from '@amberlane/contract/site';
import { useIntl } from '@amberlane/core';

/** Languages in which customer service of a country answers, as a list in words. */
export function useSupportLanguages(country: Country): string {
  const intl = useIntl();
  return intl.formatList(localesOf(country).map((locale) => intl.formatDisplayName(locale.slice(0, 2), { type: 'language' }) ?? locale));
}
