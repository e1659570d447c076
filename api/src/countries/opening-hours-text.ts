/** Opening hours as a line of text, made from the same rows that machines read (spec §3 openTime, §9). */
import type { Locale } from '@amberlane/contract/site';
import type { OpeningHours } from '@amberlane/contract/calls/countries';

interface Wording {
  /** Monday first. */
  readonly days: readonly [string, string, string, string, string, string, string];
  /** Between the first and the last day of a run. */
  readonly to: string;
  /** Between rows. */
  readonly and: string;
}

const WORDING: Readonly<Record<Locale, Wording>> = {
  en: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], to: '–', and: ', ' },
  'zh-CN': { days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'], to: '至', and: '，' },
  fr: { days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'], to: '–', and: ', ' },
  ar: { days: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'], to: ' – ', and: '، ' },
  ur: { days: ['پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ', 'اتوار'], to: ' تا ', and: '، ' },
  tr: { days: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'], to: '–', and: ', ' },
};

/** `Mon–Fri 9:30–18:00, Sat 9:30–13:30` in the language asked. */
export function openingHoursText(hours: OpeningHours, locale: Locale): string {
  const { days, to, and } = WORDING[locale];
  const name = (day: number): string => days[day - 1] ?? '';
  return hours
    .map((row) => {
      const runs = runsOf(row.days).map(([first, last]) => (first === last ? name(first) : `${name(first)}${to}${name(last)}`));
      return `${runs.join(and)} ${clock(row.from, locale)}–${clock(row.to, locale)}`;
    })
    .join(and);
}

/** `09:30` as each language writes it: `9:30`, Turkish `09.30`, French `9 h 30`. */
function clock(time: string, locale: Locale): string {
  if (locale === 'tr') return time.replace(':', '.');
  const [hour = '', minute = ''] = time.split(':');
  return locale === 'fr' ? `${Number(hour)}\u00a0h\u00a0${minute}`.replace(/\u00a000$/, '') : `${Number(hour)}:${minute}`;
}

/** `[1, 2, 3, 6]` → `[[1, 3], [6, 6]]`. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
