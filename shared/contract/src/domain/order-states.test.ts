import { describe, expect, it } from '@jest/globals';
import { mayDo, operationsOf, ORDER_OPERATIONS, ORDER_STATUSES, statusOfScan, type OrderOperation, type OrderStatus } from './order-states.ts';
import { EVENT_CODES } from './event-codes.ts';

/** Everything that is allowed; every other pair is not. */
const ALLOWED: readonly (readonly [OrderStatus, OrderOperation])[] = [
  ['DRAFT', 'edit'], ['DRAFT', 'submit'], ['DRAFT', 'delete'],
  ['SUBMITTED', 'edit'], ['SUBMITTED', 'cancel'],
  ['ACCEPTED', 'cancel'],
  ['DELIVERED', 'delete'], ['RETURNED', 'delete'], ['CANCELLED', 'delete'],
];
const PAIRS = ORDER_STATUSES.flatMap((status) => ORDER_OPERATIONS.map((operation) => [status, operation] as const));

describe('an order', () => {
  it.each(PAIRS)('%s: %s', (status, operation) => {
    const expected = ALLOWED.some(([allowedStatus, allowed]) => allowedStatus === status && allowed === operation);
    expect([mayDo(status, operation), operationsOf(status).includes(operation)]).toEqual([expected, expected]);
  });

  it.each(EVENT_CODES)('scanned with %s has a status that no customer can set', (code) => {
    expect(ORDER_STATUSES).toContain(statusOfScan(code));
    expect(['DRAFT', 'CANCELLED']).not.toContain(statusOfScan(code));
  });

  it('ends as delivered or returned, and is under way in between', () => {
    const last = Object.fromEntries(EVENT_CODES.map((code) => [code, statusOfScan(code)]));
    expect(last).toMatchObject({
      ORDER_CREATED: 'SUBMITTED', PICKUP_SCHEDULED: 'ACCEPTED', DROPPED_OFF: 'PICKED_UP', CUSTOMS_HELD: 'IN_TRANSIT', ATTEMPT_FAILED: 'IN_TRANSIT', DELIVERED: 'DELIVERED', DISPOSED: 'RETURNED',
    });
  });
});
