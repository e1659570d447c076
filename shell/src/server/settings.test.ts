import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('has a default for everything', () =>
    expect(readSettings({ PORT: '' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      metrics: null,
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
      logLevel: 'info',
      watchdogSeconds: 15,
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
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535.'],
    [{ SITE_ORIGIN: 'https://a.example/shop' }, 'SITE_ORIGIN must be an origin like https://example.com, without a path.'],
    [{ TURKISH_ORIGIN: 'javascript:alert(1)' }, 'TURKISH_ORIGIN must be an origin like https://example.com, without a path.'],
    [{ SITE_ORIGIN: 'https://user:hunter2@a.example' }, 'SITE_ORIGIN must be an origin like https://example.com, without a path.'],
    [{ API_BASE_URL: 'http://user:hunter2@a.example' }, 'API_BASE_URL must be an http or https address without a query.'],
    [{ LOG_LEVEL: 'hunter2' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    [{ WATCHDOG_SECONDS: '-1' }, 'WATCHDOG_SECONDS must be a whole number, 0 or more.'],
    [{ WATCHDOG_SECONDS: 'hunter2' }, 'WATCHDOG_SECONDS must be a whole number, 0 or more.'],
    [{ API_BASE_URL: 'ftp://a.example' }, 'API_BASE_URL must be an http or https address without a query.'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, parted by commas.'],
    [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES must be'],
    [{ CHANNEL: '../production' }, 'CHANNEL must be a channel name: small letters, digits and hyphens.'],
    [{ SITE_ORIGIN: 'https://a.example', TURKISH_ORIGIN: 'https://a.example/' }, 'TURKISH_ORIGIN must differ from SITE_ORIGIN'],
  ])('says what is wrong with %j', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));

  it('never repeats a value, which may be a password', () => {
    const names = ['PORT', 'API_PORT', 'SITE_ORIGIN', 'TURKISH_ORIGIN', 'API_BASE_URL', 'ASSETS_ORIGIN', 'CHANNEL', 'TRUSTED_PROXIES', 'DEMO', 'ISOLATION_SWITCHES', 'PAGE_CACHE', 'SERVICE_WORKER', 'ANALYTICS_URL', 'MAP_TILES_URL', 'LOG_LEVEL', 'WATCHDOG_SECONDS', 'DEV_REMOTES'];
    const said = refusalOf(Object.fromEntries(names.map((name) => [name, '/HUNTER2'])));
    expect(said.split(/(?<=\.) (?=[A-Z_]+ must)/).map((sentence) => sentence.split(' ')[0]).sort()).toEqual([...names].sort());
    expect(said).not.toContain('HUNTER2');
  });

  it('watches the event loop unless somebody develops, or says otherwise', () => {
    expect(readSettings({ NODE_ENV: 'development' }).watchdogSeconds).toBe(0);
    expect(readSettings({ NODE_ENV: 'production', WATCHDOG_SECONDS: '40' }).watchdogSeconds).toBe(40);
    expect(readSettings({ WATCHDOG_SECONDS: '0' }).watchdogSeconds).toBe(0);
  });
});

function refusalOf(env: Readonly<Record<string, string>>): string {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('remotes under development', () => {
  const listed = 'mf-x=http://127.0.0.1:4310,mf-y=http://127.0.0.1:4311';

  it('are named with their origin', () => {
    const { developmentRemotes } = readSettings({ NODE_ENV: 'development', DEV_REMOTES: listed });
    expect([...developmentRemotes]).toEqual([['mf-x', 'http://127.0.0.1:4310'], ['mf-y', 'http://127.0.0.1:4311']]);
  });

  it.each([{ NODE_ENV: 'production', DEV_REMOTES: listed }, { DEV_REMOTES: listed }, { NODE_ENV: 'development', DEV_REMOTES: 'mf-x=https://evil.example' }])('are refused in %j', (env) =>
    expect(() => readSettings(env)).toThrow('DEV_REMOTES'));
});
