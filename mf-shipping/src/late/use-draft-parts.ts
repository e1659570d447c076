/** What a draft lacks. Loaded beside the page of an order: only drafts need the rules of the form. */
import { useEffect, useState } from 'react';
import type { DraftParts, draftParts } from '../orders/detail/draft-parts.tsx';
import type { OrderDetail } from '../orders/order-calls.ts';

/** null for an order that was sent, and until the rules are here. */
export function useDraftParts(order: OrderDetail): DraftParts | null {
  const [rules, setRules] = useState<{ readonly draftParts: typeof draftParts } | null>(null);
  const [now] = useState(() => new Date());
  const isDraft = order.status === 'DRAFT';
  useEffect(() => {
    if (isDraft) import('../orders/detail/draft-parts.tsx').then(setRules, () => undefined);
  }, [isDraft]);
  return isDraft && rules ? rules.draftParts(order, now) : null;
}
