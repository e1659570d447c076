import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepAnswers, keepReceipt, readAnswers, readReceipt, readRespondent, respondentOf } from './kept-answers.ts';

const DAY_MS = 86_400_000;
const RECEIPT = { reference: 'SV-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z' };

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('answers on the device', () => {
  it('come back within thirty days, and are deleted after', () => {
    expect(keepAnswers('poll', { single: 'yes' }, 0)).toBe(true);
    expect(readAnswers('poll', 29 * DAY_MS)).toEqual({ answers: { single: 'yes' }, at: 0 });
    expect(readAnswers('other', 0)).toBeNull();
    expect(readAnswers('poll', 30 * DAY_MS)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('have keys that the shell forgets at the sign-out', () => {
    keepAnswers('poll', {}, 0);
    keepReceipt('other', true, RECEIPT);
    expect(Object.keys(localStorage).sort()).toEqual(['amberlane.reader.questionnaire.other', 'draft:amberlane.reader.questionnaire.poll']);
  });

  it.each(['{', '7', 'null', '[]', '{"answers":[]}', '{"answers":{},"at":"now"}'])('are none where somebody has written %s', (text) => {
    localStorage.setItem('draft:amberlane.reader.questionnaire.poll', text);
    expect(readAnswers('poll', 0)).toBeNull();
  });

  it('live as long as the page where the storage refuses', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepAnswers('full', { single: 'no' }, 0)).toBe(false);
    expect(readAnswers('full', 1)).toEqual({ answers: { single: 'no' }, at: 0 });
    expect(respondentOf('full')).toBe(respondentOf('full'));
  });
});

describe('who answers without an account', () => {
  it('has one mark for each questionnaire, made at the first need', () => {
    expect(readRespondent('mark')).toBeNull();
    const id = respondentOf('mark');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect([respondentOf('mark'), readRespondent('mark')]).toEqual([id, id]);
    expect(respondentOf('mark-2')).not.toBe(id);
    localStorage.setItem('amberlane.questionnaire.mark', '{"id":"me"}');
    expect(readRespondent('mark')).toBeNull();
  });

  it('is remembered by the receipt, which ends what was unfinished', () => {
    keepAnswers('done', { single: 'yes' }, 0);
    keepReceipt('done', false, RECEIPT);
    expect([readAnswers('done', 0), readReceipt('done', false), readReceipt('done', true)]).toEqual([null, RECEIPT, null]);
  });
});
