/** `request.customer()`: the customer of the key or token in the headers, looked up once a request. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { customerOfKey } from '../api-keys/customer-of-key.ts';
import { readSession } from '../sessions/sessions.ts';
import { tokenOf } from '../sessions/session-token.ts';
import { bringsKey, type Customer } from './call-route.ts';

export function serveSessions(app: FastifyInstance, parts: Pick<ApiContext, 'db' | 'limits' | 'now'>): void {
  const known = new WeakMap<FastifyRequest, Promise<Customer>>();
  app.decorateRequest('customer', function (this: FastifyRequest) {
    const asked = known.get(this) ?? (bringsKey(this) ? customerOfKey(parts, this) : readSession(parts.db, tokenOf(this.headers), parts.now()));
    known.set(this, asked);
    return asked;
  });
}
