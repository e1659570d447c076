import { describe, expect, it } from '@jest/globals';
import { wayBack } from './way-back.ts';

const ACCRA = { country: 'GH', locale: 'en' } as const;
const from = (address: string) => wayBack(ACCRA, `?${new URLSearchParams({ return: address }).toString()}`);

describe('the way back from the terms', () => {
  it('is the page that led here, with its query and fragment', () =>
    expect(from('/gh-en/express/order-entry?step=2#goods')).toEqual({ href: '/gh-en/express/order-entry?step=2#goods', path: 'express/order-entry?step=2#goods' }));

  it('may be in another language', () => expect(from('/gh-cn/track')).toEqual({ href: '/gh-cn/track', path: null }));

  it.each(['https://evil.example/', '//evil.example/gh-en', '/\\evil.example', '/nowhere/track', '/gh-en/term-dialog?return=/gh-en', ''])('is the home page instead of %j', (address) =>
    expect(from(address)).toEqual({ href: '/gh-en', path: '' }),
  );

  it('is the home page for who came by themselves', () => expect(wayBack(ACCRA, '')).toEqual({ href: '/gh-en', path: '' }));
});
