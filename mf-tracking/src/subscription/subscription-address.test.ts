import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { begunPath, followPath, letterPath, readFollowAddress, sentPath } from './subscription-address.ts';

const read = (path: string) => readFollowAddress(new URLSearchParams(path.split('?')[1]));

describe('address of the page of letters', () => {
  it('names a parcel, and says that its letter has left', () => {
    expect(read(followPath(['GH520938177409']))).toEqual({ waybillNos: ['GH520938177409'], token: '', sent: false, begun: false, fault: null });
    expect(read(sentPath(['GH520938177409', 'PK918203744566']))).toMatchObject({ waybillNos: ['GH520938177409', 'PK918203744566'], sent: true, begun: false });
    expect(read(begunPath(['GH520938177409']))).toMatchObject({ waybillNos: ['GH520938177409'], sent: true, begun: true });
    expect(read('track/follow?waybill=gh%205209-3817-7409')).toMatchObject({ waybillNos: ['GH520938177409'] });
    expect(read('track/follow?waybill=GH520938177409,GH520938177408,x,PK918203744566')).toMatchObject({ waybillNos: ['GH520938177409', 'PK918203744566'] });
  });

  it.each(['GH520938177408', 'GH52', '<b>', ''])('asks for no parcel by what is no waybill number: %s', (typed) => {
    expect(read(`track/follow?waybill=${encodeURIComponent(typed)}`).waybillNos).toEqual([]);
  });

  it('gives back any token, and nothing longer than a token is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (token) => {
        const { token: back } = read(letterPath(token.toWellFormed()));
        return back === token.toWellFormed().slice(0, 200);
      }),
    );
  });

  it.each([['fault=1000429', 1_000_429], ['fault=x', null], ['fault=1e9', null], ['fault=', null]])('%s is %s', (query, fault) => {
    expect(readFollowAddress(new URLSearchParams(query)).fault).toBe(fault);
  });
});
