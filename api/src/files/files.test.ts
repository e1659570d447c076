/** Addresses of labels over HTTP: whose, how long, and what comes back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import { failure } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { getPdfFileUrl, viewFile } from '@amberlane/contract/calls/files';
import { addOrder, cancelOrder } from '@amberlane/contract/calls/orders';
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
    expect(await api.refused(getPdfFileUrl, { id: draft.id }, { token })).toMatchObject({ status: 404 });
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
});
