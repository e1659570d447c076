/** Tells who wants to know of every query that ran: its statement without values, how long it took, whether it failed. */
import type { LogEvent, RootOperationNode } from 'kysely';

export const OPERATIONS = ['select', 'insert', 'update', 'delete', 'raw', 'other'] as const;

export interface RanQuery {
  readonly operation: (typeof OPERATIONS)[number];
  /** With `$1` for each value, and `?` for each quoted constant. */
  readonly statement: string;
  /** On its connection. */
  readonly ms: number;
  readonly failed: boolean;
}

export type QueryListener = (query: RanQuery) => void;

export interface QueryWatch {
  /** For kysely's `log`. */
  readonly log: (event: LogEvent) => void;
  add(listener: QueryListener): void;
}

const BY_KIND: Partial<Record<RootOperationNode['kind'], RanQuery['operation']>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
  RawNode: 'raw',
};

export function createQueryWatch(): QueryWatch {
  const listeners: QueryListener[] = [];
  return {
    log({ level, query, queryDurationMillis }) {
      if (listeners.length === 0) return;
      const ran: RanQuery = {
        operation: BY_KIND[query.query.kind] ?? 'other',
        statement: query.sql.replace(/'(?:[^']|'')*'/g, '?'),
        ms: queryDurationMillis,
        failed: level === 'error',
      };
      for (const listener of listeners) listener(ran);
    },
    add: (listener) => void listeners.push(listener),
  };
}
