import { describe, expect, it } from '@jest/globals';
import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { pseudoMessage } from './pseudo-message.ts';

const shown = (message: string, values: Record<string, unknown> = {}): string =>
  String(new IntlMessageFormat(pseudoMessage(parse(message, { captureLocation: false })), 'en').format(values as never));

describe('a pseudo message', () => {
  it('has no Latin letter, stands in brackets and is 40 % longer', () => {
    const text = shown('Track a parcel');
    expect(text).toMatch(/^⟦\P{Script=Latin}+⟧$/u);
    expect(text.length).toBeGreaterThanOrEqual('Track a parcel'.length * 1.3);
  });

  it('leaves values alone', () => {
    expect(shown('Parcel {number} is in {city}', { number: 'GH520938177409', city: 'Accra' })).toMatch(/GH520938177409 .* Accra⟧$/);
  });

  it('changes every form of a plural and of a choice, and the words inside of tags', () => {
    for (const count of [1, 2]) expect(shown('{count, plural, one {one day} other {# days}}', { count })).not.toMatch(/[a-z]/);
    expect(shown('{who, select, me {mine} other {yours}}', { who: 'me' })).not.toMatch(/[a-z]/);
    expect(shown('see <link>terms</link>', { link: (parts: readonly string[]) => parts.join('') })).not.toMatch(/[a-z]/);
  });
});
