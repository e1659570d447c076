import { describe, expect, it } from '@jest/globals';
import { csvFile } from '@amberlane/contract/domain/csv-file';
import { attemptFailed, delivered, found, noInfo } from '../../testing/parcels.ts';
import { intlOf } from '../../testing/tracking-site.ts';
import { resultRows } from './result-rows.ts';

const ENGLISH = intlOf({ country: 'GH', locale: 'en' });

describe('table of results', () => {
  it('has a row for each parcel, with the local time of its newest event', () => {
    expect(resultRows([found(), delivered()], ENGLISH)).toEqual([
      ['Tracking number', 'Status', 'Latest update', 'Place', 'Local time', 'Estimated delivery', 'Delivered on', 'From', 'To'],
      ['GH520938177409', 'In transit', 'Departed Lagos by air for Accra', 'Lagos', '2026-11-20 09:42 UTC+1', '2026-11-23/2026-11-24', '', 'Guangzhou', 'Accra'],
      ['NG407183529669', 'Delivered', expect.stringContaining('Lagos'), 'Lagos', '2026-11-18 16:31 UTC+1', '', '2026-11-18', 'Lagos', 'Lagos'],
    ]);
  });

  it('names what needs the reader, and numbers without a parcel', () => {
    const [, ...rows] = resultRows([attemptFailed(), noInfo('X'), { outcome: 'failed', waybillNo: 'F' }], ENGLISH);
    expect(rows.map(([number, status]) => [number, status])).toEqual([['SA673401955282', 'Action required'], ['X', 'No tracking information'], ['F', 'Tracking unavailable']]);
  });

  it('is in the language of the reader', () => {
    const [heads = [], row = []] = resultRows([found()], intlOf({ country: 'SA', locale: 'ar' }));
    expect([heads[0], row[1]]).toEqual(['رقم التتبع', 'في الطريق']);
  });

  it('runs no typed number as a formula', () => {
    expect(csvFile(resultRows([noInfo('=1+1')], ENGLISH))).toContain(`"'=1+1",`);
  });
});
