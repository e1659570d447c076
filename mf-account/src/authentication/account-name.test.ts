import { describe, expect, it } from '@jest/globals';
import { couldBeAccount, newPasswordFaults, policyForName } from './account-name.ts';

describe('name of an account', () => {
  it.each(['ama@example.com', ' ama@example.com ', '023 123 4567', '+233 23 123 4567', '٠٥١٢٣٤٥٦٧٨', '(023) 123-4567'])('takes %j', (typed) => {
    expect(couldBeAccount(typed)).toBe(true);
  });

  it.each(['ama', 'ama@example', '12345', 'ama 123456', '1234567890123456'])('refuses %j before anybody is asked', (typed) => {
    expect(couldBeAccount(typed)).toBe(false);
  });

  it('tells the rule of its password', () => {
    expect([policyForName('ama@example.com'), policyForName('0231234567')]).toEqual(['strong', 'short']);
  });
});

describe('a new password', () => {
  it('names what is wrong with it and with its repetition, once both are typed', () => {
    expect(newPasswordFaults({ password: 'short', confirmPassword: 'other' }, 'strong')).toMatchObject([
      { field: 'password', code: 'passwordNew' },
      { field: 'confirmPassword', code: 'passwordsDiffer' },
    ]);
    expect(newPasswordFaults({ password: '', confirmPassword: '' }, 'strong')).toEqual([]);
    expect(newPasswordFaults({ password: 'abc123', confirmPassword: 'abc123' }, 'short')).toEqual([]);
  });
});
