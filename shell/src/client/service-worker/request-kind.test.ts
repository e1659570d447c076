import { describe, expect, it } from '@jest/globals';
import { kindOf } from './request-kind.ts';

const SITE = 'https://a.example';
const BUILD = `/remotes/mf-tracking/${'ab'.repeat(32)}/client/page.js`;
type Asked = Parameters<typeof kindOf>[0];
const kind = (path: string, changes: Partial<Asked> = {}) =>
  kindOf({ method: 'GET', mode: 'cors', destination: '', integrity: '', url: new URL(path, SITE).href, ...changes }, SITE);

describe('what the service worker does with a request', () => {
  it('answers documents, and no form that is sent', () => {
    expect(kind('/gh-en/track?numbers=1', { mode: 'navigate' })).toBe('page');
    expect(kind('/', { mode: 'navigate' })).toBe('page');
    expect(kind('/-/consent?agree=1', { mode: 'navigate', method: 'POST' })).toBe('other');
    expect(kind('https://b.example/gh-en', { mode: 'navigate' })).toBe('other');
  });

  it('keeps files whose address names their content, and only if the browser checks them', () => {
    expect(kind(BUILD, { integrity: 'sha384-x', destination: 'script' })).toBe('file');
    expect(kind('/-/site/0123.json', { integrity: 'sha384-x' })).toBe('file');
    expect(kind(BUILD)).toBe('other');
    expect(kind('/remotes/mf-tracking/latest/client/page.js', { integrity: 'sha384-x' })).toBe('other');
  });

  it('keeps pictures, which can’t run', () => {
    expect(kind(BUILD.replace('page.js', 'lost.svg'), { mode: 'no-cors', destination: 'image' })).toBe('file');
  });

  it('keeps what a CDN sends where it may read the answer', () => {
    expect(kind(`https://cdn.example${BUILD}`, { integrity: 'sha384-x' })).toBe('file');
    expect(kind(`https://cdn.example${BUILD.replace('.js', '.svg')}`, { mode: 'no-cors', destination: 'image' })).toBe('other');
  });

  it('leaves calls alone but hears of a sign-out', () => {
    for (const path of ['/oms/order/queryOrderList', '/v1/api/country/queryAllCountryList', '/officalsite/x', '/-/beacon']) expect(kind(path)).toBe('other');
    expect(kind('/oms/user/logout')).toBe('signOut');
    expect(kind('https://b.example/oms/user/logout')).toBe('other');
  });
});
