/** Words of the form library in one language, loaded when a page first shows one of its components. */
import type { Locale } from '@amberlane/contract/site';
import type { Locale as LocalePack } from 'antd/es/locale';

interface PackModule {
  readonly default: LocalePack;
}

const IMPORTS: Readonly<Record<Locale, () => Promise<PackModule>>> = {
  en: () => import(/* webpackChunkName: "ui-words-en" */ 'antd/es/locale/en_US'),
  'zh-CN': () => import(/* webpackChunkName: "ui-words-zh-CN" */ 'antd/es/locale/zh_CN'),
  fr: () => import(/* webpackChunkName: "ui-words-fr" */ 'antd/es/locale/fr_FR'),
  ar: () => import(/* webpackChunkName: "ui-words-ar" */ 'antd/es/locale/ar_EG'),
  ur: () => import(/* webpackChunkName: "ui-words-ur" */ 'antd/es/locale/ur_PK'),
  tr: () => import(/* webpackChunkName: "ui-words-tr" */ 'antd/es/locale/tr_TR'),
};

const asked = new Map<Locale, Promise<LocalePack>>();

/** One promise per language, so that `use` sees it again; a failed one is asked anew the next time. */
export function localePack(locale: Locale): Promise<LocalePack> {
  const known = asked.get(locale);
  if (known) return known;
  const pack = IMPORTS[locale]().then((module) => module.default);
  asked.set(locale, pack);
  pack.catch(() => asked.delete(locale));
  return pack;
}
