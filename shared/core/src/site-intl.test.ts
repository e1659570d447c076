import { expect, it } from '@jest/globals';
import { createSiteIntl } from './site-intl.tsx';

it('writes the first of a month as French does, alone and in spans', () => {
  const french = createSiteIntl({ country: 'MA', locale: 'fr' }, {}, () => undefined);
  const days = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const [first, fourth] = [new Date('2026-12-01T09:00:00Z'), new Date('2026-12-04T09:00:00Z')];
  expect([french.formatDate(first, days), french.formatDate(fourth, days), french.formatDateTimeRange(first, fourth, days)]).toEqual(['1er déc.', '4 déc.', '1er–4 déc.']);
});
