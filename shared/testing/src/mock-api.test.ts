import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { queryAllCountryList } from '@amberlane/contract/calls/countries';
import { startMockApi, type MockApi } from './mock-api.ts';
import { defineMockApi, routesOf } from './mock-api/mock-api-part.ts';
import { everyPage } from './mock-api/every-page.ts';
import { mockApiOf, mockApisOfRemotes } from './mock-api/remote-parts.ts';
import { serve } from './mock-api/serve.ts';

const COUNTRIES = queryAllCountryList.path;
const CONTEXT = { isEmpty: () => false, isMany: () => false, now: () => new Date() };

describe('the server of the mock API', () => {
  let api: MockApi;
  beforeEach(async () => {
    api = await startMockApi({ port: 0, parts: [], target: { title: 'mf-x', origin: 'http://127.0.0.1:1', pages: [{ name: 'x (/x)', path: 'x' }] } });
  });
  afterEach(() => api.close());
  const get = (path: string, cookie = '') => fetch(api.address + path, { redirect: 'manual', headers: { cookie } });

  it('answers the calls of every page, well or badly as the scenario says', async () => {
    expect(await (await get(COUNTRIES)).json()).toMatchObject({ success: true });
    await fetch(`${api.address}/-/scenario`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"scenario":"failing"}', redirect: 'manual' });
    expect((await get(COUNTRIES)).status).toBe(500);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('has the state of its switches in the address, so that it can be handed on', async () => {
    const plain = await get('/?scenario=empty');
    expect(plain.headers.get('location')).toBe('/?scenario=empty&session=out');
    const page = await (await get('/?scenario=empty&session=out&page=%2Fgh-en%2Fx')).text();
    expect(page).toContain('/open?scenario=empty&amp;session=out&amp;page=%2Fgh-en%2Fx');
    expect((await (await get(COUNTRIES)).json()) as object).toMatchObject({ data: [] });
  });

  it('opens a page with the switches that its address names', async () => {
    const opened = await get('/open?scenario=failing&session=in&page=/gh-en/x%3Fa=1');
    expect(opened.headers.get('location')).toBe('http://127.0.0.1:1/gh-en/x?a=1');
    expect(opened.headers.getSetCookie().join()).toContain('userPin=demo');
    expect((await get(COUNTRIES)).status).toBe(500);
  });

  it('leads to no other site', async () => {
    expect((await get('/open?page=//evil.example/x')).headers.get('location')).toBe('/');
  });
});

describe('parts of the mock API', () => {
  it('are found in the remotes, without a list of them', async () => {
    const parts = await mockApisOfRemotes();
    expect(parts.length).toBeGreaterThan(2);
    expect(() => routesOf([everyPage, ...parts], CONTEXT)).not.toThrow();
    expect((await mockApiOf('mf-tracking'))?.pathParams).toHaveProperty('token');
    expect(await mockApiOf('mf-nobody')).toBeNull();
  });

  it('may not answer the same call', () => {
    const again = defineMockApi({ serve: (routes) => serve(routes, queryAllCountryList, () => []) });
    expect(() => routesOf([everyPage, again], CONTEXT)).toThrow(`The mock API answers GET ${COUNTRIES} twice.`);
  });
});
