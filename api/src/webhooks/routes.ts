/** Webhooks of platform customers, and the calls that their programs made. Everything belongs to the customer who asks. */
import type { FastifyInstance } from 'fastify';
import {
  apiDocument, createWebhook, deleteWebhook, pauseWebhook, queryApiCalls, queryDeliveries, queryWebhooks, replayDead, replayDelivery, rotateWebhookSecret, testWebhook, updateWebhook,
} from '@amberlane/contract/calls/webhooks';
import { accountOf } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { serveFile } from '../plugins/file-route.ts';
import {
  CALLS_EXAMPLE, CREATE_EXAMPLE, DELETE_EXAMPLE, DELIVERIES_EXAMPLE, LIST_EXAMPLE, PAUSE_EXAMPLE, REPLAY_DEAD_EXAMPLE, REPLAY_EXAMPLE, ROTATE_EXAMPLE, TEST_EXAMPLE, UPDATE_EXAMPLE,
} from './examples.ts';
import { endpointsOf, searchDeliveries } from './repository.ts';
import { webhookSender } from './send-webhook.ts';
import { webhookService } from './service.ts';

const tag = 'Webhooks';

export function webhookRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { db, now, settings, apiCalls } = parts;
  const rules = { loopback: settings.webhooksToLoopback };
  const service = webhookService({ ...parts, rules, send: webhookSender(rules) });

  serveCall(app, queryWebhooks, {
    tag,
    example: LIST_EXAMPLE,
    handle: async (_input, { customer: { accountId } }) => {
      const { platform } = await accountOf(db, accountId);
      return { platform, endpoints: await endpointsOf(db, accountId, now()), asOf: now().toISOString() };
    },
  });
  serveCall(app, createWebhook, { tag, example: CREATE_EXAMPLE, handle: (wish, { customer: { accountId } }) => service.create(accountId, wish) });
  serveCall(app, updateWebhook, { tag, example: UPDATE_EXAMPLE, handle: (change, { customer: { accountId } }) => service.update(accountId, change) });
  serveCall(app, pauseWebhook, { tag, example: PAUSE_EXAMPLE, handle: ({ id, paused }, { customer: { accountId } }) => service.pause(accountId, id, paused) });
  serveCall(app, deleteWebhook, {
    tag,
    example: DELETE_EXAMPLE,
    handle: async ({ id }, { customer: { accountId } }) => {
      await service.remove(accountId, id);
      return { id };
    },
  });
  serveCall(app, rotateWebhookSecret, { tag, example: ROTATE_EXAMPLE, handle: (wish, { customer: { accountId } }) => service.rotate(accountId, wish) });
  serveCall(app, testWebhook, { tag, example: TEST_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.test(accountId, id) });
  serveCall(app, queryDeliveries, {
    tag,
    example: DELIVERIES_EXAMPLE,
    handle: async (search, { customer: { accountId } }) => ({ ...(await searchDeliveries(db, accountId, search)), asOf: now().toISOString() }),
  });
  serveCall(app, replayDelivery, { tag, example: REPLAY_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.replayOne(accountId, id) });
  serveCall(app, replayDead, { tag, example: REPLAY_DEAD_EXAMPLE, handle: ({ endpointId }, { customer: { accountId } }) => service.replayAll(accountId, endpointId) });
  serveCall(app, queryApiCalls, {
    tag,
    example: CALLS_EXAMPLE,
    handle: async (_input, { customer: { accountId } }) => ({
      list: (await apiCalls.newest(accountId)).map(({ at, key_prefix, method, path, status, ms }) => ({ at: at.toISOString(), keyPrefix: key_prefix, method, path, status, milliseconds: ms })),
      asOf: now().toISOString(),
    }),
  });
  serveFile(app, apiDocument, { tag, handle: async () => ({ bytes: Buffer.from(JSON.stringify(app.swagger(), null, 2)), name: 'amberlane-openapi.json' }) });
}
