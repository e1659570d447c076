import { describe, expect, it } from '@jest/globals';
import { LIHUA } from '../../testing/ship-site.ts';
import { startOf, type StartAsks } from './start.ts';

const asks: StartAsks = {
  customer: () => Promise.resolve(LIHUA),
  order: () => Promise.reject(new Error('no order is asked for')),
  drafts: () => Promise.resolve([]),
  book: () => Promise.resolve([]),
  address: () => Promise.reject(new Error('no address is asked for')),
  cityNames: () => Promise.resolve((code) => (code === 'NG-LOS' ? 'Lagos' : null)),
};

/** A device that keeps nothing yet. */
const EMPTY = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, key: () => null, length: 0 };

async function valuesFrom(search: string) {
  const start = await startOf(asks, { query: new URLSearchParams(search), kind: 'international', country: 'NG', carried: null, storage: EMPTY, now: new Date('2026-11-20T10:00:00Z'), newId: () => 'new' });
  return start.kind === 'form' ? start.beginning.values : null;
}

const SHIPMENT = 'origin=CN-CAN&destination=NG-LOS&weight=6.2&product=specialLine';

describe('a shipment of the quote page', () => {
  it('is filled in, and its price counts as seen: another one has to be accepted', async () => {
    expect(await valuesFrom(`${SHIPMENT}&quote=signed&total=66000`)).toMatchObject({ weightGrams: '7', expressType: 'specialLine', seenTotal: '66000', seenFor: 'promised', receiverAddress: { countryCode: 'NG', city: 'Lagos' } });
  });

  it.each(['', '&total=66000', '&quote=signed', '&quote=signed&total=-1', '&quote=signed&total=1e3', '&quote=signed&total=9999999999999'])('without a quote and its price has seen none: %s', async (more) => {
    expect(await valuesFrom(SHIPMENT + more)).toMatchObject({ seenTotal: '', seenFor: '' });
  });
});
