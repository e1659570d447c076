import { createDecipheriv } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
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

describe('a password wrapped where the browser has no WebCrypto', () => {
  const whole = globalThis.crypto;
  const iv = Uint8Array.from({ length: 16 }, (_, index) => index * 15);
  /** What `crypto` has on plain http. */
  const onPlainHttp = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes) };
  const use = (value: object): void => void Object.defineProperty(globalThis, 'crypto', { value, configurable: true, writable: true });
  const wrapOnPlainHttp = async (password: string): Promise<string> => {
    use(onPlainHttp);
    try {
      return await wrapPassword(password);
    } finally {
      use(whole);
    }
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is opened by the API like any other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (password) => {
        const wrapped = await wrapOnPlainHttp(password);
        expect(wrapped).toMatch(/^aes-256-cbc:[A-Za-z0-9+/]+=*$/);
        expect(await unwrapPassword(wrapped)).toBe(password);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['', 'Harmattan#2026', 'şifre 1 كلمة 密码 😀', 'x'.repeat(16), 'x'.repeat(64)])('is the same, byte for byte, as with WebCrypto: "%s"', async (password) => {
    jest.spyOn(whole, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.set(iv);
      return bytes;
    });
    expect(await wrapOnPlainHttp(password)).toBe(await wrapPassword(password));
  });
});

it('a plain password stays as it is', async () => {
  expect(await unwrapPassword('Harmattan#2026')).toBe('Harmattan#2026');
});
