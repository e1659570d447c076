import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@amberlane/contract/site';
import { EVENT_CODES, EVENT_REASONS, HANDOVERS, DISPOSALS, type EventCode } from '@amberlane/contract/calls/tracking';
import { eventMessage, eventMeaningId } from '@amberlane/contract/domain/event-message';
import { intlOf } from '../../testing/tracking-site.ts';
import { ACCRA, LAGOS, trackEvent } from '../../testing/parcels.ts';

const HOME = { en: 'GH', 'zh-CN': 'CN', fr: 'MA', ar: 'EG', ur: 'PK', tr: 'TR' } as const;

describe.each(LOCALES)('messages in %s', (locale) => {
  it('tell every event, with every reason, handover and ending, without a code', () => {
    const intl = intlOf({ country: HOME[locale], locale });
    const texts = EVENT_CODES.flatMap((code) =>
      [null, ...EVENT_REASONS].flatMap((reason) =>
        [null, ...HANDOVERS].flatMap((handover) =>
          [null, ...DISPOSALS].flatMap((disposal) =>
            [null, 2].flatMap((attempt) =>
              [null, ACCRA].map((towards) => {
                const { id, values } = eventMessage(trackEvent(code, '2026-11-20T08:00:00.000Z', LAGOS, { reason, handover, disposal, attempt, towards }));
                return intl.formatMessage({ id }, values);
              }),
            ),
          ),
        ),
      ),
    );
    expect(texts.filter((text) => /[A-Z]{2,}_|track-events|\bnone\b|[{}]/.test(text))).toEqual([]);
    const told = new Set(EVENT_CODES.map((code) => intl.formatMessage(...messageOf(code))));
    expect(told.size).toBe(EVENT_CODES.length);
  });

  it('say what every event means for the reader, each in words of its own', () => {
    const intl = intlOf({ country: HOME[locale], locale });
    const told = (code: EventCode, more: Record<string, string>) =>
      intl.formatMessage({ id: eventMeaningId(code) }, { b: (text) => text.join(''), place: 'Lagos', reason: 'none', handover: 'none', disposal: 'none', ...more });
    const texts = [
      ...EVENT_CODES.map((code) => told(code, {})),
      ...EVENT_REASONS.map((reason, index) => told(index < 4 ? 'CUSTOMS_HELD' : 'ATTEMPT_FAILED', { reason })),
      ...HANDOVERS.map((handover) => told('DELIVERED', { handover })),
      ...DISPOSALS.map((disposal) => told('DISPOSED', { disposal })),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[A-Z]{2,}_|[{}]/.test(text))).toEqual([]);
  });

  it('tell each expected event, an unforeseen one too', () => {
    const intl = intlOf({ country: HOME[locale], locale });
    for (const code of EVENT_CODES) expect(intl.formatMessage({ id: 'track-events.expected' }, { code, place: 'Lagos' })).not.toMatch(/_|\{/);
  });
});

function messageOf(code: (typeof EVENT_CODES)[number]): [{ id: string }, Record<string, string | number>] {
  const { id, values } = eventMessage(trackEvent(code, '2026-11-20T08:00:00.000Z', LAGOS));
  return [{ id }, values];
}
