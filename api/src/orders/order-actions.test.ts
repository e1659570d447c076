/** Several orders at a time, and the way back from a removal. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import * as orders from '@amberlane/contract/calls/orders';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { orderForm } from '../testing/order-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnOneDatabase('orders', (open) => {
  let api: TestApi;
  let token: string;
  let stranger: string;
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
    stranger = (await api.signIn()).token;
  });
  afterAll(() => api.close());

  const add = (owner = token) => api.ask(orders.addOrder, orderForm(), { token: owner });
  const statusOf = async ({ id }: { readonly id: string }, owner = token) => (await api.ask(orders.getOrder, { id }, { token: owner })).status;

  it('are cancelled each for itself: what one refuses changes nothing for the others', async () => {
    const [first, moving, last, theirs] = [await add(), await add(), await add(), await add(stranger)];
    await api.database.db.updateTable('waybill').set({ latest_code: 'PICKED_UP' }).where('waybill_no', '=', moving.waybillNo ?? '').execute();
    const { list } = await api.ask(orders.cancelOrders, { ids: [first.id, moving.id, theirs.id, 'nobodys', last.id, first.id] }, { token, locale: 'fr' });
    expect(list.map(({ id, orderNo, error }) => [id, orderNo, error?.code ?? null])).toEqual([
      [first.id, first.orderNo, null], [moving.id, moving.orderNo, ERROR.ORDER_STATE], [theirs.id, '', ERROR.NOT_FOUND], ['nobodys', '', ERROR.NOT_FOUND], [last.id, last.orderNo, null],
      [first.id, first.orderNo, ERROR.ORDER_STATE],
    ]);
    expect(list[1]?.error?.message).toMatch(/commande/);
    expect([await statusOf(first), await statusOf(moving), await statusOf(last), await statusOf(theirs, stranger)]).toEqual(['CANCELLED', 'PICKED_UP', 'CANCELLED', 'SUBMITTED']);
    expect(await api.ask(queryTrack, { waybillNos: [first.waybillNo] })).toMatchObject({ results: [{ outcome: 'noInfo' }] });
  });

  it('are not cancelled when there are none or too many', async () => {
    expect(await api.refused(orders.cancelOrders, { ids: [] }, { token })).toMatchObject({ fields: [{ field: 'ids', code: 'tooFew' }] });
    expect(await api.refused(orders.cancelOrders, { ids: Array.from({ length: 101 }, () => 'x') }, { token })).toMatchObject({ fields: [{ field: 'ids', code: 'tooMany' }] });
  });

  it('come back into the lists for ten minutes after they were removed', async () => {
    const { id } = await api.ask(orders.addOrder, { draft: true, acceptName: 'Came back' }, { token });
    const remove = () => api.ask(orders.deleteOrder, { id }, { token });
    const restore = (owner = token) => api.refused(orders.restoreOrder, { id }, { token: owner });
    const start = api.now();
    await remove();
    expect((await restore(stranger)).status).toBe(404);
    api.setTime(new Date(start.getTime() + 599_000));
    expect(await api.ask(orders.restoreOrder, { id }, { token })).toMatchObject({ id, status: 'DRAFT', version: 1, form: { acceptName: 'Came back' } });
    expect(await api.ask(orders.restoreOrder, { id }, { token })).toMatchObject({ id, status: 'DRAFT' });
    expect((await api.ask(orders.queryOrderPage, { keyword: 'came back' }, { token })).total).toBe(1);
    await remove();
    api.setTime(new Date(start.getTime() + 1_199_001));
    expect(await restore()).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    api.setTime(start);
  });

  it('are cancelled and scanned at the same moment without a deadlock', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => add()));
    const scan = ({ waybillNo }: orders.OrderDetail) => api.database.db.updateTable('waybill').set({ latest_code: 'PICKUP_SCHEDULED' }).where('waybill_no', '=', waybillNo ?? '').execute();
    await Promise.all(all.flatMap((order) => [api.ask(orders.cancelOrder, { id: order.id }, { token }), scan(order)]));
    for (const order of all) expect(await statusOf(order)).toBe('CANCELLED');
    expect((await api.ask(orders.queryOrderPage, { status: 'ACCEPTED' }, { token })).total).toBe(0);
  });
});
