import type { ColumnType } from 'kysely';

/** A point in time, UTC. */
export type Instant = ColumnType<Date, Date, Date>;
