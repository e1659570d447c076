import { describe, expect, it } from '@jest/globals';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import type { LatestReply } from '../api/tracking-api.ts';
import { ACCRA, AS_OF, attemptFailed, delivered, found, LAGOS, noInfo, reply, trackEvent, waybill } from '../../testing/parcels.ts';
import { hasMoved, newEvents, watchedNumbers } from './watched.ts';

const latestOf = ({ results, asOf }: TrackReply): LatestReply => ({
  asOf,
  results: results.map((result) => ({
    waybillNo: result.waybillNo,
    outcome: result.outcome,
    group: result.outcome === 'found' ? result.waybill.group : result.outcome,
    latest: result.outcome === 'found' ? (result.waybill.events[0] ?? null) : null,
  })),
});
const landed = () => found({ events: [trackEvent('ARRIVED_COUNTRY', '2026-11-20T10:20:00.000Z', ACCRA), ...waybill().events] });

describe('parcels that are watched', () => {
  it('are those that may still move, and those of a partner that has not answered', () => {
    const shown = reply(found(), delivered(), attemptFailed(), noInfo('KE1'), { outcome: 'waiting', waybillNo: 'TR1' }, { outcome: 'failed', waybillNo: 'UG1' });
    expect(watchedNumbers(shown)).toEqual(['GH520938177409', 'SA673401955282', 'TR1', 'UG1']);
    const ended = found({ events: [trackEvent('DISPOSED', '2026-11-20T08:00:00.000Z', LAGOS)] });
    expect(watchedNumbers(reply(delivered(), ended))).toEqual([]);
  });
});

describe('news', () => {
  it('is a newest event that was not shown', () => {
    expect(hasMoved(reply(found()), latestOf(reply(found())))).toBe(false);
    expect(hasMoved(reply(found()), latestOf(reply(landed())))).toBe(true);
  });

  it('is an answer of the partner network', () => {
    const waiting = reply({ outcome: 'waiting', waybillNo: 'GH520938177409' });
    expect(hasMoved(waiting, latestOf(waiting))).toBe(false);
    expect(hasMoved(waiting, latestOf(reply(found())))).toBe(true);
  });

  it('is nothing that was not asked', () => {
    expect(hasMoved(reply(found()), { asOf: AS_OF, results: latestOf(reply(delivered())).results })).toBe(false);
  });

  it('are the events that came, a late one in the middle too', () => {
    const [newest, ...older] = waybill().events;
    const late = trackEvent('ORIGIN_HUB_OUT', '2026-11-17T20:00:00.000Z', LAGOS);
    const after = found({ events: [...(newest ? [newest] : []), late, ...older] });
    expect([...newEvents(reply(found()), reply(after))]).toEqual([late.id]);
    expect(newEvents(reply(found()), reply(found())).size).toBe(0);
  });
});
