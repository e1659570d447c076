import type { Locale } from '@amberlane/contract';
import { useIntl, usePlace } from '@amberlane/core';

/** Languages as readers know them at a glance. */
const SHORT: Readonly<Record<Locale, string>> = { en: 'EN', 'zh-CN': '中文', fr: 'FR', ar: 'ع', ur: 'اردو', tr: 'TR' };

/** Country of the page in its language, and the language at a glance. */
export function usePlaceName(): { readonly name: string; readonly language: string } {
  const intl = useIntl();
  const { country, locale } = usePlace();
  return { name: intl.formatMessage({ id: `shell.country.${country}` }), language: SHORT[locale] };
}
