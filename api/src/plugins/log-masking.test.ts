import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HIDDEN, maskSqlEcho, maskText, maskValue } from './log-masking.ts';

describe('masking', () => {
  it.each([
    ['no row for NG407183529669 or ng407183529669', 'no row for NG40********69 or ng40********69'],
    ['mail to ama.mensah+x@mail.example.com refused', 'mail to a***@*** refused'],
    ['GET /x?email=ama%40example.com&numbers=GH520938177409#top', 'GET /x?email=***&numbers=***#top'],
    ['sms to +92 301 555-0199 failed', 'sms to ***99 failed'],
    ['call 0301 5550199, or (030) 1234 5678', 'call ***99, or (***78'],
    ['رقم ٠٣٠١٥٥٥٠١٩٩', 'رقم ***٩٩'],
    ['application FR-7K3Q-9M2D moved', 'application FR-****-**** moved'],
    ['session Zk9Lw1nVq8aT3rY6uP0sD5fG7hJ2kL4zX-cV_bN1mQ8 ended', 'session *** ended'],
  ])('%s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'started in 1234 ms at http://127.0.0.1:8081',
    'duplicate key value violates unique constraint "account_email_key"',
    'at Object.handle (/srv/amberlane/node_modules/fastify-type-provider-zod/dist/core.js:1204:35)',
    '2026-11-20T10:30:00.000Z',
    '0193d2c4-5b1a-4c7e-9f00-123456789abc',
  ])('leaves %p as it is', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('hides fields by their name, however deep, and masks the texts of all others', () => {
    const line = { lead: 'x', customer: { firstName: 'Ama', tags: ['to ama@example.com'], token: 'abc' }, receiverAddress: { a: 1 }, ms: 3 };
    expect(maskValue(line)).toEqual({ lead: 'x', customer: { firstName: HIDDEN, tags: ['to a***@***'], token: HIDDEN }, receiverAddress: HIDDEN, ms: 3 });
  });

  it('drops what an SQL error repeats of a value', () => {
    expect(maskSqlEcho('invalid input syntax for type integer: "Ama Mensah"')).toBe('invalid input syntax for type integer: "***"');
    expect(maskSqlEcho('relation "lead" does not exist')).toBe('relation "lead" does not exist');
  });

  it('never lets a number of ours or a mail address through, whatever surrounds it', () => {
    const edges = fc.constantFrom(' ', '"', "'", '(', '/', '=', ',', ':', '\n', '{"a":"', '؛', '。');
    fc.assert(
      fc.property(edges, edges, fc.stringMatching(/^[A-Z]{2}\d{12}$/), fc.stringMatching(/^[a-z]{3,8}$/), (before, after, waybillNo, name) => {
        const masked = maskText(`${before}${waybillNo}${after} ${before}${name}@mail.example${after}`);
        expect(masked).not.toContain(waybillNo);
        expect(masked).not.toContain(`${name}@`);
      }),
    );
  });

  it('cuts what is too long for a line', () => {
    expect(maskText('x '.repeat(100_000)).length).toBe(8_192);
  });

  it('takes no longer for hostile text', () => {
    const started = performance.now();
    for (const unit of ['a@', '1 ', '+1-', '?a=', 'aA1-', '@.', '%40']) maskText(unit.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
