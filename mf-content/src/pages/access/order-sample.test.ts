import { expect, it } from '@jest/globals';
import { VALIDATION } from '@amberlane/contract/calls/error-code-table';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import { addInternationalOrder, orderDetail } from '@amberlane/contract/calls/orders';
import { ORDER_ANSWER, ORDER_BODY, ORDER_ERROR, ORDER_PATH, ORDER_SAMPLE } from './order-sample.ts';

it('is a request that the API takes from a key, and an answer that it gives', () => {
  expect(ORDER_PATH).toBe(addInternationalOrder.path);
  expect(scopeOfCall('POST', ORDER_PATH)).toBe('orders:write');
  expect(addInternationalOrder.request.safeParse(ORDER_BODY).error).toBeUndefined();
  expect(orderDetail.pick({ orderNo: true, waybillNo: true, status: true, referencePrice: true }).safeParse(ORDER_ANSWER).error).toBeUndefined();
  expect(ORDER_ERROR.code).toBe(VALIDATION);
});

it('can be pasted into a shell', () => {
  expect(ORDER_SAMPLE.request).toMatch(/^API=https:.*\ncurl \$API\/oms\/[\s\S]*"idempotency-key: shop-1042" \\\n {2}-d '\{\n[\s\S]*\}'$/);
  expect(ORDER_SAMPLE.request.split("'")).toHaveLength(3);
});

it('folds the request after the goods', () => {
  const lines = ORDER_SAMPLE.request.split('\n');
  expect(lines.slice(0, ORDER_SAMPLE.shown).at(-1)).toBe('  ],');
  expect(lines[ORDER_SAMPLE.shown]).toContain('sendName');
});
