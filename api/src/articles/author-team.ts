/** The teams that sign articles. */
import type { Locale } from '@amberlane/contract/site';

export type AuthorTeam = 'newsroom' | 'customs' | 'operations' | 'security';

export const TEAM_NAMES: Readonly<Record<AuthorTeam, Readonly<Record<Locale, string>>>> = {
  newsroom: { en: 'Newsroom', 'zh-CN': '新闻编辑部', fr: 'La rédaction', ar: 'غرفة الأخبار', ur: 'شعبۂ خبر', tr: 'Haber masası' },
  customs: { en: 'Customs desk', 'zh-CN': '关务组', fr: 'Service des douanes', ar: 'قسم الجمارك', ur: 'شعبۂ کسٹمز', tr: 'Gümrük masası' },
  operations: { en: 'Operations', 'zh-CN': '运营部', fr: 'Les opérations', ar: 'قسم العمليات', ur: 'شعبۂ آپریشنز', tr: 'Operasyon ekibi' },
  security: { en: 'Security team', 'zh-CN': '安全团队', fr: "L'équipe sécurité", ar: 'فريق الأمان', ur: 'سکیورٹی ٹیم', tr: 'Güvenlik ekibi' },
};
