/** A case for tests and the mock API. */
import type { CaseView } from '@amberlane/contract/calls/cases';

export const CASE_KEY = { reference: 'FR-7K3Q-9M2D', email: 'c.eze@example.com' } as const;

/** A franchise application in Lagos on its fourth day: verified, with a question of ours. */
export const caseView = (more: Partial<CaseView> = {}): CaseView => ({
  reference: CASE_KEY.reference, kind: 'franchise', country: 'NG', timeZone: 'Africa/Lagos', status: 'VERIFICATION',
  receivedAt: '2026-11-16T20:12:00.000Z', answerBy: '2026-11-23T22:59:00.000Z', keptUntil: '2027-11-16T20:12:00.000Z',
  steps: [
    { status: 'RECEIVED', at: '2026-11-16T20:12:00.000Z', note: null },
    { status: 'VERIFICATION', at: '2026-11-18T15:45:00.000Z', note: 'Our visit is on Friday at 14:00.' },
  ],
  messages: [{ id: 'm1', from: 'staff', text: 'Is the yard behind the shop yours?', at: '2026-11-19T14:20:00.000Z', files: [] }],
  files: [{ name: 'registration.pdf', bytes: 321_000 }],
  job: null, topic: null, waybillNo: null, satisfied: null, actions: ['answer', 'withdraw'], ...more,
});

export const feedbackView = (more: Partial<CaseView> = {}): CaseView =>
  caseView({
    reference: 'FB-3C5T-8W1P', kind: 'feedback', status: 'ANSWERED', topic: 'LATE', waybillNo: 'NG673401955281', answerBy: null, messages: [], files: [], actions: ['rate', 'reopen'],
    steps: [
      { status: 'RECEIVED', at: '2026-11-16T20:12:00.000Z', note: null },
      { status: 'IN_PROGRESS', at: '2026-11-17T09:00:00.000Z', note: null },
      { status: 'ANSWERED', at: '2026-11-18T09:00:00.000Z', note: null },
    ],
    ...more,
  });
