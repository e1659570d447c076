import { describe, expect, it } from '@jest/globals';
import { cancelOrders, deleteOrder, editOrder, getOrder, restoreOrder, websitePageList } from '@amberlane/contract/calls/orders';
import { getLabelsFileUrl } from '@amberlane/contract/calls/files';
import type { Call, ReplyOf } from '@amberlane/contract/calls/call';
import { routesOf } from '@amberlane/testing/mock-api/mock-api-part';
import { formOf } from '../sample-orders.ts';
import part from '../mock-api.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

function api({ many = false } = {}) {
  const routes = routesOf([part], { isEmpty: () => false, isMany: () => many, now: () => NOW });
  return async <C extends Call>(call: C, input: object, path: string = call.path): Promise<{ status: number; data: ReplyOf<C> }> => {
    const url = new URL(path, 'http://mock');
    if (call.method === 'GET') for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
    const answer = await routes.answer(new Request(url, { method: call.method, headers: { token: 'tester', lang: 'en_US' }, ...(call.method === 'POST' && { body: JSON.stringify(input) }) }));
    if (!answer) throw new Error(`nobody answers ${path}`);
    const { data } = (await answer.json()) as { data: ReplyOf<C> };
    return { status: answer.status, data };
  };
}

describe('orders in the mock API', () => {
  it('pages by cursor through all that fit, each once', async () => {
    const ask = api();
    const ids: string[] = [];
    let cursor = '';
    do {
      const { data } = await ask(websitePageList, { cursor, pageSize: 10 });
      ids.push(...data.list.map(({ id }) => id));
      cursor = data.nextCursor;
    } while (cursor !== '');
    expect(new Set(ids).size).toBe(27);
    expect(ids).toHaveLength(27);
  });

  it('counts each status under the other filters', async () => {
    const { data } = await api()(websitePageList, { statuses: ['DRAFT'], keyword: 'kwame' });
    expect(data.list.map(({ acceptName }) => acceptName)).toEqual(['Kwame Mensah']);
    expect(data.counts).toMatchObject({ DRAFT: 1, DELIVERED: 0 });
  });

  it('cancels each for itself, and says what it could not', async () => {
    const { data } = await api()(cancelOrders, { ids: ['mock-order-5', 'mock-order-3', 'elsewhere'] });
    expect(data.list.map(({ error }) => error?.code ?? null)).toEqual([null, 1_600_001, 1_000_404]);
  });

  it('prints what has a label and names what has none', async () => {
    const { data } = await api()(getLabelsFileUrl, { ids: ['mock-order-3', 'mock-order-8'] });
    expect(data.url).toContain('labels-100x150-1.pdf');
    expect(data.left.map(({ id }) => id)).toEqual(['mock-order-8']);
  });

  it('gives back what was removed', async () => {
    const ask = api();
    await ask(deleteOrder, { id: 'mock-order-8' });
    expect((await ask(getOrder, { id: 'mock-order-8' })).status).toBe(404);
    await ask(restoreOrder, { id: 'mock-order-8' });
    expect((await ask(getOrder, { id: 'mock-order-8' })).data.status).toBe('DRAFT');
  });

  it('sends a draft, and refuses a version that is over', async () => {
    const ask = api();
    const sent = await ask(editOrder, { ...formOf(), id: 'mock-order-8', version: 1, draft: false }, '/oms/order/mock-order-8/editWebsiteOrder');
    expect(sent.data).toMatchObject({ status: 'SUBMITTED', version: 2, waybillNo: expect.stringMatching(/^GH\d{12}$/) });
    expect((await ask(editOrder, { ...formOf(), id: 'mock-order-8', version: 1, draft: false }, '/oms/order/mock-order-8/editWebsiteOrder')).status).toBe(409);
  });

  it('holds as many orders as the largest shops', async () => {
    const { data } = await api({ many: true })(websitePageList, { pageSize: 50 });
    expect(data.total).toBe(50_000);
    expect(data.list).toHaveLength(50);
  });
});
