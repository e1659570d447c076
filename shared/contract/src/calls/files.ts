/** Files on the wire (spec §7): first an address that is good for some minutes, then the bytes. */
import { z } from 'zod';
import { defineCall, defineFileCall } from './call.ts';
import { fault } from '../domain/field-faults.ts';
import { optionalLine } from '../domain/text.ts';

export const getPdfFileUrl = defineCall({
  method: 'GET',
  path: '/oms/file/getPdfFileUrl',
  summary: "Address of the shipping label of one of the customer's orders, named by id, trade number or waybill number.",
  access: 'customer',
  request: z
    .object({ id: optionalLine(64), tradeNo: optionalLine(64), waybillNo: optionalLine(32) })
    .refine(({ id, tradeNo, waybillNo }) => id !== '' || tradeNo !== '' || waybillNo !== '', { path: ['waybillNo'], ...fault('required') }),
  /** Path and query on the origin of the API. */
  reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
});

export const viewFile = defineFileCall({
  path: '/v1/api/file/view/{file}',
  summary: 'The file behind a signed address; 404 when the address is over or was changed.',
  request: z.object({ file: z.string().max(200) }),
  contentType: 'application/pdf',
});
