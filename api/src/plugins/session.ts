/** `request.customer()`: the customer of the token in the headers, looked up once a request. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { readSession } from '../sessions/sessions.ts';
import { tokenOf } from '../sessions/session-token.ts';
import type { Customer } from './call-route.ts';

export function serveSessions(app: FastifyInstance, db: Kysely<Database>, now: () => Date): void {
  const known = new WeakMap<FastifyRequest, Promise<Customer>>();
  app.decorateRequest('customer', function (this: FastifyRequest) {
    const asked = known.get(this) ?? readSession(db, tokenOf(this.headers), now());
    known.set(this, asked);
    return asked;
  });
}
