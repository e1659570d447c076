/** Names of goods in the six languages, as they are written beside their codes. */
import type { Locale } from '@amberlane/contract/site';

type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

export const six = ([en, zh, fr, ar, ur, tr]: Row): Readonly<Record<Locale, string>> => ({ en, 'zh-CN': zh, fr, ar, ur, tr });
