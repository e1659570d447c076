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

  it('knows a named site by no other name', () =>
    expect(hostReader({ siteOrigin: 'https://a.example', turkishOrigin: 'https://tr.a.example' })('127.0.0.1')).toBeNull());
});
