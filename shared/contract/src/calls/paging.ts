/** Lists in pages: the caller names the page, the answer says how many there are. */
import { z } from 'zod';

/** Fields of a request. Query strings carry text, so numbers are read from it too. */
export const paging = {
  /** From 1. */
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    /** Of all pages. */
    total: z.number().int().min(0),
    pageNum: z.number().int(),
    pageSize: z.number().int(),
    list: z.array(item),
  });
