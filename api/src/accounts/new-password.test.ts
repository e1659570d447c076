import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, readNewPassword } from './new-password.ts';

describe('a common password', () => {
  it.each(['password', 'PASSWORD', 'Password1!', 'Qwerty#123', 'Football2026!!', 'iloveyou', 'abc123', '123456'])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Amberlane#2026', 'Harmattan#2026', 'kente7weave', 'Qx7#83920184'])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('a new password', () => {
  const read = (sent: string, confirmation = sent) => readNewPassword({ field: 'password', sent, confirmation }, 'strong');

  it('is read when its shape is right and both entries agree', async () => {
    expect(await read('Harmattan#2026')).toBe('Harmattan#2026');
  });

  it.each([
    ['of the wrong shape', 'harmattan', 'harmattan', 'password', 'passwordNew'],
    ['that is common', 'Password1!', 'Password1!', 'password', 'passwordCommon'],
    ['that is too long', `Aa1!${'x'.repeat(200)}`, '', 'password', 'tooLong'],
    ['with another second entry', 'Harmattan#2026', 'Harmattan#2027', 'confirmPassword', 'passwordsDiffer'],
    ['in a broken wrap', 'aes-256-cbc:AAAA', 'Harmattan#2026', 'password', 'format'],
  ])('%s is refused at its field', async (_what, sent, confirmation, field, code) => {
    await expect(read(sent, confirmation)).rejects.toMatchObject({ fields: [expect.objectContaining({ field, code })] });
  });
});
