import { describe, expect, it } from '@jest/globals';
import { lookOf, withLook } from './appearance-attributes.ts';

describe('what the document says of its reader', () => {
  it.each([
    ['nothing of a stranger', undefined, ''],
    ['nothing of a reader who chose light', 'theme=light; defaultCountryCode=GH', ''],
    ['the dark theme', 'theme=dark', ' data-theme="dark"'],
    ['nothing that is no theme', 'theme="><script>', ''],
    ['the notice for Turkey', 'defaultCountryCode=TR', ' data-cookie-notice'],
    ['no notice after an agreement', 'defaultCountryCode=TR; cookieAgree=1', ''],
    ['no notice after a refusal', 'defaultCountryCode=TR; cookieAgree=0', ''],
    ['that it stands inside of another program', 'isHidHead=1', ' data-embedded'],
    ['nothing of a program that brings no head', 'isHidHead=0', ''],
    ['that someone is signed in, and not who', 'token=abc; nickName=Ama', ' data-signed-in'],
    ['all of it', 'defaultCountryCode=TR; theme=dark; nickName=Ama', ' data-theme="dark" data-cookie-notice data-signed-in'],
  ])('%s', (_what, cookies, look) => {
    expect(lookOf(cookies, 'GH')).toBe(look);
  });

  it('holds the notice for who reads Turkey’s site without a choice of a country', () => {
    expect([lookOf(undefined, 'TR'), lookOf('defaultCountryCode=GH', 'TR'), lookOf('cookieAgree=0', 'TR')]).toEqual([' data-cookie-notice', '', '']);
  });

  it('stands in its first element', () => {
    expect(withLook(Buffer.from('<!doctype html><html lang="en-GH"><p>page</p></html>'), ' data-theme="dark"').toString()).toBe('<!doctype html><html data-theme="dark" lang="en-GH"><p>page</p></html>');
  });
});
