/** Files of many labels: which orders go into one, and its bytes. */
import { ERROR } from '@amberlane/contract/calls';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { drawLabelSheets } from '../label/draw-label-sheets.ts';
import { MOST_PAGES } from '../label/label-sheets.ts';
import type { Limit } from '../limits/limits.ts';
import type { ServedFile } from '../plugins/file-route.ts';
import { orderLabel } from './order-label.ts';
import { documentFault } from './order-papers.ts';
import { paperOrders, type LabelFile, type PaperOrder } from './repository.ts';

/** Labels that an account may draw: ten files of a hundred in ten minutes. */
const LABELS_DRAWN: Limit = { name: 'labels.account', capacity: 1_000, periodMs: 600_000 };

export interface SortedOrders {
  /** Orders with labels, in the order in which they were named, each once. */
  readonly orderIds: readonly string[];
  readonly left: readonly { readonly id: string; readonly fault: ApiError }[];
}

/** What of the named orders goes into one file. Pure. */
export function labelFileOf(ids: readonly string[], orders: ReadonlyMap<string, PaperOrder>): SortedOrders {
  const orderIds: string[] = [];
  const left: { id: string; fault: ApiError }[] = [];
  let pages = 0;
  for (const id of new Set(ids)) {
    const order = orders.get(id);
    const code = order ? documentFault(order, 'label') : ERROR.NOT_FOUND;
    const pieces = order?.form.pacNumber ?? 1;
    if (code !== null) left.push({ id, fault: new ApiError(code) });
    else if (pages + pieces > MOST_PAGES) left.push({ id, fault: new ApiError(ERROR.LABELS_FULL, { params: { max: MOST_PAGES } }) });
    else {
      pages += pieces;
      orderIds.push(id);
    }
  }
  return { orderIds, left };
}

/** Orders that were cancelled since are left out; null when none is left. */
export async function renderLabelFile({ db, limits, settings }: Pick<ApiContext, 'db' | 'limits' | 'settings'>, { accountId, orderIds, layout }: LabelFile): Promise<ServedFile | null> {
  const orders = await paperOrders(db, accountId, orderIds);
  const labels = orderIds.flatMap((id) => {
    const order = orders.get(id);
    const label = order ? orderLabel(order, settings.siteOrigin) : null;
    return label ? [label] : [];
  });
  if (labels.length === 0) return null;
  await limits.take(LABELS_DRAWN, accountId, labels.reduce((sum, { pieces }) => sum + pieces, 0));
  return { bytes: await drawLabelSheets({ labels, layout }), name: `labels-${labels.length}.pdf` };
}
