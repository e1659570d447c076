/** Addresses of labels over HTTP: whose, how long, and what comes back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import { failure } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { getLabelsFileUrl, getPdfFileUrl, ORDER_DOCUMENTS, viewFile } from '@amberlane/contract/calls/files';
import { addOrder, cancelOrder } from '@amberlane/contract/calls/orders';
import { accraAddress, orderForm } from '../testing/order-form.ts';
import { ADD_EXAMPLE } from '../orders/examples.ts';
import { picturePage, scan, THERMAL_SCALE } from '../label/testing/pictured-label.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { readFileKey } from './file-key.ts';

describeOnOneDatabase('files', (open) => {
  let api: TestApi;
  let token: string;
  let stranger: string;
  beforeAll(async () => {
    api = await startTestApi(open);
    token = (await api.signIn()).token;
    stranger = (await api.signIn()).token;
  });
  afterAll(() => api.close());

  const localForm = orderForm({ expressType: 'localDelivery', senderAddress: accraAddress, sendName: 'Ama Owusu', sendPhone: '024 555 0143' });
  const send = () => api.ask(addOrder, ADD_EXAMPLE.request, { token });
  const look = (url: string, headers = {}) => api.app.inject({ method: 'GET', url, headers });

  it('give the label of an order by any of its names', async () => {
    const { id, tradeNo, waybillNo } = await send();
    for (const names of [{ id }, { tradeNo }, { waybillNo: waybillNo ?? '' }]) {
      const { url, expiresAt } = await api.ask(getPdfFileUrl, names, { token });
      expect(Date.parse(expiresAt) - api.now().getTime()).toBe(600_000);
      const answer = await look(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'), 'content-disposition': `attachment; filename="${waybillNo}.pdf"; filename*=UTF-8''${waybillNo}.pdf`,
      });
      expect(await scan(await picturePage(answer.rawPayload, 1, THERMAL_SCALE))).toEqual([
        ['Code128', waybillNo],
        ['QRCode', expect.stringMatching(new RegExp(`^http://localhost:8080/\\w\\w-en/track\\?numbers=${waybillNo}$`))],
      ]);
    }
  });

  it('are not there for strangers, nor for orders that no label can have', async () => {
    const order = await send();
    const draft = await api.ask(addOrder, { ...ADD_EXAMPLE.request, draft: true }, { token });
    expect(await api.refused(getPdfFileUrl, { id: order.id }, { token: stranger })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await api.refused(getPdfFileUrl, { waybillNo: order.waybillNo ?? '' }, { token: stranger })).toMatchObject({ status: 404 });
    expect(await api.refused(getPdfFileUrl, { id: randomUUID() }, { token })).toMatchObject({ status: 404 });
    expect(await api.refused(getPdfFileUrl, { id: draft.id }, { token })).toMatchObject({ status: 409, code: ERROR.DOCUMENT_NOT_SENT });
    expect(await api.refused(getPdfFileUrl, { id: order.id })).toMatchObject({ status: 401 });
    expect(await api.refused(getPdfFileUrl, {}, { token })).toMatchObject({ status: 400, fields: [{ field: 'waybillNo', code: 'required' }] });
  });

  it('are gone with their time and with their order', async () => {
    const { id } = await send();
    const start = api.now();
    const { url } = await api.ask(getPdfFileUrl, { id }, { token });
    api.setTime(new Date(start.getTime() + 600_000));
    expect((await look(url)).statusCode).toBe(404);
    api.setTime(start);
    await api.ask(cancelOrder, { id }, { token });
    expect((await look(url)).statusCode).toBe(404);
  });

  it.each(LOCALES)('refuse a name that was made up, with the sentence in %s', async (locale) => {
    for (const name of ['..%2F..%2Fetc%2Fpasswd', 'a.b.c', `${randomUUID()}.mi8xq2o0.${'A'.repeat(43)}`, '%00', 'x'.repeat(100)]) {
      const answer = await look(viewFile.path.replace('{file}', name), { lang: LOCALE_FACTS[locale].header });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(failure.parse(answer.json()).error).toMatchObject({ code: ERROR.NOT_FOUND, message: errorMessage(ERROR.NOT_FOUND, locale) });
    }
  });

  it('are signed with one key by all processes', async () => {
    const { db } = api.database;
    const [one, two] = await Promise.all([readFileKey(db, api.now()), readFileKey(db, api.now())]);
    expect(one).toHaveLength(32);
    expect(one.equals(two)).toBe(true);
  });

  it('are drawn so often and no more', async () => {
    const { id } = await send();
    const { url } = await api.ask(getPdfFileUrl, { id }, { token });
    const answers = await Promise.all(Array.from({ length: 12 }, () => look(url)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('come with the papers of customs and the receipt, in the language that was asked for', async () => {
    const { id, waybillNo } = await send();
    for (const [document, locale, words] of [['invoice', 'tr', 'Ticari fatura'], ['cn23', 'fr', 'Déclaration en douane'], ['receipt', 'zh-CN', '计费重量']] as const) {
      const { url } = await api.ask(getPdfFileUrl, { id, document }, { token, locale });
      const answer = await look(url);
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, expect.stringContaining(`${waybillNo}-${document}.pdf`)]);
      const { pages, text } = await picturePage(answer.rawPayload, 1, 1);
      expect([pages, text.replace(/\s+/g, '').toLowerCase().includes(words.replace(/\s+/g, '').toLowerCase())]).toEqual([1, true]);
    }
  });

  it('show the kept lines of the price on the receipt', async () => {
    const { id, price } = await send();
    const { url } = await api.ask(getPdfFileUrl, { id, document: 'receipt' }, { token });
    const { text } = await picturePage((await look(url)).rawPayload, 1, 1);
    expect(price?.lines.length).toBeGreaterThan(0);
    for (const { ruleId, label } of price?.lines ?? []) for (const words of [ruleId, label]) expect(text.replace(/\s+/g, '')).toContain(words.replace(/\s+/g, ''));
  });

  it('are refused with the reason where an order has no such paper', async () => {
    const local = await api.ask(addOrder, localForm, { token });
    for (const document of ['invoice', 'cn23'] as const) expect(await api.refused(getPdfFileUrl, { id: local.id, document }, { token })).toMatchObject({ status: 409, code: ERROR.DOCUMENT_NOT_CUSTOMS });
    await api.ask(getPdfFileUrl, { id: local.id, document: 'label' }, { token });
    const { id } = await send();
    await api.database.db.updateTable('customer_order').set({ reference_price: null }).where('id', '=', id).execute();
    expect(await api.refused(getPdfFileUrl, { id, document: 'receipt' }, { token, locale: 'ar' })).toMatchObject({ code: ERROR.DOCUMENT_NO_PRICE, message: errorMessage(ERROR.DOCUMENT_NO_PRICE, 'ar') });
    await api.ask(cancelOrder, { id }, { token });
    for (const document of ORDER_DOCUMENTS) expect(await api.refused(getPdfFileUrl, { id, document }, { token })).toMatchObject({ status: 409, code: ERROR.DOCUMENT_NOT_SENT });
    expect(await api.refused(getPdfFileUrl, { id, document: 'passport' }, { token })).toMatchObject({ status: 400, fields: [{ field: 'document', code: 'choice' }] });
  });

  describe('of many labels', () => {
    const labels = (ids: readonly string[], layout: '100x150' | 'a4' = '100x150', who = token) => api.ask(getLabelsFileUrl, { ids: [...ids], layout }, { token: who });
    const numbersIn = async (pdf: Buffer, page: number): Promise<readonly string[]> =>
      (await scan(await picturePage(pdf, page, 4))).filter(([kind]) => kind === 'Code128').map(([, text]) => text);

    it('come in the order asked, each once, and name what was left out', async () => {
      const [one, two, cancelled] = [await send(), await send(), await send()];
      await api.ask(cancelOrder, { id: cancelled.id }, { token });
      const foreign = await api.ask(addOrder, ADD_EXAMPLE.request, { token: stranger });
      const { url, left, expiresAt } = await labels([two.id, cancelled.id, one.id, two.id, foreign.id, 'nothing']);
      expect(Date.parse(expiresAt) - api.now().getTime()).toBe(600_000);
      expect(left.map(({ id, error: { code } }) => [id, code])).toEqual([[cancelled.id, ERROR.DOCUMENT_NOT_SENT], [foreign.id, ERROR.NOT_FOUND], ['nothing', ERROR.NOT_FOUND]]);
      const { rawPayload: pdf, headers } = await look(url ?? '');
      expect(headers['content-disposition']).toContain('labels-2.pdf');
      expect([await numbersIn(pdf, 1), await numbersIn(pdf, 2), (await picturePage(pdf, 1, 1)).pages]).toEqual([[two.waybillNo], [one.waybillNo], 2]);
      const sheet = await look((await labels([one.id, two.id], 'a4')).url ?? '');
      expect([...(await numbersIn(sheet.rawPayload, 1))].sort()).toEqual([one.waybillNo, two.waybillNo].sort());
    });

    it('have no address when no order has a label', async () => {
      const foreign = await api.ask(addOrder, ADD_EXAMPLE.request, { token: stranger });
      expect(await labels([foreign.id])).toMatchObject({ url: null, left: [{ id: foreign.id, error: { code: ERROR.NOT_FOUND } }] });
      expect(await api.refused(getLabelsFileUrl, { ids: [] }, { token })).toMatchObject({ status: 400 });
      expect(await api.refused(getLabelsFileUrl, { ids: Array.from({ length: 101 }, (_none, index) => `x${index}`) }, { token })).toMatchObject({ status: 400 });
      expect(await api.refused(getLabelsFileUrl, { ids: ['x'] })).toMatchObject({ status: 401 });
    });

    it('are gone with their time, and without orders that were cancelled since', async () => {
      const [one, two] = [await send(), await send()];
      const { url } = await labels([one.id, two.id]);
      await api.ask(cancelOrder, { id: one.id }, { token });
      const answer = await look(url ?? '');
      expect(await numbersIn(answer.rawPayload, 1)).toEqual([two.waybillNo]);
      expect((await picturePage(answer.rawPayload, 1, 1)).pages).toBe(1);
      const start = api.now();
      api.setTime(new Date(start.getTime() + 600_000));
      expect((await look(url ?? '')).statusCode).toBe(404);
      api.setTime(start);
      await api.ask(cancelOrder, { id: two.id }, { token });
      expect((await look(url ?? '')).statusCode).toBe(404);
    });

    it('hold so many pages and no more: the orders beyond are named', async () => {
      const orders = [(await send()).id, (await send()).id, (await send()).id, (await send()).id];
      await api.database.db.updateTable('customer_order').set({ form: sql`jsonb_set(form, '{pacNumber}', '100')` }).where('id', 'in', orders).execute();
      const small = await send();
      const { left } = await labels([...orders, small.id]);
      expect(left.map(({ id, error }) => [id, error.code])).toEqual([[orders[3], ERROR.LABELS_FULL], [small.id, ERROR.LABELS_FULL]]);
      expect(left[0]?.error.message).toContain('300');
    });

    it('are put together so often and no more', async () => {
      const { id } = await send();
      const other = (await api.signIn()).token;
      const answers = await Promise.all(Array.from({ length: 61 }, () => api.send(getLabelsFileUrl, { ids: [id] }, { token: other })));
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    });
  });
});
