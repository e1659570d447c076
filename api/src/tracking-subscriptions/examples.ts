/** Examples of the calls of email updates for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const TOKEN = 'Zm9sbG93LWV4YW1wbGUtdG9rZW4tbm9ib2R5LWhhcw';

export const START_EXAMPLE: CallExample = {
  request: { waybillNo: 'GH520938177409', email: 'ama@example.com' },
  reply: { waybillNo: 'GH520938177409', confirmBy: '2026-11-22T10:30:00.000Z' },
};

export const FOLLOWED_EXAMPLE = {
  request: { token: TOKEN },
  reply: { waybillNo: 'GH520938177409', state: 'following', address: 'a***@example.com', confirmBy: null, asOf: '2026-11-20T10:30:00.000Z' },
} as const satisfies CallExample;

export const UNSUBSCRIBE_EXAMPLE: CallExample = { request: { token: TOKEN }, reply: { stopped: true } };
