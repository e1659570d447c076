import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetPending, keepPending, readPending } from './pending-code.ts';

const SENT = { resendSeconds: 60, expiresSeconds: 600 };
const AT = 1_795_000_000_000;

afterEach(() => sessionStorage.clear());

describe('a code on its way', () => {
  it('outlives a reload, with what is left of its time', () => {
    keepPending('login', { userName: 'ama@example.com', sent: SENT }, AT);
    expect(readPending('login', AT + 20_000)).toEqual({ userName: 'ama@example.com', sent: { resendSeconds: 40, expiresSeconds: 580 } });
    expect(readPending('login', AT + 90_000)?.sent).toEqual({ resendSeconds: 0, expiresSeconds: 510 });
    // A clock that was put back gives no more time than there was.
    expect(readPending('login', AT - 90_000)?.sent).toEqual(SENT);
  });

  it('ends with its time, when it is used, and is one for each purpose', () => {
    keepPending('login', { userName: 'ama@example.com', sent: SENT }, AT);
    expect(readPending('login', AT + 600_000)).toBeNull();
    expect(readPending('reset', AT)).toBeNull();
    forgetPending('login');
    expect(readPending('login', AT)).toBeNull();
  });

  it('is none where the tab holds something else', () => {
    sessionStorage.setItem('amberlane.pending-code.login', '{"userName":');
    expect(readPending('login', AT)).toBeNull();
    sessionStorage.setItem('amberlane.pending-code.login', '{"userName":1}');
    expect(readPending('login', AT)).toBeNull();
  });
});
