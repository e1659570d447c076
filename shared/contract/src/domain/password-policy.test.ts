import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passwordFault, policyOf } from './password-policy.ts';

describe('the rule of accounts with a mail address', () => {
  it.each(['Harmattan#2026', 'Aa1!aaaa', 'Şifre!2026x', 'Пароль#2026', 'Aa1 aaa!', 'Aa1!aaa😀'])('takes %s', (password) => {
    expect(passwordFault(password, 'strong')).toBeNull();
  });

  it.each([
    ['seven characters', 'Aa1!aaa'],
    ['no capital', 'harmattan#2026'],
    ['no small letter', 'HARMATTAN#2026'],
    ['no digit', 'Harmattan#dry'],
    ['no special character', 'Harmattan2026'],
    ['a blank for the special character', 'Harmattan 2026'],
    ['seven signs of two units each', 'Aa1!😀😀😀'],
  ])('refuses %s', (_what, password) => {
    expect(passwordFault(password, 'strong')).toBe('passwordNew');
  });
});

describe('the rule of the phone flow', () => {
  it.each(['abc123', 'A1b2c3d4e5f6g7h8', '12345a'])('takes %s', (password) => {
    expect(passwordFault(password, 'short')).toBeNull();
  });

  it.each(['abc12', 'A1b2c3d4e5f6g7h8i', 'abcdef', '123456', 'abc123!', 'abc 123', 'abcé123', 'abc١٢٣'])('refuses %s', (password) => {
    expect(passwordFault(password, 'short')).toBe('passwordOld');
  });
});

it.each(['strong', 'short'] as const)('no password of the rule %s is longer than 128 bytes', (policy) => {
  expect(passwordFault(`Aa1!${'x'.repeat(124)}`, 'strong')).toBeNull();
  expect(passwordFault(`Aa1!${'x'.repeat(125)}`, policy)).toBe('tooLong');
  expect(passwordFault(`Aa1!${'字'.repeat(42)}`, policy)).toBe('tooLong');
});

it('whatever is typed gets a verdict', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('strong' as const, 'short' as const), (typed, policy) => {
      expect([null, 'tooLong', 'passwordNew', 'passwordOld']).toContain(passwordFault(typed, policy));
    }),
  );
});

it('the mail address decides which rule holds', () => {
  expect([policyOf({ email: 'a@example.com' }), policyOf({ email: null })]).toEqual(['strong', 'short']);
});
