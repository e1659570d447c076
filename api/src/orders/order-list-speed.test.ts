/** Lists of an account with very many orders: what they read, and how long it takes. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { addOrder, exportOrders, queryOrderPage } from '@amberlane/contract/calls/orders';
import { listOrders } from './order-list.ts';
import { orderForm } from '../testing/order-form.ts';
import { openThrowaway, postgresServer } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { IS_FULL } from '../testing/test-extent.ts';

const server = postgresServer();
const ORDERS = IS_FULL ? 50_000 : 5_000;
/** Asked in a row, one after the other. */
const ASKED = IS_FULL ? 40 : 10;
/** 95 of a hundred take 50 ms on a quiet machine; a median of four times as much is a fault of the query, not of the hour. */
const MOST_MS = 200;
/** Entries of indexes that a page of ten may read beyond those it has to. */
const FEW_ENTRIES = 500;
/** The whole file at once would take seconds. */
const MOST_STALL_MS = 500;

(server === null ? describe.skip : describe)('a list of very many orders, PostgreSQL', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi((content) => openThrowaway(server ?? '', content));
    ({ token } = await api.signIn());
    const { id } = await api.ask(addOrder, orderForm(), { token });
    await fill(api, id);
  }, 300_000);
  afterAll(() => api.close());

  const cursorOf = async (search: object): Promise<object> => ({ ...search, cursor: (await api.ask(queryOrderPage, { ...search, pageSize: 50 }, { token })).nextCursor });

  it.each<[string, object, boolean?]>([
    ['the first page', {}],
    ['a page in the middle', { pageNum: Math.floor(ORDERS / 20) }],
    ['a page far behind', { pageNum: Math.floor(ORDERS / 10) - 1 }],
    ['a page far behind of one status', { status: 'DELIVERED', pageNum: Math.floor(ORDERS / 20) }],
    ['the page after another', { statuses: ['DELIVERED'] }, true],
    ['several statuses', { statuses: ['SUBMITTED', 'RETURNED', 'DRAFT'] }],
    ['a rare status', { status: 'RETURNED' }],
    ['the oldest first', { sort: 'oldest' }],
    ['the last changed first', { sort: 'updated' }],
    ['the dearest first', { sort: 'priceDown' }],
    ['the dearest first, the page after another', { sort: 'priceDown' }, true],
    ['those announced by another carrier', { presend: true }],
    ['those that wait for the sender', { waiting: true }],
    ['a month', { from: '2026-10-01', to: '2026-10-31', kind: 'international' }],
    ['a keyword of one', { keyword: 'SHOP-4321' }],
    ['a keyword of none', { keyword: 'nobody at all' }],
    ['a keyword of all', { keyword: 'SHOP' }],
    ['a keyword of all, by price', { keyword: 'SHOP', sort: 'priceDown' }],
  ])('%s comes quickly', async (_name, given, isLater = false) => {
    const search = isLater ? await cursorOf(given) : given;
    const times: number[] = [];
    for (let turn = 0; turn < ASKED; turn += 1) {
      const begun = performance.now();
      await api.ask(queryOrderPage, { ...search, pageSize: 10 }, { token });
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(MOST_MS);
  });

  /** Entries that the indexes of the orders gave for one list; its own connection, which counts them. */
  const entriesRead = (search: object): Promise<number> =>
    api.database.db.connection().execute(async (session) => {
      const read = async (): Promise<number> => {
        await sql`select pg_stat_force_next_flush()`.execute(session);
        const { rows } = await sql<{ entries: string }>`select sum(idx_tup_read) as entries from pg_stat_user_indexes where relname = 'customer_order'`.execute(session);
        return Number(rows[0]?.entries);
      };
      const { account_id: accountId } = await session.selectFrom('customer_order').select('account_id').limit(1).executeTakeFirstOrThrow();
      const before = await read();
      const { rows } = await listOrders(session, accountId, { statuses: [], waiting: false, keyword: '', sort: 'newest', cursor: '', pageNum: 1, pageSize: 10, ...search });
      expect(rows.length).toBeGreaterThan(0);
      return (await read()) - before;
    });

  it('finds a keyword of one without reading the others', async () => {
    expect(await entriesRead({ keyword: 'SHOP-4321' })).toBeLessThan(FEW_ENTRIES);
  });

  it.each<[string, object, number]>([
    ['all', {}, ORDERS],
    ['one status', { status: 'DELIVERED' }, Math.floor(ORDERS * 0.7)],
  ])('reads a page at the end of %s from the end', async (_name, search, length) => {
    // Each order is counted once for the tabs.
    expect(await entriesRead({ ...search, pageNum: Math.floor(length / 10) - 1 })).toBeLessThan(ORDERS + FEW_ENTRIES);
  });

  it.each(['csv', 'xlsx'])('goes into a file of ten thousand rows at most: %s', async (format) => {
    const { url, rows } = await api.ask(exportOrders, { format }, { token });
    expect(rows).toBe(Math.min(10_000, ORDERS + 1));
    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    const file = await api.app.inject({ method: 'GET', url });
    stalls.disable();
    expect(file.statusCode).toBe(200);
    if (format === 'csv') expect(file.body.split('\r\n')).toHaveLength(rows + 2);
    // Others are answered in between.
    expect(stalls.max / 1_000_000).toBeLessThan(MOST_STALL_MS);
  }, 60_000);
});

const BATCH = 2_500;

/** Copies of one order, each with a waybill of its own where its status has one. */
async function fill({ database: { db } }: TestApi, id: string): Promise<void> {
  for (let from = 1; from <= ORDERS; from += BATCH) {
    const numbers = sql`generate_series(${from}::integer, ${Math.min(from + BATCH - 1, ORDERS)}::integer) n`;
    await sql`
      insert into waybill (waybill_no, product, origin, destination, weight_grams, pieces, latest_code, latest_at, created_at)
      select 'GH' || lpad(n::text, 12, '0'), product, origin, destination, weight_grams, pieces,
        case when n % 5000 = 0 then 'DISPOSED' when n % 1000 = 7 then 'ATTEMPT_FAILED' when n % 10 < 7 then 'DELIVERED' when n % 10 = 7 then 'DEPARTED_AIR' else 'ORDER_CREATED' end, latest_at, created_at
      from waybill, ${numbers} where waybill.waybill_no = (select waybill_no from customer_order where id = ${id})`.execute(db);
    await sql`
      insert into customer_order (id, account_id, order_no, trade_no, waybill_no, kind, stage, form, accept_country, search, reference_price, price, version, created_at, updated_at)
      select gen_random_uuid()::text, account_id, 'AL' || n, 'T' || n, case when n % 10 < 9 then 'GH' || lpad(n::text, 12, '0') end, kind,
        case when n % 10 < 9 then 'SUBMITTED' when n % 20 < 10 then 'DRAFT' else 'CANCELLED' end,
        jsonb_set(form, '{presend}', to_jsonb(n % 1000 = 1)), accept_country, search || ' shop-' || n, jsonb_build_object('amount', n % 9000, 'currency', 'CNY'), price, version,
        created_at - n * interval '7 minutes', updated_at - n % 7 * interval '1 day' - n * interval '1 minute'
      from customer_order, ${numbers} where id = ${id}`.execute(db);
  }
  for (const table of ['customer_order', 'waybill']) await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
}
