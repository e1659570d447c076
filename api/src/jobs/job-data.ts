/** The positions that the site starts with. Their texts are messages `jobs.<position>.<part>`, in every language. */
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { ByLocale, JobText } from '../database/tables/content.ts';
import { textOf } from '../texts.ts';
import type { StartingJob } from './repository.ts';

const POSITIONS = [
  { id: 'lagos-courier', type: 'COURIER', country: 'NG', employment: 'FULL_TIME', daysAgo: 2, openDays: 28 },
  { id: 'lagos-shift-leader', type: 'OPERATIONS', country: 'NG', employment: 'FULL_TIME', daysAgo: 11, openDays: 19 },
  { id: 'abuja-sales', type: 'SALES', country: 'NG', employment: 'FULL_TIME', daysAgo: 26, openDays: null },
  { id: 'accra-support', type: 'SUPPORT', country: 'GH', employment: 'PART_TIME', daysAgo: 5, openDays: 24 },
  { id: 'kumasi-site-manager', type: 'OPERATIONS', country: 'GH', employment: 'FULL_TIME', daysAgo: 39, openDays: null },
  { id: 'nairobi-customs', type: 'CUSTOMS', country: 'KE', employment: 'FULL_TIME', daysAgo: 8, openDays: 22 },
  { id: 'mombasa-courier', type: 'COURIER', country: 'KE', employment: 'CONTRACTOR', daysAgo: 31, openDays: null },
  { id: 'kampala-support', type: 'SUPPORT', country: 'UG', employment: 'PART_TIME', daysAgo: 17, openDays: 13 },
  { id: 'casablanca-developer', type: 'TECHNOLOGY', country: 'MA', employment: 'FULL_TIME', daysAgo: 4, openDays: 40 },
  { id: 'tangier-sales', type: 'SALES', country: 'MA', employment: 'FULL_TIME', daysAgo: 52, openDays: null },
  { id: 'cairo-customs', type: 'CUSTOMS', country: 'EG', employment: 'FULL_TIME', daysAgo: 13, openDays: 17 },
  { id: 'riyadh-operations', type: 'OPERATIONS', country: 'SA', employment: 'FULL_TIME', daysAgo: 7, openDays: 23 },
  { id: 'dubai-warehouse', type: 'OPERATIONS', country: 'AE', employment: 'FULL_TIME', daysAgo: 21, openDays: 9 },
  { id: 'karachi-finance', type: 'FINANCE', country: 'PK', employment: 'FULL_TIME', daysAgo: 15, openDays: 15 },
  { id: 'guangzhou-operations', type: 'OPERATIONS', country: 'CN', employment: 'FULL_TIME', daysAgo: 3, openDays: 27 },
  { id: 'yiwu-sales', type: 'SALES', country: 'CN', employment: 'FULL_TIME', daysAgo: 19, openDays: null },
  { id: 'shenzhen-developer', type: 'TECHNOLOGY', country: 'CN', employment: 'INTERN', daysAgo: 34, openDays: 60 },
  { id: 'istanbul-customs', type: 'CUSTOMS', country: 'TR', employment: 'FULL_TIME', daysAgo: 10, openDays: 20 },
] as const satisfies readonly Omit<StartingJob, 'texts'>[];

type PositionId = (typeof POSITIONS)[number]['id'];

/** Three paragraphs, a point a line: what one does, what one needs, what we offer. */
const textIn = (locale: Locale, id: PositionId): JobText => ({
  name: textOf(`jobs.${id}.title`, locale),
  site: textOf(`jobs.${id}.place`, locale),
  description: [textOf(`jobs.${id}.work`, locale), textOf(`jobs.${id}.profile`, locale), textOf(`jobs.${id}.offer`, locale)],
});
const textsOf = (id: PositionId): ByLocale<JobText> => Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale, id)])) as Record<Locale, JobText>;

export const STARTING_JOBS: readonly StartingJob[] = POSITIONS.map((position) => ({ ...position, texts: textsOf(position.id) }));
