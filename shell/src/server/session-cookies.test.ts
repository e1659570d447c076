import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { concernsSession, mayTellEnd, sessionChange } from './session-cookies.ts';

const LOGIN = '/oms/website/user/login';
const answer = (data: object) => JSON.stringify({ success: true, data });
const refusal = (code: number) => JSON.stringify({ success: false, error: { code, message: 'sentence' } });

describe('an answer that opens a session', () => {
  const change = sessionChange({ path: LOGIN, status: 200, body: answer({ accessToken: 'secret/1', userName: 'ama@example.com', nickName: 'Ama & Kofi' }) }, { secure: true });

  it('keeps the token from scripts and the name readable', () => {
    expect(change?.cookies).toEqual([
      '__Host-token=secret%2F1; Path=/; SameSite=Lax; Secure; HttpOnly',
      'token=; Path=/; SameSite=Lax; Secure; Max-Age=0; HttpOnly',
      'userPin=Ama%20%26%20Kofi; Path=/; SameSite=Lax; Secure',
      'nickName=Ama%20%26%20Kofi; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('reaches the page without the token', () => {
    expect(change?.body).not.toContain('secret');
    expect(JSON.parse(change?.body ?? '')).toEqual({ success: true, data: { accessToken: '', userName: 'ama@example.com', nickName: 'Ama & Kofi' } });
  });

  it('lives on when the reader asked to be remembered, and on plain http without the Secure mark', () => {
    const remembered = sessionChange({ path: '/v1/api/user/login', status: 200, body: answer({ accessToken: 't', userName: 'u', remembered: true }) }, { secure: false });
    expect(remembered?.cookies[0]).toBe('token=t; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly');
    expect(remembered?.cookies.at(-1)).toBe('remembered=1; Path=/; SameSite=Lax; Max-Age=2592000');
  });
});

describe('an answer that ends the session', () => {
  it.each([ERROR.NOT_SIGNED_IN, ERROR.SESSION_EXPIRED, ERROR.SESSION_REPLACED])('by the code %i takes all three cookies away', (code) => {
    const change = sessionChange({ path: '/oms/order/getId', status: 401, body: refusal(code) }, { secure: false });
    expect(change?.cookies).toEqual([
      'token=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
      'userPin=; Path=/; SameSite=Lax; Max-Age=0',
      'nickName=; Path=/; SameSite=Lax; Max-Age=0',
      'remembered=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect(change?.body).toBe(refusal(code));
  });

  it('on https takes the token away under both of its names', () => {
    const change = sessionChange({ path: '/oms/user/logout', status: 200, body: answer({}) }, { secure: true });
    expect(change?.cookies.slice(0, 2)).toEqual(['__Host-token=; Path=/; SameSite=Lax; Secure; Max-Age=0; HttpOnly', 'token=; Path=/; SameSite=Lax; Secure; Max-Age=0; HttpOnly']);
  });

  it('greets by the name that was saved with the basic data, for as long as the session is remembered', () => {
    const saved = { path: '/oms/customer/account-1/update', status: 200, body: answer({ nickName: 'Ama & Kofi' }) };
    expect(sessionChange(saved, { secure: true })).toEqual({ cookies: ['nickName=Ama%20%26%20Kofi; Path=/; SameSite=Lax; Secure'], body: saved.body });
    expect(sessionChange(saved, { secure: false, remembered: true })?.cookies[0]).toMatch(/; Max-Age=\d+$/);
    expect(sessionChange({ ...saved, status: 400 }, { secure: true })).toBeNull();
  });

  it.each(['/oms/user/logout', '/v1/api/user/closeAccount'])('by %s does the same', (path) => {
    expect(sessionChange({ path, status: 200, body: answer({}) }, { secure: false })?.cookies).toHaveLength(4);
  });
});

describe('any other answer', () => {
  it.each([
    ['a refused sign-in', { path: LOGIN, status: 400, body: refusal(ERROR.VALIDATION) }],
    ['a sign-in without a token', { path: LOGIN, status: 200, body: answer({ accessToken: '' }) }],
    ['a token from a call that opens no session', { path: '/v1/api/x', status: 200, body: answer({ accessToken: 't' }) }],
    ['a 401 of another kind', { path: '/v1/api/x', status: 401, body: refusal(ERROR.VALIDATION) }],
    ['garbage', { path: LOGIN, status: 200, body: '<html>' }],
    ['an account that was not closed', { path: '/v1/api/user/closeAccount', status: 400, body: refusal(ERROR.VALIDATION) }],
    ['a failed sign-out', { path: '/oms/user/logout', status: 500, body: refusal(ERROR.SERVICE) }],
  ])('%s changes nothing', (_name, of) => expect(sessionChange(of, { secure: false })).toBeNull());

  it('ends with an envelope that says so under status 200 too', () => {
    const change = sessionChange({ path: '/oms/order/getId', status: 200, body: refusal(ERROR.NOT_SIGNED_IN) }, { secure: false });
    expect(change?.cookies.some((cookie) => cookie.startsWith('token=;') && cookie.includes('Max-Age=0'))).toBe(true);
    expect(sessionChange({ path: '/oms/order/getId', status: 200, body: JSON.stringify({ success: true, data: { code: ERROR.NOT_SIGNED_IN } }) }, { secure: false })).toBeNull();
    expect([mayTellEnd('application/json; charset=utf-8', '90'), mayTellEnd('application/json', '90000'), mayTellEnd('application/json', undefined), mayTellEnd('image/png', '90')]).toEqual([true, false, false, false]);
  });

  it('is not even read', () => {
    expect([concernsSession('/v1/api/track/queryTrack', 200), concernsSession('/v1/api/x', 500)]).toEqual([false, false]);
    expect([concernsSession(LOGIN, 200), concernsSession('/v1/api/x', 401)]).toEqual([true, true]);
  });
});
