/** What customers ask about before they pack: special goods and whether they go to a country. Beyond spec §7. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { GOODS_TYPES } from '../domain/rules/goods.ts';
import { COUNTRIES } from '../site/markets.ts';

export const ITEM_VERDICTS = ['ALLOWED', 'CONDITIONAL', 'REFUSED'] as const;
export type ItemVerdict = (typeof ITEM_VERDICTS)[number];

const specialItem = z.object({
  code: z.string(),
  /** Code of the dictionary INTL_GOODS_TYPE that an order names for it. */
  goodsType: z.enum(GOODS_TYPES),
  name: z.string(),
  verdict: z.enum(ITEM_VERDICTS),
  /** What must be kept, or why it is refused; empty when it is simply allowed. */
  conditions: z.array(z.string()),
  /** Destinations with another verdict. */
  elsewhere: z.array(z.object({ country: z.enum(COUNTRIES), verdict: z.enum(ITEM_VERDICTS) })),
});
export type SpecialItem = z.infer<typeof specialItem>;

export const querySpecialItemList = defineCall({
  method: 'GET',
  path: '/v1/api/presend/querySpecialItemList',
  summary: 'Special goods and whether they go to a country.',
  request: () => z.object({
    /** Destination; the `countryCode` header when it is missing. */
    country: z.enum(COUNTRIES).optional(),
    verdict: z.enum(ITEM_VERDICTS).optional(),
  }),
  reply: () => z.object({ country: z.enum(COUNTRIES), total: z.number().int(), list: z.array(specialItem) }),
});
