/** Where a page of orders ended: the order of the list, and the place of its last row in it. Names nothing secret, opens nothing. Pure. */
import { z } from 'zod';
import { ORDER_SORTS } from '@amberlane/contract/calls/orders';

export type OrderSort = (typeof ORDER_SORTS)[number];

/** The last instant that a Date holds, milliseconds. */
const LAST_INSTANT = 8_640_000_000_000_000;

const position = z.tuple([z.enum(ORDER_SORTS), z.int().min(-1).max(LAST_INSTANT), z.string().max(64).regex(/^[\w-]+$/)]);

export interface Position {
  readonly sort: OrderSort;
  /** Instant in milliseconds, or fen; -1 for an order without a price. */
  readonly key: number;
  readonly id: string;
}

/** At most some 150 characters of base64url. */
export const writeCursor = ({ sort, key, id }: Position): string => Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** null for a text that no page gave, or one of a list in another order. */
export function readCursor(cursor: string, sort: OrderSort): Position | null {
  try {
    const [given, key, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return given === sort ? { sort, key, id } : null;
  } catch {
    return null;
  }
}
