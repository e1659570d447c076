import { RULES } from '@amberlane/contract/domain';

const DAYS_OF_MONTH = 365 / 12;

/** Months for which an application is kept, as the rule for readers names them; the exact day is on its status page. */
export const keptMonths = (): number => Math.round(RULES.recruiting.keepDays / DAYS_OF_MONTH);
