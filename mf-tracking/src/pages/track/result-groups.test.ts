import { describe, expect, it } from '@jest/globals';
import { TRACK_GROUPS } from '@amberlane/contract/calls/tracking';
import { attemptFailed, delivered, found, noInfo } from '../../../testing/parcels.ts';
import { groupResults, openAtFirst } from './result-groups.ts';

const listed = (...results: Parameters<typeof groupResults>[0]) => groupResults(results).map(({ group, results: members }) => [group, members.map(({ waybillNo }) => waybillNo)]);

describe('groups of results', () => {
  it('stand in the order of the contract and leave out empty ones', () => {
    const all = groupResults([noInfo('X'), { outcome: 'failed', waybillNo: 'F' }, { outcome: 'waiting', waybillNo: 'W' }, delivered(), found()]);
    expect(all.map(({ group }) => group)).toEqual(TRACK_GROUPS);
    expect(listed(delivered())).toEqual([['signed', ['NG407183529669']]]);
  });

  it('begin with what needs the reader and keep the order asked', () => {
    expect(listed(found({ waybillNo: 'A' }), attemptFailed(), found({ waybillNo: 'B' }), found({ waybillNo: 'C', needsAction: true }))).toEqual([
      ['inTransit', ['SA673401955282', 'C', 'A', 'B']],
    ]);
  });

  it('open the first parcel that needs the reader, else the first', () => {
    expect(openAtFirst(groupResults([delivered(), found(), attemptFailed()]))).toBe('SA673401955282');
    expect(openAtFirst(groupResults([noInfo('X'), delivered()]))).toBe('NG407183529669');
    expect(openAtFirst(groupResults([noInfo('X')]))).toBeNull();
  });

  it('open none in a long list', () => {
    const many = Array.from({ length: 9 }, (_, index) => found({ waybillNo: `N${index}` }));
    expect(openAtFirst(groupResults(many.slice(0, 8)))).toBe('N0');
    expect(openAtFirst(groupResults(many))).toBeNull();
  });
});
