import { expect, it } from '@jest/globals';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import { addInternationalOrder } from '@amberlane/contract/calls/orders';
import { ORDER_PATH, ORDER_SAMPLE } from './order-sample.ts';

it('is a request that the API takes from a key', () => {
  expect(ORDER_PATH).toBe(addInternationalOrder.path);
  expect(scopeOfCall('POST', ORDER_PATH)).toBe('orders:write');
  const [, body = ''] = ORDER_SAMPLE.split('\n\n');
  expect(addInternationalOrder.request.safeParse(JSON.parse(body)).error).toBeUndefined();
});
