import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('a password hash', () => {
  it('is argon2id with 19 MiB and two passes in PHC form, salted anew each time', async () => {
    const [one, two] = await Promise.all([hashPassword('Harmattan#2026'), hashPassword('Harmattan#2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('Harmattan#2026', one)).toBe(true);
    expect(await verifyPassword('Harmattan#2027', one)).toBe(false);
  });

  it('is that of the same letters, however a keyboard composed them', async () => {
    expect(await verifyPassword('Cafe\u0301#2026', await hashPassword('Caf\u00e9#2026'))).toBe(true);
  });

  it('that is missing costs a hash and never fits', async () => {
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('x', 'not a hash')).toBe(false);
  });

  it('is made two at a time; a crowd beyond the queue is asked to come back', async () => {
    const results = await Promise.allSettled(Array.from({ length: 110 }, () => verifyPassword('x', null)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: ERROR.UNAVAILABLE, retryAfter: 5 });
    expect(await verifyPassword('x', null)).toBe(false);
  });
});
