import { describe, expect, it } from '@jest/globals';
import { EVENT_CODES } from '@amberlane/contract/calls/tracking';
import { ACCRA, waybill } from '../../../testing/parcels.ts';
import { questionsOf } from './stage-question-list.ts';

const asked = (more: Parameters<typeof waybill>[0]) => questionsOf(waybill(more)).map(({ id }) => id);

describe('questions about a stage', () => {
  it('are one to three in every state', () => {
    for (const expressStatus of EVENT_CODES) {
      expect(asked({ expressStatus }).length).toBeGreaterThanOrEqual(1);
      expect(asked({ expressStatus }).length).toBeLessThanOrEqual(3);
    }
  });

  it('are those of the state', () => {
    expect(asked({ expressStatus: 'CUSTOMS_HELD' })).toEqual(['customs', 'documents', 'duties']);
    expect(asked({ expressStatus: 'DELIVERED' })).toEqual(['missing', 'damaged']);
    expect(asked({ expressStatus: 'DEPARTED_AIR' })).toEqual(['quiet', 'duties', 'change']);
  });

  it('leave duties out within a country', () => {
    expect(asked({ expressStatus: 'DEST_HUB_IN', origin: ACCRA, destination: ACCRA })).toEqual(['quiet', 'change']);
  });
});
