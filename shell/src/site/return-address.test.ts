import { describe, expect, it } from '@jest/globals';
import { readSiteAddress } from '@amberlane/contract/site/site-address';
import { afterSignIn, returnOf, signInHref } from './return-address.ts';

const PLACE = { country: 'GH', locale: 'en' } as const;
const hrefOf = (value: string | null) => readSiteAddress(value)?.href ?? null;

describe('the way back', () => {
  it.each(['/gh-en', '/gh-en/express/order-entry?draft=7#parcel', '/ae-ar/track?numbers=A%0AB', '/cn-cn/help'])('leads to the page %s', (href) => {
    expect(hrefOf(href)).toBe(href);
    expect(returnOf(PLACE, `?${new URLSearchParams({ return: href }).toString()}`)).toBe(href);
  });

  it.each([
    'https://evil.example/gh-en',
    '//evil.example/gh-en',
    '/\\evil.example',
    '/gh-en/..//evil.example',
    '/gh-en/../\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/-/outbox',
    '/remotes/x',
    '/v1/api/user/login',
    '/xx-en',
    'gh-en/track',
    '',
    `/gh-en/${'a'.repeat(2100)}`,
  ])('never leaves the pages of the site: %s', (href) => {
    expect(hrefOf(href)).toBeNull();
    expect(returnOf(PLACE, `?${new URLSearchParams({ return: href }).toString()}`)).toBe('/gh-en');
  });

  it('through the sign-in page holds what the reader was at, in the language of the page', () => {
    const href = signInHref({ country: 'AE', locale: 'ar' }, '/ae-ar/express/my-order?page=2#row-5');
    expect(href).toBe('/ae-ar/user-opt/login?return=%2Fae-ar%2Fexpress%2Fmy-order%3Fpage%3D2%23row-5');
    const address = readSiteAddress(href);
    expect(address && afterSignIn(address)).toBe('/ae-ar/express/my-order?page=2#row-5');
  });

  it('leads from the sign-in page to where that one leads, never to itself', () => {
    const leading = '/gh-en/user-opt/login?return=%2Fgh-en%2Ftrack';
    expect(signInHref(PLACE, leading)).toBe(leading);
    expect(signInHref(PLACE, '/gh-en/user-opt/login')).toBe('/gh-en/user-opt/login');
    expect(signInHref(PLACE, `/gh-en/user-opt/login?${new URLSearchParams({ return: leading }).toString()}`)).toBe('/gh-en/user-opt/login');
    expect(returnOf(PLACE, '?return=%2Fgh-en%2Fuser-opt%2Flogin')).toBe('/gh-en');
  });
});
