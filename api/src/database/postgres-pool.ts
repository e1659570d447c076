/**
 * Connections to a PostgreSQL server. A failover, a lost route or a paused host leaves connections open that never answer
 * again, and pg gives a client whose query timed out back to its pool. Here such a client is closed, and with it every
 * other one that has been silent since that query was sent: the next query goes to a new connection.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** A statement may take this long, ms; longer ones are cancelled by the server. */
const STATEMENT_MS = 5_000;
/** Beyond the server's own limit: by then the connection is lost, not the query slow. */
const ANSWER_MS = 7_000;
const CONNECT_MS = 2_000;

const shared = (url: string): PoolConfig => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'amberlane-api',
});

/** For calls: nothing may take long. */
export const callPool = (url: string): Pool =>
  poolOf({
    ...shared(url),
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 10_000,
    maxLifetimeSeconds: 600,
  });

/** For migrations: one session, which may wait and work as long as it has to. */
export const migrationPool = (url: string): Pool => poolOf({ ...shared(url), max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: CONNECT_MS });

/**
 * pg tells the pool of idle clients that lose their connection. One in use emits the event itself, and an event `error`
 * that nobody listens to ends the process: the query that runs, or comes next, fails and tells the caller.
 */
function poolOf(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The pool as the query builder uses it, without the clients that no longer answer. */
export function answeringPool(pool: Pool): PostgresPool {
  const silence = new Silence();
  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!silence.isSuspect(client)) return new AnsweringClient(client, silence);
      client.release(true);
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}

/** Which clients have not answered since the last query that timed out was sent. */
class Silence {
  readonly #heardAt = new WeakMap<PoolClient, number>();
  #since = -Infinity;

  heard(client: PoolClient): void {
    this.#heardAt.set(client, performance.now());
  }

  began(at: number): void {
    this.#since = Math.max(this.#since, at);
  }

  /** A client that was never asked is a new connection. */
  isSuspect(client: PoolClient): boolean {
    return (this.#heardAt.get(client) ?? Infinity) < this.#since;
  }
}

class AnsweringClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #silence: Silence;
  #isLost = false;

  constructor(client: PoolClient, silence: Silence) {
    this.#client = client;
    this.#silence = silence;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not supported');
    return this.#ask(text, values);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    // The rollback of its transaction would wait as long again.
    if (this.#isLost) throw new Error('Connection terminated: the server did not answer in time');
    const askedAt = performance.now();
    try {
      const result = await this.#client.query(text, [...values]);
      this.#silence.heard(this.#client);
      return result;
    } catch (error) {
      if (isTimeout(error)) {
        this.#isLost = true;
        this.#silence.began(askedAt);
      }
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isLost);
  }
}

/** pg reports it without a code. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
