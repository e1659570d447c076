/** Labels and papers of orders in the mock API: one page that names what it stands for. */
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { getLabelsFileUrl, getPdfFileUrl, viewFile } from '@amberlane/contract/calls/files';
import type { OrderDetail } from '@amberlane/contract/calls/orders';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, serveFile, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import type { MockOrders } from './orders.ts';

const LIFE_MS = 600_000;

const addressOf = (file: string): string => `/v1/api/file/view/${encodeURIComponent(file)}`;

/** The smallest file that readers of PDF open; `text` is printed in ASCII. */
function pdf(text: string): string {
  const stream = `BT /F1 12 Tf 20 400 Td (${text.replace(/[^ -~]|[()\\]/g, '?')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 283 425] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets = objects.map((body, index) => {
    const at = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${body}\nendobj\n`);
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${parts.join('')}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${parts.join('').length}\n%%EOF`;
}

export function servePapers(routes: MockRoutes, { bookOf, found }: MockOrders, { now }: MockApiContext): void {
  const expiresAt = (): string => new Date(now().getTime() + LIFE_MS).toISOString();
  const named = (token: string, { id, tradeNo, waybillNo }: { readonly id: string; readonly tradeNo: string; readonly waybillNo: string }): OrderDetail => {
    if (id !== '') return found(token, id);
    const kept = [...bookOf(token).values()].find(({ order }) => (tradeNo === '' ? order.waybillNo === waybillNo : order.tradeNo === tradeNo));
    if (!kept) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return kept.order;
  };
  serve(routes, getPdfFileUrl, ({ document, ...name }, { token }) => {
    const { orderNo, waybillNo } = named(token, name);
    if (waybillNo === null) throw new Refusal(ERROR.ORDER_STATE, { status: 409 });
    return { url: addressOf(`${document}-${orderNo}.pdf`), expiresAt: expiresAt() };
  });
  serve(routes, getLabelsFileUrl, ({ ids, layout }, { token, locale }) => {
    const orders = ids.map((id) => ({ id, order: bookOf(token).get(id)?.order }));
    const left = orders.flatMap(({ id, order }) => {
      if (order && order.waybillNo !== null) return [];
      const code = order ? ERROR.ORDER_STATE : ERROR.NOT_FOUND;
      return [{ id, error: { code, message: errorMessage(code, locale, {}) } }];
    });
    return { url: left.length === ids.length ? null : addressOf(`labels-${layout}-${ids.length - left.length}.pdf`), expiresAt: expiresAt(), left };
  });
  serveFile(routes, viewFile, ({ file }) => (file.endsWith('.csv') ? { name: file, text: 'orderNo\n' } : { name: file, text: pdf(file) }));
}
