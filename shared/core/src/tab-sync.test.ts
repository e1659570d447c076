/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { tabSync } from './tab-sync.ts';

type Hear = (event: { readonly data: unknown }) => void;
const channels: { readonly name: string; readonly hear: Hear[]; readonly told: unknown[] }[] = [];

beforeAll(() => {
  class Channel {
    readonly #own: (typeof channels)[number];
    constructor(name: string) {
      this.#own = { name, hear: [], told: [] };
      channels.push(this.#own);
    }
    addEventListener(_type: string, hear: Hear): void {
      this.#own.hear.push(hear);
    }
    postMessage(data: unknown): void {
      this.#own.told.push(data);
    }
  }
  Object.assign(globalThis, { window: globalThis, BroadcastChannel: Channel });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

const invalidateTags = (tags: string[]) => ({ type: 'invalidate', tags });

describe('tabs of one reader', () => {
  it('hear which tags changed elsewhere, once for each store, and nothing else', () => {
    const { stayInStep } = tabSync('mf-hears', { util: { invalidateTags } }, ['orders', 'order']);
    const dispatch = jest.fn<(action: unknown) => unknown>();
    const site = { dispatch } as Parameters<typeof stayInStep>[0];
    stayInStep(site);
    stayInStep(site);
    const [channel, ...more] = channels.filter(({ name }) => name === 'mf-hears');
    expect([channel?.hear.length, more.length]).toEqual([1, 0]);
    for (const data of [['orders', 'foreign'], ['foreign'], 'orders', { tag: 'orders' }, null]) channel?.hear[0]?.({ data });
    expect(dispatch.mock.calls).toEqual([[{ type: 'invalidate', tags: ['orders'] }]]);
  });

  it('tell the others of a change that went well, and of no other', async () => {
    const { announce } = tabSync('mf-tells', { util: { invalidateTags } }, ['orders', 'order']);
    const failed = Promise.reject(new Error('refused'));
    announce('orders')(null, { queryFulfilled: failed });
    await failed.catch(() => undefined);
    expect(channels.some(({ name }) => name === 'mf-tells')).toBe(false);
    const done = Promise.resolve();
    announce('orders', 'order')(null, { queryFulfilled: done });
    await done;
    expect(channels.find(({ name }) => name === 'mf-tells')?.told).toEqual([['orders', 'order']]);
  });
});
