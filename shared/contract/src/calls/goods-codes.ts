/** What a customer is helped with who names goods: codes of the Harmonized System, and whether the goods go to a country. Beyond spec §7. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { ITEM_VERDICTS } from './presend.ts';
import { GOODS_TYPES } from '../domain/rules/goods.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line } from '../domain/text.ts';

const MOST_SUGGESTIONS = 20;

const verdict = {
  /** Whether it goes to the destination. */
  verdict: z.enum(ITEM_VERDICTS),
  /** What must be kept, or why it is refused, in the caller's language; empty when it is simply allowed. */
  conditions: z.array(z.string()),
};

const goodsSuggestion = z.object({
  /** Subheading of the Harmonized System, six digits. */
  code: z.string().regex(/^\d{6}$/),
  /** In the caller's language. */
  name: z.string(),
  /** The same for the declaration, which is in English and Chinese. */
  nameEn: z.string(),
  nameCn: z.string(),
  /** What an order names for such goods. */
  goodsType: z.enum(GOODS_TYPES),
  ...verdict,
});
export type GoodsSuggestion = z.infer<typeof goodsSuggestion>;

const namedGoods = z.object({ code: z.string(), goodsType: z.enum(GOODS_TYPES), name: z.string(), ...verdict });

export const suggestGoodsCodes = defineCall({
  method: 'POST',
  path: '/v1/api/goods/suggestCodes',
  summary: 'HS codes that fit the name of goods in any of the six languages, whether such goods go to a country, and a hint when the name is too broad for customs (spec §5).',
  request: () => z.object({
    /** Name of the goods as typed, or the first digits of a code. */
    text: line(200),
    /** The `countryCode` header when it is missing. */
    destination: z.enum(COUNTRIES).optional(),
    limit: z.int().min(1).max(MOST_SUGGESTIONS).default(8),
  }),
  reply: () => z.object({
    /** Edition of the codes: `HS 2022`. */
    edition: z.string(),
    /** Where the codes come from, and that they are a help: customs decide. In the caller's language. */
    source: z.string(),
    destination: z.enum(COUNTRIES),
    /** The name says no more than a category and would be refused in an order. */
    broad: z.boolean(),
    /** What to write instead, in the caller's language; null unless the name is too broad. */
    hint: z.string().nullable(),
    /** Best first; for a broad name, usual goods of that category. */
    suggestions: z.array(goodsSuggestion),
    /** Special goods that the name speaks of beside any code: copies of brands, medicines, loose batteries. */
    special: z.array(namedGoods),
  }),
});
