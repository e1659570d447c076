/** What a tracking page asks for, read from its address. */
import { orderPath, readOrderQuery, type SentFrom } from './order-query.ts';
import { readTrackQuery, trackPath } from './track-query.ts';

export type Ask =
  /** Folded numbers, as asked. */
  | { readonly waybillNos: readonly string[] }
  | { readonly mallNo: string; readonly sent: SentFrom };

/** Asked by the shop's order number. */
export const isOrder = (ask: Ask): ask is Extract<Ask, { readonly mallNo: string }> => 'mallNo' in ask;

/** null when the address asks for nothing, or for nothing that can be answered. */
export function readAsk(search: URLSearchParams): Ask | null {
  const query = readTrackQuery(search);
  if (query) return query.refusal ? null : { waybillNos: [...query.list.numbers] };
  const order = readOrderQuery(search);
  return order && !order.refusal ? { mallNo: order.mallNo, sent: order.sent } : null;
}

/** Site-relative address that asks the same. */
export const askPath = (ask: Ask): string => (isOrder(ask) ? orderPath(ask.mallNo, ask.sent) : trackPath(ask.waybillNos));
