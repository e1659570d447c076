import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isShareToken, shareAddress, whatsAppAddress } from './share-link.ts';

const TOKEN = '5f2b8c0d9e1a47638c5d2e7f90b1a364';

describe('addresses of sharing', () => {
  it('hold place and token', () => {
    expect(shareAddress('https://site.example', { country: 'PK', locale: 'ur' }, TOKEN)).toBe(`https://site.example/pk-ur/track/shared/${TOKEN}`);
  });

  it('carry any text to WhatsApp unharmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(new URL(whatsAppAddress(text)).searchParams.get('text')).toBe(text);
      }),
    );
  });

  it.each([TOKEN.toUpperCase(), TOKEN.slice(1), `${TOKEN}0`, '', '../track', `${TOKEN}\n`])('take no %j for a token', (text) => {
    expect(isShareToken(text)).toBe(false);
    expect(isShareToken(TOKEN)).toBe(true);
  });
});
