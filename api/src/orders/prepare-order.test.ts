import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderDraft } from '@amberlane/contract/calls/orders';
import { orderForm } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { prepareOrder } from './prepare-order.ts';

describeOnOneDatabase('an order that is prepared', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('is judged and kept by phone rules that are read once, and has its phones in E.164', async () => {
    let readings = 0;
    const db = api.database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('contact_regex')) readings += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { form } = await prepareOrder({ db, now: api.now }, { ...orderDraft.parse(orderForm()), draft: false });
    expect(form).toMatchObject({ sendPhone: '+8613800550142', acceptPhone: '+233245550142' });
    expect(readings).toBe(1);
  });
});
