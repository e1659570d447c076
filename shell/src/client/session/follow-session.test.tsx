import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSiteStore, sessionSlice } from '@amberlane/core';
import { followSession } from './follow-session.ts';

const TRANSPORT = { baseUrl: '', fetch: () => Promise.reject(new TypeError('no call is made')), market: () => ({ country: 'GH', locale: 'en' }) as const, timeoutMs: 1, retryDelay: () => 0 };
const storeOfTab = () => createSiteStore({ transport: TRANSPORT });
const nickNameIn = (site: ReturnType<typeof storeOfTab>) => site.getState().session.nickName;
const signIn = (nickName: string): void => void (document.cookie = `nickName=${nickName}; Path=/`);
const signOut = (): void => void (document.cookie = 'nickName=; Path=/; Max-Age=0');
const comesToFront = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

let ends: (() => void)[] = [];
const follow = (site: ReturnType<typeof storeOfTab>): void => void ends.push(followSession(site));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  for (const end of ends) end();
  ends = [];
  signOut();
});

describe('the store', () => {
  it('learns from the cookies who is signed in', () => {
    signIn('Ama');
    const site = storeOfTab();
    follow(site);
    expect(nickNameIn(site)).toBe('Ama');
    expect(localStorage.getItem('amberlane.session')).toBe('Ama');
  });

  it('that signs out takes the readable cookies and the stored state along', () => {
    signIn('Ama');
    const site = storeOfTab();
    follow(site);
    site.dispatch(sessionSlice.actions.signedOut());
    expect(document.cookie).not.toContain('Ama');
    expect(localStorage.getItem('amberlane.session')).toBeNull();
  });
});

describe('another tab', () => {
  it('is followed by a storage event', () => {
    const site = storeOfTab();
    follow(site);
    signIn('Ama');
    dispatchEvent(new StorageEvent('storage', { key: 'amberlane.session' }));
    expect(nickNameIn(site)).toBe('Ama');
    signOut();
    dispatchEvent(new StorageEvent('storage', { key: 'amberlane.session' }));
    expect(nickNameIn(site)).toBeNull();
  });

  it('is noticed by a tab that comes to the front, whatever storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const site = storeOfTab();
    follow(site);
    signIn('Ama');
    comesToFront();
    expect(nickNameIn(site)).toBe('Ama');
    signOut();
    comesToFront();
    expect(nickNameIn(site)).toBeNull();
  });
});
