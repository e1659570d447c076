import { describe, expect, it } from '@jest/globals';
import { isAction, stepLinks } from './step-links.ts';
import { RIYADH, trackEvent } from '../../../testing/parcels.ts';

const NUMBER = 'SA673401955282';
const AT = '2026-11-19T15:40:00.000Z';
const links = (...[code, more]: readonly [Parameters<typeof trackEvent>[0], Parameters<typeof trackEvent>[3]?]) => stepLinks(trackEvent(code, AT, RIYADH, more), false, NUMBER);

describe('the links of a step', () => {
  it.each([
    ['DOCUMENTS_MISSING', 'track.link.sendPapers'],
    ['RECEIVER_ID_MISSING', 'track.link.sendId'],
    ['DUTY_UNPAID', 'track.link.payDuties'],
  ] as const)('begin with what customs wait for: %s', (reason, labelId) => {
    const [first, ...others] = links('CUSTOMS_HELD', { reason });
    expect(first).toEqual({ to: `service/feedback?waybill=${NUMBER}&topic=customs`, labelId });
    expect(others.some(isAction)).toBe(false);
    expect(others.map(({ to }) => to)).toContain('contact-us');
  });

  it('begin with the choice after a failed attempt, whatever its reason', () => {
    const [first] = links('ATTEMPT_FAILED', { reason: 'ADDRESS_INCOMPLETE', attempt: 1 });
    expect(first).toEqual({ to: `express/delivery-choice?waybill=${NUMBER}`, labelId: 'track.link.chooseDelivery' });
    expect(links('RETURNED_TO_WAREHOUSE')[0]?.labelId).toBe('track.link.decide');
  });

  it('ask for nothing while customs inspect', () => {
    expect(links('CUSTOMS_HELD', { reason: 'INSPECTION' }).some(isAction)).toBe(false);
  });
});
