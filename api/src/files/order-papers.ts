/** Which papers an order has, and their bytes. */
import { ERROR, type ErrorCode } from '@amberlane/contract/calls';
import type { Locale } from '@amberlane/contract/site';
import type { OrderDocument } from '@amberlane/contract/calls/files';
import type { ApiContext } from '../context.ts';
import { orderFacts } from '../documents/order-facts.ts';
import { receiptPrice } from '../documents/receipt-price.ts';
import { renderDocument } from '../documents/render-document.ts';
import { renderLabel } from '../label/render-label.ts';
import type { ServedFile } from '../plugins/file-route.ts';
import { orderLabel } from './order-label.ts';
import type { PaperOrder } from './repository.ts';

/** Why an order has no such paper; null when it has. */
export function documentFault(order: Pick<PaperOrder, 'stage' | 'waybill_no' | 'kind' | 'reference_price'>, document: OrderDocument): ErrorCode | null {
  if (order.stage !== 'SUBMITTED' || order.waybill_no === null) return ERROR.DOCUMENT_NOT_SENT;
  if ((document === 'invoice' || document === 'cn23') && order.kind === 'local') return ERROR.DOCUMENT_NOT_CUSTOMS;
  return document === 'receipt' && order.reference_price === null ? ERROR.DOCUMENT_NO_PRICE : null;
}

/** null when the order has no such paper, or not any more. */
export async function renderPaper({ settings }: Pick<ApiContext, 'settings'>, order: PaperOrder, document: OrderDocument, locale: Locale): Promise<ServedFile | null> {
  const label = orderLabel(order, settings.siteOrigin);
  const facts = orderFacts(order);
  if (!label || !facts || documentFault(order, document) !== null) return null;
  if (document === 'label') return { bytes: await renderLabel(label), name: `${facts.waybillNo}.pdf` };
  const name = `${facts.waybillNo}-${document}.pdf`;
  if (document !== 'receipt') return { bytes: await renderDocument({ document, facts }, locale), name };
  const price = receiptPrice(order);
  return price && { bytes: await renderDocument({ document, facts, price }, locale), name };
}
