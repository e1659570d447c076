import { expect, it } from '@jest/globals';
import { addOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { queryApiCalls } from '@amberlane/contract/calls/webhooks';
import { createKey } from '../api-keys/key-repository.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { START, webhookBench } from '../testing/webhook-bench.ts';

describeOnBothDatabases('calls with keys', (open) => {
  const bench = webhookBench(open);
  const { as } = bench;

  const keyOf = (scopes: readonly ('orders:read' | 'orders:write')[]) => createKey(bench.api.database.db, { name: 'shop', scopes, expiresAt: null, accountId: bench.ama.accountId }, START);

  it('are shown to the owner of the key, refused ones too, and nobody’s others', async () => {
    const headers = { 'x-api-key': await keyOf(['orders:read']) };
    await bench.api.send(queryOrderPage, {}, { headers });
    await bench.api.send(addOrder, { draft: true }, { headers });
    await bench.api.send(queryOrderPage, {}, as());
    const { list } = await bench.api.ask(queryApiCalls, {}, as());
    expect(list.map(({ method, path, status }) => [method, path, status])).toEqual([['POST', addOrder.path, 403], ['POST', queryOrderPage.path, 200]]);
    expect(headers['x-api-key']).toContain(list[0]?.keyPrefix ?? 'none');
    expect((await bench.api.ask(queryApiCalls, {}, as(bench.kofi))).list).toEqual([]);
  });

  it('are told how much of their limit is left', async () => {
    const headers = { 'x-api-key': await keyOf(['orders:read']) };
    const answers = [await bench.api.send(queryOrderPage, {}, { headers }), await bench.api.send(queryOrderPage, {}, { headers })];
    expect(answers.map((one) => [one.headers['ratelimit-policy'], one.headers['ratelimit']])).toEqual([
      ['"key";q=300;w=60', '"key";r=299;t=1'],
      ['"key";q=300;w=60', '"key";r=298;t=1'],
    ]);
    expect((await bench.api.send(queryOrderPage, {}, as())).headers['ratelimit']).toBeUndefined();
  });
});
