/** Examples of the calls of email updates for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const TOKEN = 'Zm9sbG93LWV4YW1wbGUtdG9rZW4tbm9ib2R5LWhhcw';

export const START_EXAMPLE: CallExample = {
  request: { waybillNo: 'GH520938177409', email: 'ama@example.com' },
  reply: { waybillNo: 'GH520938177409', confirmBy: '2026-11-22T10:30:00.000Z' },
};

export const START_LIST_EXAMPLE: CallExample = {
  request: { waybillNos: 'GH520938177409, PK918203744566', email: 'ama@example.com' },
  reply: { waybillNos: ['GH520938177409', 'PK918203744566'], confirmBy: '2026-11-22T10:30:00.000Z' },
};

const followed = (state: 'following' | 'stopped') =>
  ({
    request: { token: TOKEN },
    reply: {
      waybillNo: 'GH520938177409', state, parcels: [{ waybillNo: 'GH520938177409', state }], followsMore: false,
      address: 'a***@example.com', confirmBy: null, asOf: '2026-11-20T10:30:00.000Z',
    },
  }) as const satisfies CallExample;

export const FOLLOWED_EXAMPLE = followed('following');
export const STOPPED_EXAMPLE = followed('stopped');

export const UNSUBSCRIBE_EXAMPLE: CallExample = { request: { token: TOKEN }, reply: { stopped: true } };

const OWN_FOLLOWS = { list: [{ waybillNo: 'GH520938177409', latestCode: 'CUSTOMS_HELD', latestReason: 'DOCUMENTS_MISSING', latestAt: '2026-11-19T08:10:00.000Z', place: 'Accra', timeZone: 'Africa/Accra' }], total: 1, address: 'ama@example.com' };

export const OWN_FOLLOWS_EXAMPLE: CallExample = { request: {}, reply: OWN_FOLLOWS };
export const START_OWN_EXAMPLE: CallExample = {
  request: { waybillNos: 'GH520938177409, PK918203744566' },
  reply: { waybillNos: ['GH520938177409', 'PK918203744566'], address: 'ama@example.com' },
};
export const STOP_OWN_EXAMPLE: CallExample = { request: { waybillNo: 'GH520938177409' }, reply: { ...OWN_FOLLOWS, list: [], total: 0 } };
