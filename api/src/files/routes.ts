/** Files (spec §7): papers of orders, made when they are looked at. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { getLabelsFileUrl, getPdfFileUrl, viewFile } from '@amberlane/contract/calls/files';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { isExport, readExport } from '../orders/order-export.ts';
import { serveCall } from '../plugins/call-route.ts';
import { failureBody } from '../plugins/error-envelope.ts';
import { serveFile } from '../plugins/file-route.ts';
import { readFileKey } from './file-key.ts';
import { FILE_LIFE_MS, fileToken, readFileToken, type NamedFile } from './file-token.ts';
import { labelFileOf, renderLabelFile } from './label-file.ts';
import { documentFault, renderPaper } from './order-papers.ts';
import { findPaperOrder, insertLabelFile, paperOrders, readLabelFile, readPaperOrder } from './repository.ts';

const tag = 'Files';

/** Drawing takes a tenth of a second of the process; nobody prints one parcel's label more often. */
const DRAWN: Limit = { name: 'label.order', capacity: 10, periodMs: 600_000 };
/** Files of many labels that are put together. */
const LABEL_FILES: Limit = { name: 'labels.file', capacity: 60, periodMs: 600_000 };

const VIEWED = '/v1/api/file/view/0190b3d2-7c11-4e0a-9d53-3f0c5e2b8a17';
const EXPIRES = '2026-11-20T10:40:00.000Z';
const EXAMPLE = {
  request: { id: '', tradeNo: '', waybillNo: 'SA673401955282', document: 'label' },
  reply: { url: `${VIEWED}.00.mi8xq2o0.Y3VzdG9tZXJzLXNlZS10aGVpci1vd24tbGFiZWxzLTE`, expiresAt: EXPIRES },
};
const LABELS_EXAMPLE = {
  request: { ids: ['0d5f6d1e-3a53-4a0e-9a53-00000000a001', '0d5f6d1e-3a53-4a0e-9a53-00000000a002'], layout: 'a4' },
  reply: {
    url: `${VIEWED}.40.mi8xq2o0.Y3VzdG9tZXJzLXNlZS10aGVpci1vd24tbGFiZWxzLTE`, expiresAt: EXPIRES,
    left: [{ id: '0d5f6d1e-3a53-4a0e-9a53-00000000a002', error: { code: ERROR.DOCUMENT_NOT_SENT, message: 'Drafts and cancelled orders have no documents. Send the order first.' } }],
  },
};

/** A paper is drawn anew each time. */
const DRAWING = 4;

export function fileRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { db, now, limits } = parts;
  let reading: Promise<Buffer> | null = null;
  /** Read once; asked for again after a fault. */
  const key = (): Promise<Buffer> => {
    reading ??= readFileKey(db, now()).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
  const expiry = (): Date => new Date(now().getTime() + FILE_LIFE_MS);
  const addressOf = async (file: NamedFile, expiresAt: Date): Promise<string> => viewFile.path.replace('{file}', fileToken(await key(), file, expiresAt));

  serveCall(app, getPdfFileUrl, {
    tag,
    example: EXAMPLE,
    handle: async ({ document, ...names }, { customer: { accountId }, locale }) => {
      const order = await findPaperOrder(db, accountId, names);
      if (!order) throw new ApiError(ERROR.NOT_FOUND);
      const fault = documentFault(order, document);
      if (fault !== null) throw new ApiError(fault);
      const expiresAt = expiry();
      return { url: await addressOf({ kind: document, id: order.id, locale }, expiresAt), expiresAt: expiresAt.toISOString() };
    },
  });

  serveCall(app, getLabelsFileUrl, {
    tag,
    example: LABELS_EXAMPLE,
    cost: DRAWING,
    handle: async ({ ids, layout }, { customer: { accountId }, locale, request }) => {
      await limits.take(LABEL_FILES, accountId);
      const { orderIds, left } = labelFileOf(ids, await paperOrders(db, accountId, ids));
      const expiresAt = expiry();
      const file = { id: randomUUID(), accountId, layout, orderIds, expiresAt };
      if (orderIds.length > 0) await insertLabelFile(db, file);
      return {
        url: orderIds.length === 0 ? null : await addressOf({ kind: 'labels', id: file.id, locale }, expiresAt),
        expiresAt: expiresAt.toISOString(),
        left: left.map(({ id, fault }) => ({ id, error: failureBody(fault, locale, request.id).error })),
      };
    },
  });

  serveFile(app, viewFile, {
    tag,
    cost: DRAWING,
    handle: async ({ file: token }) => {
      if (isExport(token)) return readExport({ db, limits }, token, now());
      const file = readFileToken(await key(), token, now());
      if (!file) return null;
      const { kind, id, locale } = file;
      if (kind === 'labels') {
        const labels = await readLabelFile(db, id, now());
        return labels && renderLabelFile(parts, labels);
      }
      await limits.take(DRAWN, `${id}.${kind}`);
      const order = await readPaperOrder(db, id);
      return order && renderPaper(parts, order, kind, locale);
    },
  });
}
