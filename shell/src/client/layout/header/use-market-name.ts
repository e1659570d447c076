import type { Locale } from '@amberlane/contract/site';
import { useIntl, useMarket } from '@amberlane/core';

/** Languages as readers know them at a glance. */
const SHORT: Readonly<Record<Locale, string>> = { en: 'EN', 'zh-CN': '中文', fr: 'FR', ar: 'ع', ur: 'اردو', tr: 'TR' };

interface PlaceName {
  /** Country of the page, in the page's language. */
  readonly name: string;
  /** Language of the page, at a glance. */
  readonly language: string;
  /** Both in one line. */
  readonly line: string;
}

export function useMarketName(): PlaceName {
  const intl = useIntl();
  const { country, locale } = useMarket();
  const name = intl.formatMessage({ id: `shell.country.${country}` });
  const language = SHORT[locale];
  return { name, language, line: `${name} · ${language}` };
}
