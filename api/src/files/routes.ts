/** Files (spec §7): the shipping label of an order, made when it is looked at. */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { getPdfFileUrl, viewFile } from '@amberlane/contract/calls/files';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { renderLabel } from '../label/render-label.ts';
import type { Limit } from '../limits/limits.ts';
import { serveCall } from '../plugins/call-route.ts';
import { serveFile } from '../plugins/file-route.ts';
import { readFileKey } from './file-key.ts';
import { FILE_LIFE_MS, labelToken, readLabelToken } from './file-token.ts';
import { orderLabel } from './order-label.ts';
import { findLabelOrder, readLabelOrder } from './repository.ts';

const tag = 'Files';

/** Drawing takes a tenth of a second of the process; nobody prints one parcel's label more often. */
const DRAWN: Limit = { name: 'label.order', capacity: 10, periodMs: 600_000 };

const EXAMPLE = {
  request: { id: '', tradeNo: '', waybillNo: 'SA673401955282' },
  reply: { url: '/v1/api/file/view/0190b3d2-7c11-4e0a-9d53-3f0c5e2b8a17.mi8xq2o0.Y3VzdG9tZXJzLXNlZS10aGVpci1vd24tbGFiZWxzLTE', expiresAt: '2026-11-20T10:40:00.000Z' },
};

export function fileRoutes(app: FastifyInstance, { db, now, limits, settings }: ApiContext): void {
  let reading: Promise<Buffer> | null = null;
  /** Read once; asked for again after a fault. */
  const key = (): Promise<Buffer> => {
    reading ??= readFileKey(db, now()).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };

  serveCall(app, getPdfFileUrl, {
    tag,
    example: EXAMPLE,
    handle: async (names, { customer: { accountId } }) => {
      const orderId = await findLabelOrder(db, accountId, names);
      if (orderId === null) throw new ApiError(ERROR.NOT_FOUND);
      const expiresAt = new Date(now().getTime() + FILE_LIFE_MS);
      return { url: viewFile.path.replace('{file}', labelToken(await key(), orderId, expiresAt)), expiresAt: expiresAt.toISOString() };
    },
  });

  serveFile(app, viewFile, {
    tag,
    handle: async ({ file }) => {
      const orderId = readLabelToken(await key(), file, now());
      if (orderId === null) return null;
      await limits.take(DRAWN, orderId);
      const order = await readLabelOrder(db, orderId);
      return order && { bytes: await renderLabel(orderLabel(order, settings.siteOrigin)), name: `${order.waybill_no}.pdf` };
    },
  });
}
