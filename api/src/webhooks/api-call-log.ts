/**
 * The calls that programs make with keys of customers, for the console: route, status and time, nothing of what was asked or
 * answered. Written after the answer has left, all that came meanwhile in one statement; lost when the process dies.
 */
import type { FastifyInstance } from 'fastify';
import { sql, type Insertable, type Kysely } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import type { Database } from '../database/tables.ts';
import type { ApiCallTable } from '../database/tables/webhooks.ts';

export interface ApiCallLog {
  /** The newest calls of a customer, those that were just answered included. */
  newest(accountId: string): Promise<readonly ShownCall[]>;
}

interface ShownCall extends Pick<ApiCallTable, 'key_prefix' | 'method' | 'path' | 'status' | 'ms'> {
  readonly at: Date;
}

/** More than this wait only while the database does not answer: the oldest are dropped. */
const MOST_WAITING = 5_000;
/** After so many new rows those of their accounts that nobody is shown any more are deleted. */
const PRUNE_EVERY = 1_000;
const KEPT = 1_000;

interface LogParts {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
}

export function logKeyCalls(app: FastifyInstance, { db, now }: LogParts): ApiCallLog {
  let waiting: Insertable<ApiCallTable>[] = [];
  let writing: Promise<void> | null = null;
  let sincePrune = 0;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting;
      waiting = [];
      try {
        await db.insertInto('api_call').values(rows).execute();
        sincePrune += rows.length;
        if (sincePrune >= PRUNE_EVERY) {
          sincePrune = 0;
          await prune(db, [...new Set(rows.map(({ account_id }) => account_id))]);
        }
      } catch (error) {
        // An account that was closed meanwhile, or a database that is away.
        app.log.warn({ err: error }, 'calls with keys not written down');
      }
    }
  }

  function flush(): Promise<void> {
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  }

  app.addHook('onResponse', async (request, reply) => {
    const { keyUse, method, routeOptions } = request;
    if (!keyUse) return;
    const path = (routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}');
    if (waiting.length >= MOST_WAITING) waiting.shift();
    waiting.push({ account_id: keyUse.accountId, key_prefix: keyUse.prefix, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), at: now() });
    void flush();
  });
  app.addHook('onClose', () => flush());

  return {
    newest: async (accountId) => {
      await flush();
      return db.selectFrom('api_call').select(['key_prefix', 'method', 'path', 'status', 'ms', 'at']).where('account_id', '=', accountId).orderBy('id', 'desc').limit(RULES.webhooks.callsShown).execute();
    },
  };
}

/** Leaves the newest of each account. */
async function prune(db: Kysely<Database>, accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) {
    await sql`
      delete from api_call where account_id = ${accountId}
        and id <= (select id from api_call where account_id = ${accountId} order by id desc offset ${KEPT} limit 1)`.execute(db);
  }
}
