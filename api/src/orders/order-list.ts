/**
 * Lists of orders: filtered, counted, sorted, page by page. Conditions name only columns of the index
 * `customer_order_find`, so that the rows themselves are read for the page alone. Every query names the account.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrderKind } from '@amberlane/contract/calls/orders';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { Database } from '../database/tables.ts';
import { fieldFault } from '../api-error.ts';
import { readCursor, writeCursor, type OrderSort, type Position } from './order-cursor.ts';
import { ordersWithIds, type OrderRow } from './repository.ts';
import { likePattern } from './searched-text.ts';

type Db = Kysely<Database>;

export interface OrderFilters {
  readonly status?: OrderStatus | undefined;
  /** Any of these and `status`; none of both means all. */
  readonly statuses: readonly OrderStatus[];
  readonly kind?: OrderKind | undefined;
  readonly presend?: boolean | undefined;
  /** ISO dates, both included, UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly keyword: string;
}

export interface OrderSearch extends OrderFilters {
  readonly sort: OrderSort;
  /** '' for the page that `pageNum` names. */
  readonly cursor: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export type StatusCounts = Readonly<Record<OrderStatus, number>>;

export interface OrderPage {
  /** Of all pages. */
  readonly total: number;
  /** Under the same filters but for the status. */
  readonly counts: StatusCounts;
  readonly rows: readonly OrderRow[];
  /** '' on the last page. */
  readonly nextCursor: string;
}

/** Throws VALIDATION for a cursor that no page of this order gave. */
export async function listOrders(db: Db, accountId: string, search: OrderSearch): Promise<OrderPage> {
  const after = search.cursor === '' ? null : readCursor(search.cursor, search.sort);
  if (search.cursor !== '' && after === null) throw fieldFault('cursor', 'format');
  const stretch = { after, offset: after ? 0 : (search.pageNum - 1) * search.pageSize, limit: search.pageSize + 1 };
  const [counts, found] = likePattern(search.keyword) === null
    ? await Promise.all([countByStatus(db, accountId, search), places(db, accountId, search, stretch)])
    : await countAndPlaces(db, accountId, search, stretch);
  const shown = found.slice(0, search.pageSize);
  const last = shown.at(-1);
  return {
    total: wantedStatuses(search).reduce((sum, status) => sum + counts[status], 0),
    counts,
    rows: await ordersWithIds(db, accountId, shown.map(({ id }) => id)),
    nextCursor: found.length > shown.length && last ? writeCursor({ sort: search.sort, key: Number(last.key), id: last.id }) : '',
  };
}

/** Orders of each status under the filters but for the status. */
export async function countByStatus(db: Db, accountId: string, filters: OrderFilters): Promise<StatusCounts> {
  const { rows } = await sql<{ status: OrderStatus; count: string }>`
    select status, count(*) as count from customer_order
    where account_id = ${accountId} and deleted_at is null ${conditions(filters)} group by status`.execute(db);
  return { ...NONE, ...Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])) };
}

const NONE: StatusCounts = { DRAFT: 0, SUBMITTED: 0, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 0, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 };

/** Statuses that a search asks for. */
export const wantedStatuses = ({ status, statuses }: Pick<OrderFilters, 'status' | 'statuses'>): readonly OrderStatus[] =>
  status === undefined && statuses.length === 0 ? ORDER_STATUSES : ORDER_STATUSES.filter((one) => one === status || statuses.includes(one));

interface Stretch {
  readonly after: Position | null;
  readonly offset: number;
  readonly limit: number;
}

interface Place {
  readonly id: string;
  /** Milliseconds, or fen. */
  readonly key: string | number;
}

type Sorted = OrderFilters & Pick<OrderSearch, 'sort'>;

/** The ids of a stretch of the list: the first of each status, put together. One status is one walk along the index. */
export async function places(db: Db, accountId: string, filters: Sorted, { after, offset, limit }: Stretch): Promise<readonly Place[]> {
  const { column, descending, key } = SORTS[filters.sort];
  const by = sql.ref(column);
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<Place>`
    select near.id, ${key(sql.ref(`near.${column}`))} as key
    from unnest(${[...wantedStatuses(filters)]}::text[]) as wanted (status)
    cross join lateral (
      select id, ${by} from customer_order
      where account_id = ${accountId} and customer_order.status = wanted.status and deleted_at is null ${conditions(filters)} ${beyond(after, by, descending)}
      order by ${by} ${direction}, id ${direction} limit ${offset + limit}::integer
    ) as near
    order by near.${by} ${direction}, near.id ${direction} limit ${limit}::integer offset ${offset}::integer`.execute(db);
  return rows;
}

/** The same, with the counts, for filters that have to look at every order of the account: it looks once. */
async function countAndPlaces(db: Db, accountId: string, filters: Sorted, { after, offset, limit }: Stretch): Promise<[StatusCounts, readonly Place[]]> {
  const { column, descending, key } = SORTS[filters.sort];
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ counts: Partial<StatusCounts> | null; places: Place[] | null }>`
    with found as materialized (
      select id, status, ${sql.ref(column)} as place from customer_order where account_id = ${accountId} and deleted_at is null ${conditions(filters)}
    ), page as (
      select id, place from found where status = any(${[...wantedStatuses(filters)]}::text[]) ${beyond(after, sql`place`, descending)}
      order by place ${direction}, id ${direction} limit ${limit}::integer offset ${offset}::integer
    )
    select
      (select json_object_agg(status, count) from (select status, count(*) from found group by status) as counted) as counts,
      (select json_agg(json_build_object('id', id, 'key', ${key(sql`place`)}) order by place ${direction}, id ${direction}) from page) as places`.execute(db);
  return [{ ...NONE, ...rows[0]?.counts }, rows[0]?.places ?? []];
}

const beyond = (after: Position | null, by: RawBuilder<unknown>, descending: boolean): RawBuilder<unknown> =>
  after ? sql`and (${by}, id) ${descending ? sql`<` : sql`>`} (${boundOf(after)}, ${after.id})` : sql``;

interface SortColumn {
  readonly column: 'created_at' | 'updated_at' | 'price_minor';
  readonly descending: boolean;
  readonly key: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const milliseconds = (instant: RawBuilder<unknown>): RawBuilder<unknown> => sql`(extract(epoch from ${instant}) * 1000)::bigint`;

const SORTS: Readonly<Record<OrderSort, SortColumn>> = {
  newest: { column: 'created_at', descending: true, key: milliseconds },
  oldest: { column: 'created_at', descending: false, key: milliseconds },
  updated: { column: 'updated_at', descending: true, key: milliseconds },
  priceDown: { column: 'price_minor', descending: true, key: (value) => value },
};

const boundOf = ({ sort, key }: Position): RawBuilder<unknown> => (sort === 'priceDown' ? sql`${key}::bigint` : sql`${new Date(key)}::timestamptz`);

const DAY_MS = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** All but the status, each beginning with `and`. */
function conditions({ kind, presend, from, to, keyword }: OrderFilters): RawBuilder<unknown> {
  const pattern = likePattern(keyword);
  const parts = [
    ...(kind === undefined ? [] : [sql`and kind = ${kind}`]),
    ...(presend === undefined ? [] : [sql`and presend = ${presend}`]),
    ...(from === undefined ? [] : [sql`and created_at >= ${new Date(startOf(from))}::timestamptz`]),
    ...(to === undefined ? [] : [sql`and created_at < ${new Date(startOf(to) + DAY_MS)}::timestamptz`]),
    ...(pattern === null ? [] : [sql`and search like ${pattern}`]),
  ];
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}
