/** Shipments from files (issue 16 item 4), and the worker that creates them. */
import type { FastifyInstance } from 'fastify';
import {
  cancelOrderImport, confirmOrderImport, createOrderImport, deleteOrderImport, getOrderImport, putImportRows, queryImportRows, queryOrderImports, quoteOrderImport,
} from '@amberlane/contract/calls/order-imports';
import type { ApiContext } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { LIST_BODY_BYTES, serveCall } from '../plugins/call-route.ts';
import { repeat } from '../plugins/periodic-task.ts';
import { CONFIRM_EXAMPLE, CREATE_EXAMPLE, DELETE_EXAMPLE, LIST_EXAMPLE, PUT_EXAMPLE, QUOTE_EXAMPLE, ROWS_EXAMPLE, VIEW_EXAMPLE } from './examples.ts';
import { runImports } from './run-imports.ts';
import { importService } from './service.ts';

const tag = 'Order imports';
const HOUR_MS = 3_600_000;

/** Lists begun, and rows judged: five full files an hour with every row put right once. */
const BEGUN: Limit = { name: 'orderImport.account', capacity: 30, periodMs: HOUR_MS };
const JUDGED: Limit = { name: 'orderImport.rows', capacity: 20_000, periodMs: HOUR_MS };
const QUOTED: Limit = { name: 'orderImport.quotes', capacity: 120, periodMs: HOUR_MS };

/** How soon a confirmed list begins to be created. */
const ROUND_MS = 2_000;

export function orderImportRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { limits } = parts;
  const service = importService(parts);

  serveCall(app, createOrderImport, {
    tag, example: CREATE_EXAMPLE,
    handle: async (input, { customer: { accountId } }) => {
      await limits.take(BEGUN, accountId);
      return service.create(accountId, input);
    },
  });
  serveCall(app, putImportRows, {
    tag, example: PUT_EXAMPLE, bodyBytes: LIST_BODY_BYTES,
    handle: async (input, { customer: { accountId }, locale }) => {
      await limits.take(JUDGED, accountId, input.rows.length);
      return service.put(accountId, input, locale);
    },
  });
  serveCall(app, queryOrderImports, { tag, example: LIST_EXAMPLE, handle: (input, { customer: { accountId } }) => service.list(accountId, input) });
  serveCall(app, getOrderImport, { tag, example: VIEW_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.find(accountId, id) });
  serveCall(app, queryImportRows, { tag, example: ROWS_EXAMPLE, handle: (input, { customer: { accountId }, locale }) => service.rows(accountId, input, locale) });
  serveCall(app, quoteOrderImport, {
    tag, example: QUOTE_EXAMPLE,
    handle: async ({ id }, { customer: { accountId } }) => {
      await limits.take(QUOTED, accountId);
      return service.quote(accountId, id);
    },
  });
  serveCall(app, confirmOrderImport, { tag, example: CONFIRM_EXAMPLE, handle: (input, { customer: { accountId } }) => service.confirm(accountId, input) });
  serveCall(app, cancelOrderImport, { tag, example: VIEW_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.cancel(accountId, id) });
  serveCall(app, deleteOrderImport, { tag, example: DELETE_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.remove(accountId, id) });

  createRegularly(app, parts);
}

/** A round every two seconds until the app closes; what is being created then is finished. */
function createRegularly(app: FastifyInstance, { db, now, settings }: ApiContext): void {
  let isStopped = false;
  app.addHook('preClose', async () => {
    isStopped = true;
  });
  repeat(app, ROUND_MS, async () => {
    try {
      await runImports({ db, now, leaseSeconds: settings.importLeaseSeconds, isStopped: () => isStopped, onFault: (err) => app.log.error({ err }, 'row of an order import not created') });
    } catch (err) {
      app.log.error({ err }, 'order imports not readable');
    }
  });
}
