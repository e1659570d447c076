/**
 * By when we answer, and how long a case is kept. Days are calendar days of the office: a limit of seven days ends with
 * the seventh day after the one on which the form arrived, or with the last working day before it where that is none, at
 * 23:59 on the office's clock. An email that names only the day then says what the status page says to the minute. Pure.
 */
import { RULES } from '@amberlane/contract/domain';
import { addDays, workingDayUpTo } from '@amberlane/contract/domain/working-days';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { FEEDBACK_TOPICS, type FeedbackTopic } from '@amberlane/contract/calls/leads';
import { instantAt, localDay } from '../tracking/wall-clock.ts';
import type { LeadKind } from './lead.ts';

const { franchise, enquiry, recruiting, feedback, leads } = RULES;
const DAY_MS = 86_400_000;

interface Promised {
  readonly kind: LeadKind;
  readonly country: Country;
  /** Of feedback. */
  readonly topic: FeedbackTopic | null;
}

function answerDays({ kind, topic }: Promised): number {
  switch (kind) {
    case 'franchise':
      return franchise.answerDays;
    case 'business':
    case 'expert':
      return enquiry.answerDays;
    case 'job':
      return recruiting.answerDays;
    case 'feedback':
      return feedback.answerDays[topic ?? 'OTHER'];
  }
}

/** Time limit of our answer to what arrived at `from`. */
export function answerBy(promised: Promised, from: Date): Date {
  const { country } = promised;
  const timeZone = COUNTRY_TIME_ZONE[country];
  return instantAt(workingDayUpTo(addDays(localDay(from, timeZone), answerDays(promised)), country), '23:59', timeZone);
}

/** Last moment in which everything that a case holds is kept. */
export const keepUntil = (kind: LeadKind, createdAt: Date): Date =>
  new Date(createdAt.getTime() + (kind === 'job' ? recruiting.keepDays : leads.keepDays) * DAY_MS);

/** The topic of feedback; null for every other kind. What came before topics counts as `OTHER`. */
export function topicOf(kind: LeadKind, content: Readonly<Record<string, unknown>>): FeedbackTopic | null {
  if (kind !== 'feedback') return null;
  return FEEDBACK_TOPICS.find((topic) => topic === content['topic']) ?? 'OTHER';
}
