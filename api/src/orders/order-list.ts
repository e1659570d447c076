/**
 * Lists of orders: filtered, counted, sorted, page by page. Conditions name only columns of the index
 * `customer_order_find`, so that the rows themselves are read for the page alone. Every query names the account.
 * The counts come first: they tell which end of the list a page is nearer to, and whether a keyword is rare.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrderKind } from '@amberlane/contract/calls/orders';
import { ORDER_STATUSES, WAITING_SCANS, WAITING_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { Database } from '../database/tables.ts';
import { fieldFault } from '../api-error.ts';
import { readCursor, writeCursor, type OrderSort, type Position } from './order-cursor.ts';
import { heldFor, ordersWithIds, type OrderRow } from './repository.ts';
import { likePattern } from './searched-text.ts';

type Db = Kysely<Database>;

export interface OrderFilters {
  readonly status?: OrderStatus | undefined;
  /** Any of these and `status`; none of both means all. */
  readonly statuses: readonly OrderStatus[];
  readonly kind?: OrderKind | undefined;
  readonly presend?: boolean | undefined;
  /** Only orders that wait for the sender. */
  readonly waiting: boolean;
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
  /** Orders that wait for the sender, under the same filters but for the status. */
  readonly waiting: number;
  readonly rows: readonly OrderRow[];
  /** '' on the last page. */
  readonly nextCursor: string;
}

/** Throws VALIDATION for a cursor that no page of this order gave. */
export async function listOrders(db: Db, accountId: string, search: OrderSearch): Promise<OrderPage> {
  const after = search.cursor === '' ? null : readCursor(search.cursor, search.sort);
  if (search.cursor !== '' && after === null) throw fieldFault('cursor', 'format');
  const counts = await countByStatus(db, accountId, { ...search, waiting: false });
  const waiting = await countByStatus(db, accountId, { ...search, waiting: true });
  const total = sumOf(search.waiting ? waiting : counts, wantedStatuses(search));
  const stretch = { after, offset: after ? 0 : (search.pageNum - 1) * search.pageSize, limit: search.pageSize + 1 };
  const found = await page(db, accountId, search, { stretch, total });
  const shown = found.slice(0, search.pageSize);
  const last = shown.at(-1);
  return {
    total,
    counts,
    waiting: sumOf(waiting, ORDER_STATUSES),
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

/** Orders of the named statuses. */
export const sumOf = (counts: StatusCounts, statuses: readonly OrderStatus[]): number => statuses.reduce((sum, status) => sum + counts[status], 0);

/** Statuses that a search asks for. */
export function wantedStatuses({ status, statuses, waiting }: Pick<OrderFilters, 'status' | 'statuses' | 'waiting'>): readonly OrderStatus[] {
  const all: readonly OrderStatus[] = waiting ? WAITING_STATUSES : ORDER_STATUSES;
  return status === undefined && statuses.length === 0 ? all : all.filter((one) => one === status || statuses.includes(one));
}

interface Stretch {
  readonly after: Position | null;
  readonly offset: number;
  readonly limit: number;
  /** Counts the offset from the end, and gives the last one first. */
  readonly fromEnd?: boolean;
}

interface Place {
  readonly id: string;
  /** Milliseconds, or fen. */
  readonly key: string | number;
}

type Sorted = OrderFilters & Pick<OrderSearch, 'sort'>;

/** A keyword that no more orders hold is looked up by its index, and what it finds is sorted. */
const FEW = 1_000;

/** A stretch of a list of which the length is known, read from the nearer end. */
async function page(db: Db, accountId: string, filters: Sorted, { stretch, total }: { readonly stretch: Stretch; readonly total: number }): Promise<readonly Place[]> {
  const { after, offset } = stretch;
  const limit = after ? stretch.limit : Math.min(stretch.limit, total - offset);
  if (limit <= 0) return [];
  const read = isPlain(filters) || (likePattern(filters.keyword) !== null && total <= FEW) ? placesAtOnce : places;
  const behind = total - offset - limit;
  if (after || behind >= offset) return read(db, accountId, filters, { after, offset, limit });
  return (await read(db, accountId, filters, { after, offset: behind, limit, fromEnd: true })).toReversed();
}

/** Every order in the order of its making: one walk along the index `customer_order_list`. */
const isPlain = (filters: Sorted): boolean =>
  SORTS[filters.sort].column === 'created_at' && wantedStatuses(filters).length === ORDER_STATUSES.length && filters.kind === undefined && filters.presend === undefined && likePattern(filters.keyword) === null;

/** The ids of a stretch of the list: the first of each status, put together. One status is one walk along the index. */
export async function places(db: Db, accountId: string, filters: Sorted, { after, offset, limit, fromEnd = false }: Stretch): Promise<readonly Place[]> {
  const { by, column, direction, descending, key } = sortOf(filters, fromEnd);
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

/** The same in one look at all statuses. */
async function placesAtOnce(db: Db, accountId: string, filters: Sorted, { after, offset, limit, fromEnd = false }: Stretch): Promise<readonly Place[]> {
  const { by, direction, descending, key } = sortOf(filters, fromEnd);
  const wanted = wantedStatuses(filters);
  const { rows } = await sql<Place>`
    select id, ${key(by)} as key from customer_order
    where account_id = ${accountId} and deleted_at is null ${wanted.length === ORDER_STATUSES.length ? sql`` : sql`and status = any(${[...wanted]}::text[])`}
      ${conditions(filters)} ${beyond(after, by, descending)}
    order by ${by} ${direction}, id ${direction} limit ${limit}::integer offset ${offset}::integer`.execute(db);
  return rows;
}

function sortOf({ sort }: Sorted, fromEnd: boolean) {
  const { column, descending: usual, key } = SORTS[sort];
  const descending = usual !== fromEnd;
  return { by: sql.ref(column), column, descending, direction: descending ? sql`desc` : sql`asc`, key };
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

/** The waybills are found by the index `waybill_waiting`, which holds these alone. An inspection of customs asks the sender for nothing. */
const WAITS = sql`and customer_order.status = any(${[...WAITING_STATUSES]}::text[]) and exists (
  select 1 from waybill where waybill.waybill_no = customer_order.waybill_no and waybill.latest_code in (${sql.join(WAITING_SCANS.map((code) => sql.lit(code)))})
  and not (waybill.latest_code = 'CUSTOMS_HELD' and coalesce(${heldFor}, '') = 'INSPECTION'))`;

/** All but the status, each beginning with `and`. */
function conditions({ kind, presend, waiting, from, to, keyword }: OrderFilters): RawBuilder<unknown> {
  const pattern = likePattern(keyword);
  const parts = [
    ...(kind === undefined ? [] : [sql`and kind = ${kind}`]),
    ...(presend === undefined ? [] : [sql`and presend = ${presend}`]),
    ...(waiting ? [WAITS] : []),
    ...(from === undefined ? [] : [sql`and created_at >= ${new Date(startOf(from))}::timestamptz`]),
    ...(to === undefined ? [] : [sql`and created_at < ${new Date(startOf(to) + DAY_MS)}::timestamptz`]),
    ...(pattern === null ? [] : [sql`and search like ${pattern}`]),
  ];
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}
