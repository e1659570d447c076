/** Files of orders: what stands in them, for whom, and for how long. */
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import * as orders from '@amberlane/contract/calls/orders';
import { goods, orderForm } from '../testing/order-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnOneDatabase('a file of orders', (open) => {
  let api: TestApi;
  let token: string;
  let sent: orders.OrderDetail;
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
    sent = await api.ask(orders.addOrder, orderForm({ mallNo: '=cmd|calc', acceptName: '@SUM(A1:A9)', cod: { amount: 12_345, currency: 'CNY' } }), { token });
    await api.ask(orders.addOrder, { draft: true, acceptName: 'آكوسوا "A", B', goods: [{ ...goods, goodsNameEn: '' }] }, { token });
  });
  afterAll(() => api.close());

  const ask = (request: object, locale: Locale = 'en') => api.ask(orders.exportOrders, { format: 'csv', ...request }, { token, locale });
  const fetched = async (request: object, locale?: Locale) => api.app.inject({ method: 'GET', url: (await ask(request, locale)).url });
  const lines = async (request: object, locale?: Locale) => (await fetched(request, locale)).rawPayload.toString().split('\r\n');

  it('is CSV with a mark of its encoding, one row an order, the newest first', async () => {
    const answer = await fetched({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store', 'content-disposition': expect.stringContaining('amberlane-orders-2026-11-20.csv') });
    const [head = '', ...rows] = answer.rawPayload.toString().split('\r\n');
    expect(head.startsWith('\uFEFFOrder number,Tracking number,Transaction number,')).toBe(true);
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toBe('');
    expect(rows.find((row) => row.includes(sent.orderNo))).toContain(`,Submitted,2026-11-20 10:30,2026-11-20 10:30,Small parcel,林晓岚,广州,China,"'@SUM(A1:A9)",Accra,Ghana,Cotton T-shirt,1,1,0.860,135.00,CNY,123.45,CNY,`);
    expect(answer.body).toContain('"آكوسوا ""A"", B"');
  });

  it('has no cell that a spreadsheet would run', async () => {
    const cells = (await lines({})).flatMap((line) => line.split(','));
    expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    expect(cells).toContain(`"'=cmd|calc"`);
  });

  it.each(LOCALES)('speaks %s', async (locale) => {
    const [head = ''] = await lines({}, locale);
    const heads = head.slice(1).split(',');
    expect(new Set(heads).size).toBe(heads.length);
    expect(head.includes('Order number')).toBe(locale === 'en');
  });

  it('holds what the filters or the names say, and nothing of others', async () => {
    const stranger = await api.signIn();
    const theirs = await api.ask(orders.addOrder, orderForm(), { token: stranger.token });
    expect((await ask({ status: 'DRAFT' })).rows).toBe(1);
    expect((await ask({ keyword: 'nobody' })).rows).toBe(0);
    expect((await ask({ ids: [sent.id, theirs.id] })).rows).toBe(1);
    const body = (await lines({ ids: [sent.id, theirs.id] })).join('\n');
    expect([body.includes(sent.orderNo), body.includes(theirs.orderNo)]).toEqual([true, false]);
    expect(await lines({ status: 'RETURNED' })).toHaveLength(2);
  });

  it('is there for ten minutes and for nobody who guesses', async () => {
    const { url, expiresAt } = await ask({});
    const start = api.now();
    expect(Date.parse(expiresAt) - start.getTime()).toBe(600_000);
    for (const wrong of [url.slice(0, -1), `${url.slice(0, -1)}_`, url.replace('export.', 'export..'), '/v1/api/file/view/export.']) {
      expect((await api.app.inject({ method: 'GET', url: wrong })).statusCode).toBe(404);
    }
    api.setTime(new Date(start.getTime() + 600_000));
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    api.setTime(start);
    expect(JSON.stringify(await api.database.db.selectFrom('order_export').selectAll().execute())).not.toContain(url.split('export.')[1]);
  });

  it('is made again after a broken download, and not again and again', async () => {
    const { url } = await ask({});
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await api.app.inject({ method: 'GET', url })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  describe('for spreadsheets', () => {
    it('is XLSX with texts as texts and numbers as numbers', async () => {
      const answer = await fetched({ format: 'xlsx' });
      expect(answer.headers).toMatchObject({ 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'content-disposition': expect.stringContaining('.xlsx') });
      const parts = unzip(answer.rawPayload);
      const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
      expect(sheet).toContain('<v>123.45</v>');
      expect(sheet).toContain('<v>0.86</v>');
      expect(sheet).not.toContain('<f>');
      expect([...parts.values()].join('')).toContain('@SUM(A1:A9)');
    });

    it('begins at the right where the language does', async () => {
      const sheetIn = async (locale: Locale) => unzip((await fetched({ format: 'xlsx' }, locale)).rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
      expect(await sheetIn('ar')).toMatch(/rightToLeft="(1|true)"/);
      expect(await sheetIn('tr')).not.toContain('rightToLeft');
    });
  });
});

/** Files of a ZIP archive by their names, read by its directory (PKWARE APPNOTE 4.3). */
function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment, start] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30), archive.readUInt16LE(at + 32), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const bytes = archive.subarray(body, body + archive.readUInt32LE(at + 20));
    files.set(name, (archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
