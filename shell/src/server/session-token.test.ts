import { describe, expect, it } from '@jest/globals';
import { readSessionToken } from './session-token.ts';

const HTTPS = true;
const HTTP = false;

describe('the token of a session', () => {
  it.each([
    ['__Host-token=a%2Fb; nickName=Ama', HTTPS, { value: 'a/b', isOld: false }],
    ['token=a', HTTP, { value: 'a', isOld: false }],
    // From before the cookie had its present name.
    ['token=a', HTTPS, { value: 'a', isOld: true }],
    // A sister host can write the second, not the first.
    ['token=attacker; __Host-token=a', HTTPS, { value: 'a', isOld: false }],
    ['__Host-token=a; token=attacker; token=other', HTTPS, { value: 'a', isOld: false }],
    ['token=attacker; token=a', HTTPS, null],
    ['token=attacker; token=a', HTTP, null],
    ['token=a; token=a', HTTP, { value: 'a', isOld: false }],
    ['__Host-token=a', HTTP, null],
    ['token=', HTTP, null],
    ['nickName=Ama', HTTPS, null],
    [undefined, HTTPS, null],
  ])('of the cookies %s (https: %s) is %j', (header, secure, token) => expect(readSessionToken(header, secure)).toEqual(token));
});
