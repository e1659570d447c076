import { describe, expect, it } from '@jest/globals';
import { rate } from '../../testing/rates.ts';
import { rateRows, serviceRemarks } from './rate-rows.ts';

const HONG_KONG = { code: 'CN-HKG', name: 'Hong Kong', country: 'CN', remote: false } as const;
const LIMIT = { code: 'WAYBILL_LIMIT', text: 'Up to 30 kg.' };
const FAR = { code: 'REMOTE_AREA', text: 'Remote.' };

describe('rows of rates', () => {
  it('have a service to a city once, with other cities of departure behind it', () => {
    const rows = rateRows([rate({ id: 'a' }), rate({ id: 'b', origin: HONG_KONG }), rate({ id: 'c', product: 'specialLine' })]);
    expect(rows.map((row) => [row.rate.id, row.others.map(({ id }) => id)])).toEqual([['a', ['b']], ['c', []]]);
  });

  it('share the remarks that all rates of a service have', () => {
    const rates = [rate({ id: 'a', remarks: [LIMIT] }), rate({ id: 'b', remarks: [LIMIT, FAR] }), rate({ id: 'c', product: 'specialLine', remarks: [FAR] })];
    expect(serviceRemarks(rates)).toEqual([{ product: 'smallParcel', remarks: [LIMIT] }, { product: 'specialLine', remarks: [FAR] }]);
  });
});
