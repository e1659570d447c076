/** Endpoints of remotes, in the site's real store. */
import { describe, expect, it } from '@jest/globals';
import type { NamedCall } from '@amberlane/contract/calls/call';
import { deleteOrder } from '@amberlane/contract/calls/orders';
import { api, callTo } from './api.ts';
import { openApiSpace } from './api-space.ts';
import { createSiteStore } from './site-store.ts';

const BUILD = { one: '1'.repeat(64), two: '2'.repeat(64) };

/** A call that answers with its own path. */
function pathCall(path: string) {
  const declared = { ...deleteOrder, path };
  const named: NamedCall<typeof declared> = { method: 'POST', path, load: () => Promise.resolve(declared) };
  return callTo(named, { id: '' });
}
const pathOf = ({ id }: { readonly id: string }): string => id;

/** A build of a remote whose endpoint `price` asks this path. */
const priceOf = (owner: string, build: string, path: string) =>
  openApiSpace(owner, `/remotes/mf-any/${build}/client/`).injectEndpoints({
    endpoints: (builder) => ({
      price: builder.query<string, null>({ query: () => pathCall(path), transformResponse: pathOf }),
      change: builder.mutation<string, null>({ query: () => pathCall(`${path}/change`), transformResponse: pathOf }),
    }),
  });

/** The same with a tag: what changes asks anew. */
const taggedPriceOf = (owner: string, build: string, path: string) =>
  openApiSpace(owner, `/remotes/mf-any/${build}/client/`, ['price']).injectEndpoints({
    endpoints: (builder) => ({
      price: builder.query<string, null>({ query: () => pathCall(path), transformResponse: pathOf, providesTags: ['price'] }),
      change: builder.mutation<string, null>({ query: () => pathCall(`${path}/change`), transformResponse: pathOf, invalidatesTags: () => [{ type: 'price' }] }),
    }),
  });

function openSite(preloaded = {}) {
  const asked: string[] = [];
  const fetch = (url: unknown): Promise<Response> => {
    asked.push(String(url));
    return Promise.resolve(Response.json({ success: true, data: { id: String(url) } }));
  };
  const site = createSiteStore({ transport: { baseUrl: '', fetch, market: () => ({ country: 'GH', locale: 'en' }), timeoutMs: 1_000, retryDelay: () => null } }, preloaded);
  return { site, asked };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the endpoints of a remote', () => {
  it('run its own code beside those of another remote under the same name', async () => {
    const { site } = openSite();
    const ofTracking = priceOf('mf-tracking', BUILD.one, '/tracking');
    const ofShipping = priceOf('mf-shipping', BUILD.two, '/shipping');
    expect((await site.dispatch(ofTracking.endpoints.price.initiate(null))).data).toBe('/tracking');
    expect((await site.dispatch(ofShipping.endpoints.price.initiate(null))).data).toBe('/shipping');
    expect(ofTracking.endpoints.price.select(null)(site.getState()).data).toBe('/tracking');
  });

  it('are those of the last good build once that one runs, and nothing of what the broken build learned', async () => {
    const { site, asked } = openSite();
    const broken = priceOf('mf-tracking', BUILD.two, '/broken');
    await site.dispatch(broken.endpoints.price.initiate(null));
    const lastGood = priceOf('mf-tracking', BUILD.one, '/good');
    site.releaseCalls(BUILD.two);
    expect(lastGood.endpoints.price.select(null)(site.getState()).isUninitialized).toBe(true);
    expect((await site.dispatch(lastGood.endpoints.price.initiate(null))).data).toBe('/good');
    expect(asked).toEqual(['/broken', '/good']);
  });

  it('are found again where the server asked the same build', async () => {
    const server = openSite();
    const ofBuild = priceOf('mf-tracking', BUILD.one, '/price');
    await server.site.dispatch(ofBuild.endpoints.price.initiate(null, { subscribe: false }));
    const browser = openSite(JSON.parse(JSON.stringify(server.site.serialise())) as object);
    expect(ofBuild.endpoints.price.select(null)(browser.site.getState()).data).toBe('/price');
    expect(priceOf('mf-tracking', BUILD.two, '/price').endpoints.price.select(null)(browser.site.getState()).isUninitialized).toBe(true);
  });

  it('may be injected again by the same build, as the server does for each of its pages', async () => {
    const { site } = openSite();
    priceOf('mf-tracking', BUILD.one, '/price');
    const again = priceOf('mf-tracking', BUILD.one, '/price');
    expect((await site.dispatch(again.endpoints.price.initiate(null))).data).toBe('/price');
  });

  it('invalidate tags of their own space alone', async () => {
    const { site, asked } = openSite();
    const one = taggedPriceOf('mf-tracking', BUILD.one, '/one');
    const two = taggedPriceOf('mf-tracking', BUILD.two, '/two');
    await Promise.all([site.dispatch(one.endpoints.price.initiate(null)), site.dispatch(two.endpoints.price.initiate(null))]);
    asked.length = 0;
    await site.dispatch(one.endpoints.change.initiate(null));
    await settled();
    expect(asked).toEqual(['/one/change', '/one']);
    site.dispatch(two.util.invalidateTags(['price']));
    await settled();
    expect(asked).toEqual(['/one/change', '/one', '/two']);
  });

  it('change what their own space holds', async () => {
    const { site } = openSite();
    const one = priceOf('mf-tracking', BUILD.one, '/one');
    const two = priceOf('mf-tracking', BUILD.two, '/two');
    await Promise.all([site.dispatch(one.endpoints.price.initiate(null)), site.dispatch(two.endpoints.price.initiate(null))]);
    site.dispatch(one.util.updateQueryData('price', null, () => 'changed'));
    expect(one.endpoints.price.select(null)(site.getState()).data).toBe('changed');
    expect(two.endpoints.price.select(null)(site.getState()).data).toBe('/two');
  });

  it('have hooks under their own names', () => {
    const { usePriceQuery, useLazyPriceQuery, useChangeMutation } = priceOf('mf-tracking', BUILD.one, '/price');
    expect([usePriceQuery, useLazyPriceQuery, useChangeMutation].map((hook) => typeof hook)).toEqual(['function', 'function', 'function']);
  });
});

describe('a build that failed', () => {
  it('leaves nothing in the store, and the fields that it carried neither', async () => {
    const { site } = openSite();
    const failed = priceOf('mf-account', BUILD.one, '/failed');
    const fields = priceOf('ui', BUILD.one, '/fields');
    const other = priceOf('ui', BUILD.two, '/other-fields');
    for (const { endpoints } of [failed, fields, other]) await site.dispatch(endpoints.price.initiate(null));
    await site.dispatch(failed.endpoints.change.initiate(null));
    site.releaseCalls(BUILD.one);
    const { queries, mutations } = site.getState()[api.reducerPath];
    expect(Object.values(queries).map((query) => query?.data)).toEqual(['/other-fields']);
    expect(mutations).toEqual({});
  });

  it('gets no answer any more for what it asked', async () => {
    const { site } = openSite();
    const failed = priceOf('mf-account', BUILD.one, '/late');
    const running = site.dispatch(failed.endpoints.price.initiate(null));
    site.releaseCalls(BUILD.one);
    await running.catch(() => undefined);
    await settled();
    expect(site.getState()[api.reducerPath].queries).toEqual({});
  });
});
