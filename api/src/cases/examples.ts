/** Requests and replies of the calls about cases, for the API's documentation. */
import type { CaseView } from '@amberlane/contract/calls/cases';
import type { CallExample } from '../plugins/call-route.ts';

const KEY = { reference: 'FB-2ZQ5-W8DA', email: 'salma@example.com' };

const RECEIVED = { status: 'RECEIVED', at: '2026-11-20T10:30:00.000Z', note: null } as const;
const ANSWERED = { status: 'ANSWERED', at: '2026-11-21T09:12:00.000Z', note: 'The courier comes on Monday morning. We are sorry for the wait.' } as const;

const VIEW: CaseView = {
  reference: KEY.reference, kind: 'feedback', country: 'MA', timeZone: 'Africa/Casablanca', status: 'ANSWERED', receivedAt: '2026-11-20T10:30:00.000Z', answerBy: null,
  keptUntil: '2027-11-20T10:30:00.000Z', steps: [RECEIVED, ANSWERED], messages: [], files: [{ name: 'parcel.jpg', bytes: 184_320 }], job: null, topic: 'LATE', waybillNo: null, satisfied: null,
  actions: ['rate', 'reopen', 'withdraw'],
};

const MESSAGE = { id: '5d0c8b1e-6a0e-4c1e-9b57-1f4f6a1f2c33', from: 'sender', text: 'It has not come yet.', at: '2026-11-24T08:00:00.000Z', files: [] } as const;

export const CASE_EXAMPLE: CallExample = { request: KEY, reply: VIEW };
export const RATE_EXAMPLE: CallExample = {
  request: { ...KEY, satisfied: true, comment: '' },
  reply: { ...VIEW, status: 'CLOSED', satisfied: true, steps: [RECEIVED, ANSWERED, { status: 'CLOSED', at: '2026-11-22T07:40:00.000Z', note: null }], actions: [] },
};
export const REOPEN_EXAMPLE: CallExample = {
  request: { ...KEY, text: MESSAGE.text, attachments: [] },
  reply: {
    ...VIEW, status: 'REOPENED', answerBy: '2026-11-26T23:59:00.000Z', messages: [MESSAGE],
    steps: [RECEIVED, ANSWERED, { status: 'REOPENED', at: MESSAGE.at, note: null }], actions: ['answer', 'withdraw'],
  },
};
export const ANSWER_EXAMPLE: CallExample = {
  request: { ...KEY, text: MESSAGE.text, attachments: [] },
  reply: { ...VIEW, status: 'RECEIVED', answerBy: '2026-11-22T23:59:00.000Z', steps: [RECEIVED], messages: [MESSAGE], actions: ['answer', 'withdraw'] },
};
export const WITHDRAW_EXAMPLE: CallExample = {
  request: { ...KEY, reason: '' },
  reply: { ...VIEW, status: 'WITHDRAWN', steps: [RECEIVED, { status: 'WITHDRAWN', at: '2026-11-21T15:00:00.000Z', note: null }], files: [], actions: [] },
};
