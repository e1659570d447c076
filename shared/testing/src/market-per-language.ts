import type { Market } from '@amberlane/contract/site';

/** One market for each language, each in a country of its own; Turkey's is on the host of its own. */
export const MARKET_PER_LANGUAGE: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'NG', locale: 'zh-CN' },
  { country: 'MA', locale: 'fr' },
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'TR', locale: 'tr' },
];
