import { describe, expect, it } from '@jest/globals';
import { TRACK_GROUPS } from '@amberlane/contract/calls/tracking';
import { attemptFailed, delivered, found, noInfo } from '../../../testing/parcels.ts';
import { groupResults } from './result-groups.ts';

const listed = (...results: Parameters<typeof groupResults>[0]) => groupResults(results).map(({ group, results: members }) => [group, members.map(({ waybillNo }) => waybillNo)]);

describe('groups of results', () => {
  it('stand in the order of the contract after what needs the reader, and leave out empty ones', () => {
    const all = groupResults([noInfo('X'), { outcome: 'failed', waybillNo: 'F' }, { outcome: 'waiting', waybillNo: 'W' }, delivered(), found(), attemptFailed()]);
    expect(all.map(({ group }) => group)).toEqual(['action', ...TRACK_GROUPS]);
    expect(listed(delivered())).toEqual([['signed', ['NG407183529669']]]);
  });

  it('keep the order asked', () => {
    expect(listed(found({ waybillNo: 'A' }), attemptFailed(), found({ waybillNo: 'B' }), found({ waybillNo: 'C', needsAction: true }))).toEqual([
      ['action', ['SA673401955282', 'C']],
      ['inTransit', ['A', 'B']],
    ]);
  });

  it('keep numbers that can not be ours apart from those of which nothing is known', () => {
    const groups = groupResults([noInfo('X', { hint: 'shape' }), noInfo('Y'), noInfo('Z', { hint: 'checkDigit' })]);
    expect(groups.map(({ group, results }) => [group, results.map(({ waybillNo }) => waybillNo)])).toEqual([['noInfo', ['Y']], ['invalid', ['X', 'Z']]]);
  });
});
