import { describe, expect, it } from '@jest/globals';
import { pageHeaders } from './security-headers.ts';
import { readSettings } from './settings.ts';
import { STYLE_HASH } from './stub-shell.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const headersWith = (env: Readonly<Record<string, string>>) => pageHeaders({ styleHash: STYLE_HASH, trustedTypes: ['amberlane'] }, readSettings(env));
const directivesWith = (env: Readonly<Record<string, string>>): string[] => (headersWith(env)['content-security-policy'] ?? '').split('; ');

describe('third parties', () => {
  it('are none, and pages may ask nobody else, unless configured', () => {
    expect(readSettings({})).toMatchObject({ analytics: null, mapTiles: null });
    expect(directivesWith({}).join()).not.toContain('https:');
    expect(headersWith({})['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('that count visits may send a script and hear from it, and nothing more', () => {
    const directives = directivesWith({ ANALYTICS_URL: 'https://stats.example/js/s.js' });
    expect(directives).toContain("script-src 'self' https://stats.example");
    expect(directives).toContain("connect-src 'self' https://stats.example");
    expect(directives.filter((directive) => directive.includes('stats.example'))).toHaveLength(2);
  });

  it('keep the rule that every script has a hash when theirs is given', () => {
    expect(readSettings({ ANALYTICS_URL: `https://stats.example/s.js#${HASH}` }).analytics).toEqual({ src: 'https://stats.example/s.js', integrity: HASH });
    expect(headersWith({ ANALYTICS_URL: `https://stats.example/s.js#${HASH}` })['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headersWith({ ANALYTICS_URL: 'https://stats.example/s.js' })['integrity-policy']).toBeUndefined();
  });

  it('that draw maps may send pictures, from all of their subdomains where the address names them', () => {
    expect(directivesWith({ MAP_TILES_URL: 'https://tiles.example:8443/v1/{z}/{x}/{y}.png?key=a' })).toContain("img-src 'self' data: https://tiles.example:8443");
    expect(directivesWith({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })).toContain("img-src 'self' data: https://*.tiles.example");
    expect(directivesWith({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png#%C2%A9%20OpenStreetMap' })).toContain("img-src 'self' data: https://tiles.example");
  });

  it.each([
    [{ ANALYTICS_URL: 'stats.example/s.js' }],
    [{ ANALYTICS_URL: 'javascript:alert(1)' }],
    [{ ANALYTICS_URL: "https://stats.example/s.js; script-src *" }],
    [{ ANALYTICS_URL: 'https://stats.example/s.js#now' }],
    [{ MAP_TILES_URL: 'https://tiles.example/' }],
    [{ MAP_TILES_URL: 'https://tiles.example/#{z}/{x}/{y}' }],
    [{ MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}' 'unsafe-inline" }],
  ])('%j is refused at the start', (env) => expect(() => readSettings(env)).toThrow(Object.keys(env)[0] ?? ''));
});
