/** Files on the wire (spec §7): first an address that is good for some minutes, then the bytes. */
import { z } from 'zod';
import { defineCall, defineFileCall } from './call.ts';
import { apiError } from './envelope.ts';
import { fault } from '../domain/field-faults.ts';
import { line, optionalLine } from '../domain/text.ts';

/**
 * Papers of an order, in the language of the caller; customs papers in English as well. The label and all others exist once the
 * order is sent (1600031 before, and after a cancellation); invoice and CN 23, the customs declaration of the UPU, for shipments
 * to another country (1600032 else); the receipt when the price is known (1600033 else).
 */
export const ORDER_DOCUMENTS = ['label', 'invoice', 'cn23', 'receipt'] as const;
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number];
/** One label per page, or four on a sheet of A4. */
export const LABEL_LAYOUTS = ['100x150', 'a4'] as const;

export const getPdfFileUrl = defineCall({
  method: 'GET',
  path: '/oms/file/getPdfFileUrl',
  summary: "Address of a paper of one of the customer's orders, the label unless asked otherwise; the order is named by id, trade number or waybill number.",
  access: 'customer',
  request: () => z
    .object({ id: optionalLine(64), tradeNo: optionalLine(64), waybillNo: optionalLine(32), document: z.enum(ORDER_DOCUMENTS).default('label') })
    .refine(({ id, tradeNo, waybillNo }) => id !== '' || tradeNo !== '' || waybillNo !== '', { path: ['waybillNo'], ...fault('required') }),
  /** Path and query on the origin of the API. */
  reply: () => z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
});

export const getLabelsFileUrl = defineCall({
  method: 'POST',
  path: '/v1/api/file/getLabelsFileUrl',
  summary: 'Address of one file with the labels of up to 100 orders, and the orders that have none. Beyond spec §7.',
  access: 'customer',
  /** Labels are printed in the order of the ids, a page for each piece, at most 300 pages; what is beyond is left out with 1600034. */
  request: () => z.object({ ids: z.array(line(64)).min(1).max(100), layout: z.enum(LABEL_LAYOUTS).default('100x150') }),
  /** Path and query on the origin of the API; null when no order has a label. */
  reply: () => z.object({ url: z.string().nullable(), expiresAt: z.iso.datetime(), left: z.array(z.object({ id: z.string(), error: apiError })) }),
});

export const viewFile = defineFileCall({
  path: '/v1/api/file/view/{file}',
  summary: 'The file behind a signed address; 404 when the address is over or was changed.',
  request: () => z.object({ file: z.string().max(200) }),
  contentType: 'application/pdf',
});
