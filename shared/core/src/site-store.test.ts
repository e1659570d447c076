import { describe, expect, it } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { createSiteStore, type SiteStore } from './site-store.ts';
import type { Transport } from './transport.ts';

const transport: Transport = {
  baseUrl: '', fetch: () => Promise.reject(new Error('no network')), market: () => ({ country: 'GH', locale: 'en' }), timeoutMs: 1, retryDelay: () => 0,
};
const counter = () =>
  createSlice({ name: 'counter', initialState: { n: 1 }, reducers: { more: (state) => ({ n: state.n + 1 }) } });
const stateOf = (site: SiteStore, key: string): unknown => (site.getState() as Record<string, unknown>)[key];

describe('the store of the site', () => {
  it('takes a slice that comes late', () => {
    const site = createSiteStore({ transport });
    const slice = counter();
    site.inject(slice);
    site.dispatch(slice.actions.more());
    expect(stateOf(site, 'counter')).toEqual({ n: 2 });
  });

  it("starts a late slice with the server's state for it", () => {
    const server = createSiteStore({ transport });
    const slice = counter();
    server.inject(slice);
    server.dispatch(slice.actions.more());
    const browser = createSiteStore({ transport }, JSON.parse(JSON.stringify(server.serialise())) as object);
    expect(stateOf(browser, 'counter')).toBeUndefined();
    browser.inject(slice);
    expect(stateOf(browser, 'counter')).toEqual({ n: 2 });
  });

  it('keeps its state when the same slice comes again', () => {
    const site = createSiteStore({ transport });
    const slice = counter();
    site.inject(slice);
    site.dispatch(slice.actions.more());
    site.inject(slice);
    expect(stateOf(site, 'counter')).toEqual({ n: 2 });
  });

  it.each(['session', 'api'])('refuses a slice that takes the key "%s"', (name) => {
    const site = createSiteStore({ transport });
    expect(() => site.inject(createSlice({ name, initialState: {}, reducers: {} }))).toThrow('already taken');
  });

  it('refuses a second, different slice under a taken key', () => {
    const site = createSiteStore({ transport });
    site.inject(counter());
    expect(() => site.inject(counter())).toThrow('already taken');
  });

  it("hands a released key to another build's slice, which starts anew", () => {
    const site = createSiteStore({ transport });
    const failed = counter();
    site.inject(failed);
    site.dispatch(failed.actions.more());
    site.release('counter');
    const other = counter();
    site.inject(other);
    expect(stateOf(site, 'counter')).toEqual({ n: 1 });
    site.dispatch(other.actions.more());
    expect(stateOf(site, 'counter')).toEqual({ n: 2 });
  });

  it('keeps what the server sent for a failed build from another one', () => {
    const site = createSiteStore({ transport }, { slices: { counter: { n: 7 } } });
    site.release('counter');
    site.inject(counter());
    expect(stateOf(site, 'counter')).toEqual({ n: 1 });
  });

  it('shares nothing with another store', () => {
    const one = createSiteStore({ transport });
    one.inject(counter());
    expect(stateOf(createSiteStore({ transport }), 'counter')).toBeUndefined();
  });
});
