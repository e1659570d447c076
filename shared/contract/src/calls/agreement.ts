/** The agreement that customers accept before they send (spec §7); every figure in it comes from the business rules. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { LOCALES } from '../site/markets.ts';

const agreement = z.object({
  /** Named by the acceptance, so that it is known what a customer agreed to. */
  version: z.string(),
  /** ISO date. */
  effectiveDate: z.iso.date(),
  language: z.enum(LOCALES),
  /** The button to agree waits this long after the agreement was opened. */
  countdownSeconds: z.number().int().min(0),
  title: z.string(),
  preamble: z.string(),
  sections: z.array(
    z.object({
      /** For addresses: `#liability`. */
      id: z.string(),
      title: z.string(),
      paragraphs: z.array(z.string()).min(1),
    }),
  ),
});
export type Agreement = z.infer<typeof agreement>;

export const orderAgreement = defineCall({
  method: 'GET',
  path: '/oms/customer/orderAgreement',
  summary: 'The agreement that is accepted before a parcel is sent.',
  request: () => z.object({}),
  reply: () => agreement,
});
