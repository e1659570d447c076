import { describe, expect, it } from '@jest/globals';
import type { Market } from '@amberlane/contract/site';
import { FIRST_PASSWORD, firstPasswordThen, keepingReturn, modeOf, REGISTER, returnHref, SIGN_IN } from './sign-in-address.ts';

const back = (href: string): string => `?${new URLSearchParams({ return: href }).toString()}`;

describe('addresses of the way in', () => {
  it('keep where a reader came from, beside what they say themselves', () => {
    expect(keepingReturn(REGISTER, back('/gh-en/track?numbers=NG407183529669'))).toBe(`user-opt/register${back('/gh-en/track?numbers=NG407183529669')}`);
    expect(keepingReturn(SIGN_IN, back('/gh-en/track'), { mode: 'code' })).toBe('user-opt/login?mode=code&return=%2Fgh-en%2Ftrack');
    expect(keepingReturn(SIGN_IN, '')).toBe('user-opt/login');
  });

  it.each(['//evil.example/gh-en', 'https://evil.example', '/\\evil.example', '/nowhere'])('never lead to %s', (href) => {
    expect(keepingReturn(SIGN_IN, back(href))).toBe('user-opt/login');
    expect(returnHref({ country: 'GH', locale: 'en' }, back(href))).toBe('/gh-en');
  });

  it('lead back from the first password', () => {
    const market: Market = { country: 'SA', locale: 'ar' };
    const [path, search] = firstPasswordThen(market, 'user-opt/personal/security').split('?');
    expect(path).toBe(FIRST_PASSWORD);
    expect(returnHref(market, `?${search ?? ''}`)).toBe('/sa-ar/user-opt/personal/security');
  });

  it('say how one signs in', () => {
    expect([modeOf('?mode=code'), modeOf(''), modeOf('?mode=other')]).toEqual(['code', 'password', 'password']);
  });
});
