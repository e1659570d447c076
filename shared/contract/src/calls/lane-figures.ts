/** What the lane carries now, as the home page shows it. Beyond spec §7. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { COUNTRIES } from '../site/markets.ts';

const laneFigures = z.object({
  /** When the parcels were counted: some minutes before the answer. */
  countedAt: z.iso.datetime(),
  /** Span of what is counted over time, days before `countedAt`. */
  days: z.number().int().positive(),
  /** Parcels that were handed over and are not yet at the consignee's, in all countries. */
  onTheWay: z.number().int().min(0),
  /** Parcels handed to their consignees within the span, in all countries. */
  delivered: z.number().int().min(0),
  /** Median from hand-over to delivery of parcels that crossed a border; null while too few were delivered. */
  doorToDoor: z
    .object({
      hours: z.number().int().min(0),
      /** Deliveries that it was read from, the newest ones. */
      parcels: z.number().int().positive(),
      /** Where they were delivered; null for all countries together. */
      countryCode: z.enum(COUNTRIES).nullable(),
    })
    .nullable(),
  /** Service points in the country asked, without those that closed for good. */
  servicePoints: z.number().int().min(0),
});
export type LaneFigures = z.infer<typeof laneFigures>;

export const queryLaneFigures = defineCall({
  method: 'GET',
  path: '/v1/api/site/queryLaneFigures',
  summary: 'Parcels on the way and delivered, median time door to door, service points of a country; counted every few minutes.',
  request: () => z.object({ countryCode: z.enum(COUNTRIES) }),
  reply: () => laneFigures,
});
