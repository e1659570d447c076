import { describe, expect, it } from '@jest/globals';
import { askedFor, fieldMessage, missingMessage } from './field-messages.ts';

describe('the sentence of a fault', () => {
  it.each([
    ['en', '50,000'],
    ['fr', '50\u202f000'],
    ['ar', '50,000'],
    ['tr', '50.000'],
  ] as const)('writes a limit as %s does', (locale, figure) => {
    expect(fieldMessage('codAmount', locale, { max: 50_000, currency: 'CNY' })).toContain(figure);
  });

  it('leaves the mark of a limit that is not known', () => {
    expect(fieldMessage('codAmount', 'en', {})).toContain('{max}');
  });
});

describe('the sentence of a field that was left empty', () => {
  it('says what to enter, by the last part of its path', () => {
    expect(askedFor('receiverAddress.street')).toBe('street');
    expect(missingMessage('street', 'en')).toBe('Enter the street and number.');
  });

  it('is not known for what only a label names', () => {
    expect(askedFor('address.province')).toBeUndefined();
  });
});
