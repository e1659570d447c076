/** Cash on delivery in the mock API: deliveries of the last weeks in two currencies, none in the scenario `empty`. */
import { getCodStatementUrl, queryCodEntries, queryCodSummary, viewCodStatementCsv, viewCodStatementPdf, type CodEntry } from '@amberlane/contract/calls/cod';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { serve, serveFile, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { codEntriesUntil, codTotalsOf, nextPaymentAfter } from '../sample-cod.ts';

const LIFE_MS = 600_000;

export function serveCod(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  const all = (): readonly CodEntry[] => (isEmpty() ? [] : codEntriesUntil(now()));
  serve(routes, queryCodSummary, () => ({ totals: codTotalsOf(all()), everyDays: 7, nextRemittance: nextPaymentAfter(now()).toISOString(), asOf: now().toISOString() }));
  serve(routes, queryCodEntries, ({ currency, state, from = '', to = '9', cursor, pageSize }) => {
    const fitting = all().filter(
      (entry) =>
        (currency === undefined || entry.collected.currency === currency) && (state === undefined || (entry.remittance === null) === (state === 'open')) &&
        entry.deliveredAt.slice(0, 10) >= from && entry.deliveredAt.slice(0, 10) <= to,
    );
    const begin = Number(cursor || 0);
    const end = begin + pageSize;
    return { list: fitting.slice(begin, end), total: fitting.length, nextCursor: end < fitting.length ? String(end) : '' };
  });
  serve(routes, getCodStatementUrl, ({ format, currency }) => ({
    url: (format === 'pdf' ? viewCodStatementPdf : viewCodStatementCsv).path.replace('{file}', currency), expiresAt: new Date(now().getTime() + LIFE_MS).toISOString(),
    rows: all().filter(({ collected }) => collected.currency === currency).length,
  }));
  for (const call of [viewCodStatementCsv, viewCodStatementPdf]) serveFile(routes, call, ({ file }) => ({ text: `"${file}"\r\n`, name: `amberlane-cod-${file}.${call === viewCodStatementPdf ? 'pdf' : 'csv'}` }));
}
