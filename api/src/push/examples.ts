/** Example of the batch push for the documentation: a new event, one sent before, and one that can't be taken. */
import type { CallExample } from '../plugins/call-route.ts';

const WAYBILL_NO = 'PK918203744566';

export const PUSH_EXAMPLE: CallExample = {
  request: {
    events: [
      { waybillNo: WAYBILL_NO, eventId: 'khi-20261120-0007', code: 'CUSTOMS_RELEASED', place: 'PK-KHI', occurredAt: '2026-11-20T14:05:00+05:00' },
      { waybillNo: WAYBILL_NO, eventId: 'khi-20261120-0003', code: 'CUSTOMS_HELD', reason: 'RECEIVER_ID_MISSING', place: 'PK-KHI', occurredAt: '2026-11-20T09:20:00+05:00' },
      { waybillNo: WAYBILL_NO, eventId: 'khi-20261120-0008', code: 'SORTED', place: 'PK-KHI', occurredAt: '2026-11-20T14:40:00+05:00' },
    ],
  },
  reply: {
    accepted: 1,
    duplicates: 1,
    rejected: 1,
    results: [
      { index: 0, result: 'accepted', reason: null, field: null },
      { index: 1, result: 'duplicate', reason: null, field: null },
      { index: 2, result: 'rejected', reason: 'unknownCode', field: 'code' },
    ],
    receivedAt: '2026-11-20T09:41:00.000Z',
  },
};
