import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unwrapPassword, wrapPassword } from './password-wrap.ts';

describe('a wrapped password', () => {
  it('opens to what was wrapped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (password) => {
        expect(await unwrapPassword(await wrapPassword(password))).toBe(password);
      }),
      { numRuns: 50 },
    );
  });

  it('never looks the same twice, and hides what it holds', async () => {
    const [one, two] = await Promise.all([wrapPassword('Harmattan#2026'), wrapPassword('Harmattan#2026')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^aes-256-cbc:[A-Za-z0-9+/=]+$/);
    expect(Buffer.from(one.slice(12), 'base64').toString('latin1')).not.toContain('Harmattan');
  });

  it('is AES-256-CBC with PKCS#7 and the IV in front, for any other client', async () => {
    const bytes = Buffer.from((await wrapPassword('şifre 1')).slice(12), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', 'amberlane transport wrap, public', bytes.subarray(0, 16));
    expect(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()).toBe('şifre 1');
  });

  it.each(['aes-256-cbc:', 'aes-256-cbc:%%%', 'aes-256-cbc:AAAA', `aes-256-cbc:${'A'.repeat(64)}`])('that was tampered with opens to nothing: %s', async (sent) => {
    expect(await unwrapPassword(sent)).toBeNull();
  });
});

it('a plain password stays as it is', async () => {
  expect(await unwrapPassword('Harmattan#2026')).toBe('Harmattan#2026');
});
