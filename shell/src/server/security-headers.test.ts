import { describe, expect, it } from '@jest/globals';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import { STYLE_HASH } from './stub-shell.ts';

const NO_OTHERS = { analytics: null, mapTiles: null };
const PLAIN = { ...NO_OTHERS, siteOrigin: 'http://localhost:8080', turkishOrigin: 'http://tr.localhost:8080', assetsOrigin: null, developmentRemotes: new Map() };
const SECURE = { ...NO_OTHERS, siteOrigin: 'https://a.example', turkishOrigin: 'https://tr.a.example', assetsOrigin: 'https://cdn.example', developmentRemotes: new Map() };
const policyOf = (settings: typeof PLAIN | typeof SECURE, trustedTypes: readonly string[] = ['shell-1', 'mf_home-2']): string[] =>
  (pageHeaders({ styleHash: STYLE_HASH, trustedTypes }, settings)['content-security-policy'] ?? '').split('; ');

describe('headers of a page', () => {
  it('allow what the site loads and nothing else', () =>
    expect(policyOf(PLAIN)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' '${STYLE_HASH}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self' http://localhost:8080 http://tr.localhost:8080",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types shell-1 mf_home-2 'allow-duplicates'",
    ]));

  it('name the CDN where there is one', () => {
    expect(policyOf(SECURE)).toContain("script-src 'self' https://cdn.example");
    expect(policyOf(SECURE)).toContain(`style-src 'self' https://cdn.example '${STYLE_HASH}'`);
  });

  it('allow no policy when the page brings none', () => expect(policyOf(PLAIN, [])).toContain("trusted-types 'none'"));

  it('demand integrity of every script', () =>
    expect(pageHeaders({ styleHash: STYLE_HASH, trustedTypes: [] }, PLAIN)['integrity-policy']).toBe('blocked-destinations=(script)'));

  it.each([
    [{ styleHash: `${STYLE_HASH}' 'unsafe-inline`, trustedTypes: [] }],
    [{ styleHash: STYLE_HASH, trustedTypes: ['x; script-src *'] }],
    [{ styleHash: '', trustedTypes: [] }],
  ])('refuse %j, which would loosen the policy', (page) => expect(() => pageHeaders(page, PLAIN)).toThrow('not fit'));
});

describe('headers of every answer', () => {
  it('bind browsers to https only where the site is', () => {
    expect(commonHeaders(SECURE)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(commonHeaders(PLAIN)['strict-transport-security']).toBeUndefined();
    expect(commonHeaders({ ...SECURE, turkishOrigin: 'http://tr.a.example' })['strict-transport-security']).toBeUndefined();
  });
});

describe('a page with a remote under development', () => {
  const settings = { ...PLAIN, developmentRemotes: new Map([['mf-x', 'http://127.0.0.1:4310']]) };

  it('may talk to its hot reload and run code without a hash', () => {
    const headers = pageHeaders({ styleHash: 'sha256-AAAA', trustedTypes: ['amberlane'] }, settings);
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws://127.0.0.1:4310;");
    expect(headers['integrity-policy']).toBeUndefined();
  });
});
