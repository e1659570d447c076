/** Requests and replies shown in the documentation of session calls. */
import type { CallExample } from '../plugins/call-route.ts';

const ID = '6f1d6d1e-3a53-4a0e-9a53-5b0c6e0f7a21';
const PHONE = { browser: 'Chrome', system: 'Android' };

export const SESSION_EXAMPLES = {
  querySessions: {
    request: {},
    reply: {
      list: [{ id: ID, device: PHONE, network: '102.176.*.*', createdAt: '2026-11-18T08:02:00.000Z', lastSeenAt: '2026-11-20T10:25:00.000Z', remembered: true, current: true }],
      asOf: '2026-11-20T10:30:00.000Z',
    },
  },
  endSession: { request: { id: ID }, reply: { done: true } },
  endOtherSessions: { request: {}, reply: { ended: 2 } },
} as const satisfies Readonly<Record<string, CallExample>>;
