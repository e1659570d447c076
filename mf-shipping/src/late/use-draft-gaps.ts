/** What a draft lacks. Loaded beside the page of an order: only drafts need the rules of the form. */
import { useEffect, useState } from 'react';
import type { Gap, gapsOf } from '../orders/detail/gaps-of.ts';
import type { OrderDetail } from '../orders/order-calls.ts';

/** null for an order that was sent, and until the rules are here. */
export function useDraftGaps(order: OrderDetail): readonly Gap[] | null {
  const [judge, setJudge] = useState<{ readonly gapsOf: typeof gapsOf } | null>(null);
  const [now] = useState(() => new Date());
  const isDraft = order.status === 'DRAFT';
  useEffect(() => {
    if (isDraft) import('../orders/detail/gaps-of.ts').then(setJudge, () => undefined);
  }, [isDraft]);
  return isDraft && judge ? judge.gapsOf(order, now) : null;
}
