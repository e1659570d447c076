/** Texts of the cookie notice: Turkey's law asks for it, and it exists in three languages only (spec §4). */
import type { Locale } from '@amberlane/contract/site';

interface NoticeTexts {
  readonly title: string;
  readonly text: string;
  readonly details: string;
  readonly accept: string;
  readonly refuse: string;
}

const TEXTS = {
  en: {
    title: 'Cookies',
    text: 'We use cookies that the site needs: your country, your language, your session. With your consent we also use cookies that count visits.',
    details: 'Details',
    accept: 'Accept',
    refuse: 'Do not accept',
  },
  'zh-CN': {
    title: 'Cookie',
    text: '本网站使用运行所必需的 Cookie：国家/地区、语言和登录状态。经您同意，我们还会使用统计访问量的 Cookie。',
    details: '详情',
    accept: '同意',
    refuse: '不同意',
  },
  tr: {
    title: 'Çerezler',
    text: 'Sitenin çalışması için gereken çerezleri kullanıyoruz: ülkeniz, diliniz, oturumunuz. Onay verirseniz ziyaretleri sayan çerezler de kullanılır.',
    details: 'Ayrıntılar',
    accept: 'Kabul et',
    refuse: 'Kabul etme',
  },
} as const satisfies Partial<Record<Locale, NoticeTexts>>;

type NoticeLocale = keyof typeof TEXTS;

const isNoticeLocale = (locale: Locale): locale is NoticeLocale => locale in TEXTS;

/** The notice in the page's language, else in English, and the language that it is in. */
export function noticeTexts(locale: Locale): NoticeTexts & { readonly locale: NoticeLocale } {
  const language = isNoticeLocale(locale) ? locale : 'en';
  return { ...TEXTS[language], locale: language };
}
