/** Which way a case goes on: what we may do with it, and what its sender may. Pure. */
import { RULES } from '@amberlane/contract/domain';
import { CASE_ENDS, type CaseAction, type CaseKind, type CaseStatus } from '@amberlane/contract/calls/cases';

type Ways = Readonly<Partial<Record<CaseStatus, readonly CaseStatus[]>>>;

const ENQUIRY: Ways = {
  RECEIVED: ['IN_PROGRESS', 'ANSWERED', 'CLOSED'],
  IN_PROGRESS: ['ANSWERED', 'CLOSED'],
  ANSWERED: ['IN_PROGRESS', 'CLOSED'],
};

/** Where we may move a case of each kind, by its status. Only its sender withdraws it or opens it again. */
export const CASE_TRANSITIONS: Readonly<Record<CaseKind, Ways>> = {
  franchise: {
    RECEIVED: ['VERIFICATION', 'DECLINED'],
    VERIFICATION: ['CONTRACT', 'DECLINED'],
    CONTRACT: ['SIGNED', 'DECLINED'],
  },
  business: ENQUIRY,
  expert: ENQUIRY,
  feedback: { ...ENQUIRY, ANSWERED: ['CLOSED'], REOPENED: ['IN_PROGRESS', 'ANSWERED', 'CLOSED'] },
  job: {
    RECEIVED: ['REVIEW', 'INTERVIEW', 'DECLINED'],
    REVIEW: ['INTERVIEW', 'OFFER', 'DECLINED'],
    INTERVIEW: ['OFFER', 'DECLINED'],
    OFFER: ['DECLINED'],
  },
};

export const nextStatuses = (kind: CaseKind, status: CaseStatus): readonly CaseStatus[] => CASE_TRANSITIONS[kind][status] ?? [];

/** In these the sender still waits for our answer. */
const OWED: ReadonlySet<CaseStatus> = new Set(['RECEIVED', 'VERIFICATION', 'IN_PROGRESS', 'REOPENED', 'REVIEW']);

export const isOwed = (status: CaseStatus): boolean => OWED.has(status);
export const isEnded = (status: CaseStatus): boolean => CASE_ENDS.includes(status);

const DAY_MS = 86_400_000;
const RATED: ReadonlySet<CaseKind> = new Set(['business', 'expert', 'feedback']);

interface Standing {
  readonly kind: CaseKind;
  readonly status: CaseStatus;
  /** When it was last answered. */
  readonly answeredAt: Date | null;
}

/** What the sender can do now. */
export function actionsOf({ kind, status, answeredAt }: Standing, now: Date): CaseAction[] {
  if (isEnded(status)) return [];
  const isAnswered = status === 'ANSWERED';
  const isReopenable = isAnswered && kind === 'feedback' && answeredAt !== null && now.getTime() <= answeredAt.getTime() + RULES.feedback.reopenDays * DAY_MS;
  return [
    ...(isAnswered && kind === 'feedback' ? [] : ['answer' as const]),
    ...(isAnswered && RATED.has(kind) ? ['rate' as const] : []),
    ...(isReopenable ? ['reopen' as const] : []),
    'withdraw' as const,
  ];
}
