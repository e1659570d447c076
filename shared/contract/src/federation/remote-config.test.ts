import { describe, expect, it } from '@jest/globals';
import { defineRemote } from './remote-config.ts';

const route = { path: 'letters', page: 'letters', title: 'a.b', messages: ['a'], budgetKb: 1 };
const form = { name: 'ask', call: '/v1/api/letters/ask', fields: ['email'], page: 'letters' };
const click = { call: '/v1/api/letters/stop/{token}', tokenLength: 43, page: 'letters' };
const feed = { path: 'letters.xml', module: 'letters', page: 'letters', messages: ['a'] };
const define = (more: Partial<Parameters<typeof defineRemote>[0]>) => () => defineRemote({ name: 'mf-letters', core: '^1.0.0', routes: [route], ...more });

describe('the declaration of a remote', () => {
  it('may hold forms, one-click links, feeds and spellings of its own pages', () => {
    expect(define({ routes: [{ ...route, aliases: ['mail'], spellings: ['Mail'] }], forms: [form], oneClicks: [click], feeds: [feed] })).not.toThrow();
  });

  it('may name a slot alone, which takes many fillings with the page, and say that one takes a single filling, or is late', () => {
    const { routes } = define({ routes: [{ ...route, slots: ['notes', { slot: 'picker', many: false }, { slot: 'map', late: true }] }] })();
    expect(routes[0]?.slots).toEqual([{ slot: 'notes', many: true }, { slot: 'picker', many: false }, { slot: 'map', many: true, late: true }]);
  });

  it.each([
    ['a form that returns to no page of it', { forms: [{ ...form, page: 'elsewhere' }] }, 'no route has the path'],
    ['a one-click link that leads to no page of it', { oneClicks: [{ ...click, page: 'elsewhere' }] }, 'no route has the path'],
    ['a feed of no page of it', { feeds: [{ ...feed, page: 'elsewhere' }] }, 'no route has the path'],
    ['a spelling that its addresses do not lead to', { routes: [{ ...route, spellings: ['Mail'] }] }, 'is neither the path nor an alias'],
    ['a form whose call is none of the API', { forms: [{ ...form, call: 'https://elsewhere.example/' }] }, 'forms'],
    ['a one-click link with a token that can be guessed', { oneClicks: [{ ...click, tokenLength: 8 }] }, 'tokenLength'],
    ['a slot that a page declares twice', { routes: [{ ...route, slots: ['picker', { slot: 'picker', late: true as const }] }] }, 'is declared twice'],
    ['a one-click link without a token', { oneClicks: [{ ...click, call: '/oms/order/cancel' }] }, 'call'],
  ])('is refused with %s', (_what, more, reason) => expect(define(more)).toThrow(reason));
});
