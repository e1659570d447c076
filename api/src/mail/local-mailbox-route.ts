/** The local mailbox for the demo's page. It holds codes, so nobody but the machine's own servers may ask. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { proxyTrust } from '../plugins/rate-limit.ts';
import { readMailbox } from './local-mailbox.ts';

const MOST = 100;
/** The shell on this machine; one on another machine is a trusted proxy. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

export interface MailboxAccess {
  readonly demo: boolean;
  readonly trustedProxies: readonly string[];
}

/** Adds `/demo/outbox.json`; outside the demo there is no such address. */
export function serveMailbox(app: FastifyInstance, db: Kysely<Database>, { demo, trustedProxies }: MailboxAccess): void {
  if (!demo) return;
  const isOurs = proxyTrust([...LOOPBACK, ...trustedProxies]);
  app.get('/demo/outbox.json', { schema: { hide: true } }, async (request, reply) => {
    const asksForItself = request.headers['x-forwarded-for'] === undefined && request.headers['forwarded'] === undefined;
    if (!asksForItself || !isOurs(request.socket.remoteAddress ?? '')) throw new ApiError(ERROR.NOT_FOUND);
    // The site of a page is its host: a name that was bent to this machine reads nothing.
    if (request.headers['sec-fetch-site'] !== undefined && request.headers['sec-fetch-site'] !== 'none') throw new ApiError(ERROR.NOT_FOUND);
    return reply.send(await readMailbox(db, MOST));
  });
}
