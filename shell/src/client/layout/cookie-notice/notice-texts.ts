/** Texts of the cookie notice: Turkish law requires it, and it exists in three languages only (spec §4). */
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
    text: 'We use essential cookies to remember your country, language and session. With your consent, we also use cookies to measure visits.',
    details: 'Learn more',
    accept: 'Accept',
    refuse: 'Decline',
  },
  'zh-CN': {
    title: 'Cookie',
    text: '我们使用网站运行所必需的 Cookie，用于记住您的国家、语言和登录状态。经您同意，我们还会使用 Cookie 统计访问量。',
    details: '了解详情',
    accept: '接受',
    refuse: '拒绝',
  },
  tr: {
    title: 'Çerezler',
    text: 'Ülkenizi, dilinizi ve oturumunuzu hatırlamak için zorunlu çerezleri kullanıyoruz. Onay verirseniz ziyaretleri ölçmek için de çerez kullanırız.',
    details: 'Ayrıntılı bilgi',
    accept: 'Kabul et',
    refuse: 'Reddet',
  },
} as const satisfies Partial<Record<Locale, NoticeTexts>>;

type NoticeLocale = keyof typeof TEXTS;

const isNoticeLocale = (locale: Locale): locale is NoticeLocale => locale in TEXTS;

/** The notice in the page's language, else in English, and the language that it is in. */
export function noticeTexts(locale: Locale): NoticeTexts & { readonly locale: NoticeLocale } {
  const language = isNoticeLocale(locale) ? locale : 'en';
  return { ...TEXTS[language], locale: language };
}
