import { describe, expect, it } from '@jest/globals';
import { api, createSiteStore } from '@amberlane/core';
import { z } from 'zod';
import type { Market } from '@amberlane/contract/site';
import { defineCall } from '@amberlane/contract/calls/call';
import { createLanguageOfData } from './refetch-for-locale.ts';

const greeting = defineCall({ method: 'GET', path: '/v1/api/greeting', summary: 'A sentence.', request: () => z.object({ to: z.string() }), reply: () => z.string() });
const calls = api.injectEndpoints({
  endpoints: (build) => ({
    greeting: build.query<string, { to: string }>({ query: (request) => ({ method: 'GET', path: greeting.path, request, contract: () => Promise.resolve(greeting) }) }),
  }),
});

function siteIn(place: { now: Market }, asked: string[]) {
  const answer = (_url: unknown, init?: RequestInit): Promise<Response> => {
    const lang = new Headers(init?.headers).get('lang') ?? '';
    asked.push(lang);
    return Promise.resolve(Response.json({ success: true, data: `greeting in ${lang}` }));
  };
  return createSiteStore({ transport: { baseUrl: 'http://site.test', fetch: answer, market: () => place.now, timeoutMs: 1_000, retryDelay: () => 0 } });
}

describe('a change of language', () => {
  it('brings what the store holds into the new language, once', async () => {
    const place: { now: Market } = { now: { country: 'MA', locale: 'en' } };
    const asked: string[] = [];
    const site = siteIn(place, asked);
    const bringDataInto = createLanguageOfData(site, 'en');
    await site.dispatch(calls.endpoints.greeting.initiate({ to: 'Ama' }));
    await bringDataInto('en');
    expect(asked).toEqual(['en_US']);
    place.now = { country: 'MA', locale: 'fr' };
    await bringDataInto('fr');
    await bringDataInto('fr');
    expect(asked).toEqual(['en_US', 'fr_FR']);
    expect(calls.endpoints.greeting.select({ to: 'Ama' })(site.getState()).data).toBe('greeting in fr_FR');
  });
});
