import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '@amberlane/contract/site';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { crowd } from './background-parcels.ts';
import { namedParcels } from './named-parcels.ts';
import { demoParties } from './parties.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const all = [...namedParcels(NOW), ...crowd('parties', 200, NOW).map(({ history }) => history)];

describe('parties of demo parcels', () => {
  it('have mobile numbers that are valid in their country', () => {
    const parties = all.map(demoParties).flatMap(({ sender, receiver }) => [sender, receiver]);
    expect(new Set(parties.map(({ country }) => country))).toEqual(new Set(COUNTRIES));
    const wrong = parties.filter(({ phone, country }) => {
      const read = parsePhoneNumberFromString(phone);
      return !read?.isValid() || read.country !== country || !['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(read.getType() ?? '');
    });
    expect(wrong.map(({ phone }) => phone)).toEqual([]);
  });

  it.each([
    ['NG407183529669', '0142'],
    ['GH520938177409', '0143'],
    ['PK918203744566', '0144'],
    ['SA673401955282', '0145'],
  ])('of %s end in %s', (waybillNo, end) => {
    const history = namedParcels(NOW).find((parcel) => parcel.waybillNo === waybillNo);
    expect(history && demoParties(history).receiver.phone.slice(-4)).toBe(end);
  });

  it('tell who signed exactly for what was delivered, and are the same each time', () => {
    for (const history of all) {
      const delivered = history.events.at(-1)?.code === 'DELIVERED';
      expect([history.waybillNo, demoParties(history).signedBy !== null]).toEqual([history.waybillNo, delivered]);
      expect(demoParties(history)).toEqual(demoParties(history));
    }
  });
});
