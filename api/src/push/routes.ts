/** Batch push of tracking events (design §6). */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { pushTrackEvents } from '@amberlane/contract/calls/push';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { LIST_BODY_BYTES, serveCall } from '../plugins/call-route.ts';
import { PUSH_EXAMPLE } from './examples.ts';
import { readHolder, requireScope, type KeyHolder } from '../api-keys/authenticate.ts';
import { pushQueue } from './push-queue.ts';
import { pushService } from './service.ts';

/** PGlite has one session: a second push would only stand in the way of readers. A pool of ten keeps seven for them. */
const TURNS = { embedded: { atOnce: 1, waiting: 8 }, server: { atOnce: 3, waiting: 32 } } as const;

/** A burst of so many seconds is taken at once. */
const BURST_SECONDS = 10;
/** What a wrong key costs its address: as much as a full query of waybills. */
const WRONG_KEY = 20;

export function pushRoutes(app: FastifyInstance, { db, now, limits, settings }: ApiContext): void {
  const queue = pushQueue(TURNS[settings.databaseUrl === null ? 'embedded' : 'server']);
  const push = pushService({ db, now, queue });
  const perKey: Limit = { name: 'push.key', capacity: settings.pushedPerSecond * BURST_SECONDS, periodMs: BURST_SECONDS * 1_000 };

  serveCall(app, pushTrackEvents, {
    tag: 'Push',
    example: PUSH_EXAMPLE,
    bodyBytes: LIST_BODY_BYTES,
    ownKey: true,
    // Counted by its key: a partner pushes from one address.
    cost: 0,
    handle: async ({ events }, { request }) => {
      const { keyId, scopes } = await keyOf(request.headers['x-api-key'], () => request.spend(WRONG_KEY));
      await limits.take(perKey, keyId, events.length);
      return push(events, scopes.includes('waybills:write'));
    },
  });

  async function keyOf(given: unknown, spend: () => Promise<void>): Promise<KeyHolder> {
    try {
      const holder = await readHolder(db, given, now());
      requireScope(holder, 'events:write');
      return holder;
    } catch (error) {
      if (error instanceof ApiError && error.code === ERROR.API_KEY_WRONG) await spend();
      throw error;
    }
  }
}
