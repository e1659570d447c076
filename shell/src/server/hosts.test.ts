import { describe, expect, it } from '@jest/globals';
import { hostReader } from './hosts.ts';

describe('hosts', () => {
  const read = hostReader({ siteOrigin: 'http://localhost:8080', turkishOrigin: 'http://tr.localhost:8080' });
  it.each([
    ['localhost:8080', 'site'],
    ['LOCALHOST:8080', 'site'],
    ['127.0.0.1:8080', 'site'],
    ['[::1]:8080', 'site'],
    ['tr.localhost:8080', 'turkish'],
    ['localhost', null],
    ['localhost:80', null],
    ['evil.localhost:8080', null],
    ['localhost:8080.evil.example', null],
    ['', null],
    [undefined, null],
  ])('%s is %s', (header, kind) => expect(read(header)).toBe(kind));

  it.each([
    ['a.example', 'site'],
    ['a.example:443', 'site'],
    ['TR.a.example:443', 'turkish'],
    ['a.example:80', null],
    ['a.example:8443', null],
    ['a.example:', null],
  ])('%s is %s for a site on https', (header, kind) =>
    expect(hostReader({ siteOrigin: 'https://a.example', turkishOrigin: 'https://tr.a.example' })(header)).toBe(kind));

  it("knows a site on http by its scheme's own port", () =>
    expect(['localhost:80', '[::1]:80', 'localhost:443'].map(hostReader({ siteOrigin: 'http://localhost', turkishOrigin: 'http://tr.localhost' }))).toEqual(['site', 'site', null]));

  it('knows a named site by no other name', () =>
    expect(hostReader({ siteOrigin: 'https://a.example', turkishOrigin: 'https://tr.a.example' })('127.0.0.1')).toBeNull());
});
