import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('has a default for everything', () =>
    expect(readSettings({ PORT: '' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      siteOrigin: 'http://localhost:8080',
      turkishOrigin: 'http://tr.localhost:8080',
      apiBaseUrl: 'http://127.0.0.1:8081',
      dataDir: '.data',
      storeUrl: join('.data', 'store'),
      assetsOrigin: null,
      demo: true,
      pageCache: true,
      switchesUrl: null,
      serviceWorker: true,
      analytics: null,
      mapTiles: null,
      developmentRemotes: new Map(),
      trustedProxies: [],
      channel: 'production',
      releasePublicKey: join('.data', 'keys', 'release.pub'),
    }));

  it('derives addresses from ports and folders', () =>
    expect(readSettings({ PORT: '9000', API_PORT: '9001', DATA_DIR: '/var/amberlane' })).toMatchObject({
      siteOrigin: 'http://localhost:9000',
      turkishOrigin: 'http://tr.localhost:9000',
      apiBaseUrl: 'http://127.0.0.1:9001',
      storeUrl: '/var/amberlane/store',
      releasePublicKey: '/var/amberlane/keys/release.pub',
    }));

  it('reads the proxies that it believes', () =>
    expect(readSettings({ TRUSTED_PROXIES: '10.1.0.0/16, 2001:db8::/32,192.0.2.1' }).trustedProxies).toEqual(['10.1.0.0/16', '2001:db8::/32', '192.0.2.1']));

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number, but is "http".'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535, but is "70000".'],
    [{ SITE_ORIGIN: 'https://a.example/shop' }, 'SITE_ORIGIN must be an origin like https://example.com, without a path, but is "https://a.example/shop".'],
    [{ TURKISH_ORIGIN: 'javascript:alert(1)' }, 'TURKISH_ORIGIN must be an origin like https://example.com, without a path, but is "javascript:alert(1)".'],
    [{ SITE_ORIGIN: 'https://user:pass@a.example' }, 'SITE_ORIGIN must be'],
    [{ API_BASE_URL: 'ftp://a.example' }, 'API_BASE_URL must be an http or https address without a query, but is "ftp://a.example".'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, parted by commas, but is "10.0.0.0/33".'],
    [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES must be'],
    [{ CHANNEL: '../production' }, 'CHANNEL must be a channel name: small letters, digits and hyphens, but is "../production".'],
    [{ SITE_ORIGIN: 'https://a.example', TURKISH_ORIGIN: 'https://a.example/' }, 'TURKISH_ORIGIN must differ from SITE_ORIGIN'],
  ])('says what is wrong with %j', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));
});

describe('remotes under development', () => {
  const listed = 'mf-x=http://127.0.0.1:4310,mf-y=http://127.0.0.1:4311';

  it('are named with their origin', () => {
    const { developmentRemotes } = readSettings({ NODE_ENV: 'development', DEV_REMOTES: listed });
    expect([...developmentRemotes]).toEqual([['mf-x', 'http://127.0.0.1:4310'], ['mf-y', 'http://127.0.0.1:4311']]);
  });

  it.each([{ NODE_ENV: 'production', DEV_REMOTES: listed }, { DEV_REMOTES: listed }, { NODE_ENV: 'development', DEV_REMOTES: 'mf-x=https://evil.example' }])('are refused in %j', (env) =>
    expect(() => readSettings(env)).toThrow('DEV_REMOTES'));
});
