import { describe, expect, it } from '@jest/globals';
import { filesOfDraft } from './attached-file.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const FILE = { id: 'a'.repeat(43), name: 'cv.pdf', bytes: 2_000, expiresAt: '2026-11-20T10:30:01.000Z' };

describe('files of a draft', () => {
  it('are those that the API still has', () => {
    expect(filesOfDraft([FILE, { ...FILE, expiresAt: '2026-11-20T10:30:00.000Z' }], NOW)).toEqual([FILE]);
  });

  it('are none when the draft holds something else', () => {
    expect([null, 'x', {}, [null, 1, { id: 'a' }, { ...FILE, bytes: '2000' }, { ...FILE, expiresAt: 'tomorrow' }]].map((stored) => filesOfDraft(stored, NOW))).toEqual([[], [], [], []]);
  });
});
