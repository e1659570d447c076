/** Open positions in the mock API: more than a page of them in every language, in three parts, one written in French only, one closed. */
import { ERROR } from '@amberlane/contract/calls';
import { EMPLOYMENT_TYPES, JOB_TYPES, queryJobDetail, queryJobList, type Job, type JobType } from '@amberlane/contract/calls/jobs';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';

const COUNT = 24;
const DAY_MS = 86_400_000;
const idOf = (number: number): string => `job-${number}`;
export const FIRST_JOB = idOf(1);
/** Written in French alone. */
const FRENCH = 3;
/** Its time for applications is over: the list leaves it out, its page says so. */
export const CLOSED_JOB = idOf(COUNT);

const NAMES: Readonly<Record<Locale, Readonly<Record<JobType, string>>>> = {
  en: { OPERATIONS: 'Shift leader', COURIER: 'Motorcycle courier', CUSTOMS: 'Customs declarant', SUPPORT: 'Customer service agent', SALES: 'Account manager', FINANCE: 'Accountant', TECHNOLOGY: 'Software engineer' },
  'zh-CN': { OPERATIONS: '分拣班组长', COURIER: '摩托车快递员', CUSTOMS: '报关员', SUPPORT: '客服专员', SALES: '客户经理', FINANCE: '会计', TECHNOLOGY: '软件工程师' },
  fr: { OPERATIONS: "Chef d'équipe", COURIER: 'Livreur à moto', CUSTOMS: 'Déclarant en douane', SUPPORT: 'Conseiller clientèle', SALES: 'Chargé de clientèle', FINANCE: 'Comptable', TECHNOLOGY: 'Ingénieur logiciel' },
  ar: { OPERATIONS: 'مشرف وردية', COURIER: 'مندوب توصيل بدراجة نارية', CUSTOMS: 'مخلّص جمركي', SUPPORT: 'موظف خدمة عملاء', SALES: 'مدير حسابات', FINANCE: 'محاسب', TECHNOLOGY: 'مهندس برمجيات' },
  ur: { OPERATIONS: 'شفٹ لیڈر', COURIER: 'موٹرسائیکل کوریئر', CUSTOMS: 'کسٹمز کلیئرنس ایجنٹ', SUPPORT: 'کسٹمر سروس ایجنٹ', SALES: 'اکاؤنٹ مینیجر', FINANCE: 'اکاؤنٹنٹ', TECHNOLOGY: 'سافٹ ویئر انجینئر' },
  tr: { OPERATIONS: 'Vardiya lideri', COURIER: 'Motosikletli kurye', CUSTOMS: 'Gümrük beyan uzmanı', SUPPORT: 'Müşteri temsilcisi', SALES: 'Müşteri yöneticisi', FINANCE: 'Muhasebeci', TECHNOLOGY: 'Yazılım mühendisi' },
};

const DESCRIPTIONS: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: ['You keep parcels moving.\nYou tell people in time when one is late.', 'You like to work in a team.', 'We provide training in the first week and pay wages on the same day of every month.'],
  'zh-CN': ['您保障包裹顺畅流转。\n如有延误及时告知客户。', '您乐于团队合作。', '入职第一周安排培训，工资每月固定日期发放。'],
  fr: ['Vous faites avancer les colis.\nVous prévenez à temps en cas de retard.', 'Vous aimez travailler en équipe.', 'La première semaine est consacrée à la formation\u202f; le salaire est versé le même jour chaque mois.'],
  ar: ['تتابع حركة الطرود.\nتُبلغ العملاء في الوقت المناسب عند أي تأخير.', 'تحب العمل ضمن فريق.', 'نوفّر التدريب في الأسبوع الأول، ويُصرف الراتب في اليوم نفسه من كل شهر.'],
  ur: ['آپ پارسلوں کو رواں رکھتے ہیں۔\nتاخیر کی صورت میں لوگوں کو بروقت بتاتے ہیں۔', 'آپ ٹیم میں کام کرنا پسند کرتے ہیں۔', 'پہلے ہفتے میں تربیت دی جاتی ہے، اور تنخواہ ہر مہینے ایک ہی تاریخ کو ملتی ہے۔'],
  tr: ['Gönderilerin akışını sağlarsınız.\nGecikme olduğunda müşterilere zamanında haber verirsiniz.', 'Ekip çalışmasını seversiniz.', 'İlk hafta eğitim veririz; maaşlar her ayın aynı günü ödenir.'],
};

const SITES: Readonly<Record<Country, Readonly<Record<Locale, string>>>> = {
  MA: { en: 'Casablanca', 'zh-CN': '卡萨布兰卡', fr: 'Casablanca', ar: 'الدار البيضاء', ur: 'کاسابلانکا', tr: 'Kazablanka' },
  GH: { en: 'Accra', 'zh-CN': '阿克拉', fr: 'Accra', ar: 'أكرا', ur: 'اکرا', tr: 'Akra' },
  NG: { en: 'Lagos', 'zh-CN': '拉各斯', fr: 'Lagos', ar: 'لاغوس', ur: 'لاگوس', tr: 'Lagos' },
  KE: { en: 'Nairobi', 'zh-CN': '内罗毕', fr: 'Nairobi', ar: 'نيروبي', ur: 'نیروبی', tr: 'Nairobi' },
  UG: { en: 'Kampala', 'zh-CN': '坎帕拉', fr: 'Kampala', ar: 'كمبالا', ur: 'کمپالا', tr: 'Kampala' },
  CN: { en: 'Guangzhou', 'zh-CN': '广州', fr: 'Guangzhou', ar: 'غوانزو', ur: 'گوانگژو', tr: 'Guangzhou' },
  EG: { en: 'Cairo', 'zh-CN': '开罗', fr: 'Le Caire', ar: 'القاهرة', ur: 'قاہرہ', tr: 'Kahire' },
  PK: { en: 'Karachi', 'zh-CN': '卡拉奇', fr: 'Karachi', ar: 'كراتشي', ur: 'کراچی', tr: 'Karaçi' },
  SA: { en: 'Riyadh', 'zh-CN': '利雅得', fr: 'Riyad', ar: 'الرياض', ur: 'ریاض', tr: 'Riyad' },
  AE: { en: 'Dubai', 'zh-CN': '迪拜', fr: 'Dubaï', ar: 'دبي', ur: 'دبئی', tr: 'Dubai' },
  TR: { en: 'Istanbul', 'zh-CN': '伊斯坦布尔', fr: 'Istanbul', ar: 'إسطنبول', ur: 'استنبول', tr: 'İstanbul' },
};

/** Days from today to the last day for applications; null: open until filled. */
function daysLeft(number: number): number | null {
  if (idOf(number) === CLOSED_JOB) return -1;
  return number % 3 === 0 ? null : 7 + number;
}

function jobAt(number: number, locale: Locale, now: Date): Job {
  const language = number === FRENCH ? 'fr' : locale;
  const country = COUNTRIES[number % COUNTRIES.length] ?? 'GH';
  const type = JOB_TYPES[number % JOB_TYPES.length] ?? 'COURIER';
  const left = daysLeft(number);
  return {
    id: idOf(number), type, country, language,
    name: NAMES[language][type],
    site: SITES[country][language],
    publishTime: new Date(now.getTime() - number * DAY_MS).toISOString(),
    closesAt: left === null ? null : new Date(now.getTime() + left * DAY_MS).toISOString(),
    employment: EMPLOYMENT_TYPES[number % EMPLOYMENT_TYPES.length] ?? 'FULL_TIME',
    description: [...DESCRIPTIONS[language]],
  };
}

const allJobs = (locale: Locale, now: Date): Job[] => Array.from({ length: COUNT }, (_none, index) => jobAt(index + 1, locale, now));

export const jobOf = (id: string, locale: Locale, now: Date): Job | null => allJobs(locale, now).find((job) => job.id === id) ?? null;

export const isClosed = ({ closesAt }: Pick<Job, 'closesAt'>, now: Date): boolean => closesAt !== null && Date.parse(closesAt) < now.getTime();

/** Every word stands somewhere in it. */
function holds({ name, site, description }: Job, keyword: string): boolean {
  const text = [name, site, ...description].join(' ').toLowerCase();
  return keyword.toLowerCase().split(' ').every((word) => text.includes(word));
}

export function serveJobs(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  serve(routes, queryJobList, ({ country, exceptCountry, type, keyword, pageNum, pageSize }, { locale }) => {
    const jobs = isEmpty() ? [] : allJobs(locale, now());
    const found = jobs.filter((job) => !isClosed(job, now()) && (country ?? job.country) === job.country && job.country !== exceptCountry && (type ?? job.type) === job.type && holds(job, keyword));
    return { total: found.length, pageNum, pageSize, list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ description: _description, ...summary }) => summary) };
  });
  serve(routes, queryJobDetail, ({ id }, { locale }) => {
    const job = isEmpty() ? null : jobOf(id, locale, now());
    if (!job) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return job;
  });
}
