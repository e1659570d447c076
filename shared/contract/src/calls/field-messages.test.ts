import { describe, expect, it } from '@jest/globals';
import { fieldMessage } from './field-messages.ts';

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
