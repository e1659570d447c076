import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readQuote, shipmentDigest, signQuote } from './quote-token.ts';

const SECRET = 'c2VjcmV0';
const NOW = new Date('2026-11-20T10:30:00Z');
const FACTS = { of: 'digest', total: 11_700, day: '2026-11-20', until: NOW.getTime() + 1_000 };

describe('quote token', () => {
  it('gives back what was promised, until its last millisecond', () => {
    const token = signQuote(FACTS, SECRET);
    expect(readQuote(token, SECRET, NOW)).toMatchObject({ outcome: 'valid', promise: FACTS });
    expect(readQuote(token, SECRET, new Date(FACTS.until - 1)).outcome).toBe('valid');
    expect(readQuote(token, SECRET, new Date(FACTS.until)).outcome).toBe('expired');
  });

  it('names every quote differently', () => {
    expect(signQuote(FACTS, SECRET)).not.toBe(signQuote(FACTS, SECRET));
  });

  it('is forged when any one character was changed, added or taken away', () => {
    const token = signQuote(FACTS, SECRET);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: token.length - 1 }), fc.constantFrom('', 'A', 'B', '.', '-', 'é'), fc.boolean(), (at, character, insert) => {
        const changed = token.slice(0, at) + character + token.slice(insert ? at : at + 1);
        expect(readQuote(changed, SECRET, NOW).outcome).toBe(changed === token ? 'valid' : 'forged');
      }),
    );
  });

  it('is forged with another key, another body under the same signature, or anything that is no token', () => {
    const [body = '', mac = ''] = signQuote(FACTS, SECRET).split('.');
    const cheaper = Buffer.from(JSON.stringify({ id: 'x', ...FACTS, total: 1 })).toString('base64url');
    for (const token of ['', '.', body, `${body}.`, `.${mac}`, `${cheaper}.${mac}`, `${body}.${mac}.`, signQuote(FACTS, 'other'), 'x'.repeat(100_000)]) {
      expect(readQuote(token, SECRET, NOW)).toEqual({ outcome: 'forged' });
    }
  });

  it('names a shipment whatever the order of its fields, and another one differently', () => {
    const facts = { weightGrams: 1, size: { lengthMm: 1, widthMm: 2 }, cod: null };
    expect(shipmentDigest({ cod: null, size: { widthMm: 2, lengthMm: 1 }, weightGrams: 1 })).toBe(shipmentDigest(facts));
    expect(shipmentDigest({ ...facts, size: { lengthMm: 2, widthMm: 1 } })).not.toBe(shipmentDigest(facts));
    expect(shipmentDigest({ ...facts, cod: { amount: 1 } })).not.toBe(shipmentDigest(facts));
  });
});
