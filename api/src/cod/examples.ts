/** Examples of the ledger for the documentation. */
import type { CodEntry, CodTotals, PayoutAccount } from '@amberlane/contract/calls/cod';
import type { CallExample } from '../plugins/call-route.ts';

const yuan = (amount: number) => ({ amount, currency: 'CNY' }) as const;

const TOTALS: CodTotals = {
  currency: 'CNY', underWay: 1, toCollect: yuan(50_000), orders: 2, collected: yuan(250_000), fee: yuan(7_500), remitted: yuan(145_500), open: yuan(97_000), payoutAt: '2026-11-23T00:00:00.000Z',
};
const ACCOUNT: PayoutAccount = { currency: 'CNY', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', lastFour: '4821', changedAt: '2026-09-01T08:00:00.000Z', pausedUntil: null };
const ENTRY: CodEntry = {
  waybillNo: 'SA673401955282', orderId: '0190b3d2-7c11-4e0a-9d53-3f0c5e2b8a17', orderNo: 'AL202611200142', recipient: 'Noura Al-Harbi', deliveredAt: '2026-11-12T13:20:00.000Z', timeZone: 'Asia/Riyadh',
  collected: yuan(150_000), fee: yuan(4_500), net: yuan(145_500), remittance: { reference: 'CR-20261116-0190B3D2', at: '2026-11-16T00:00:00.000Z', paidTo: { kind: 'bank', provider: 'Harbour Bank', lastFour: '4821' } },
};

export const SUMMARY_EXAMPLE: CallExample = { request: {}, reply: { totals: [TOTALS], accounts: [ACCOUNT], passwordSet: true, everyDays: 7, nextRemittance: '2026-11-23T00:00:00.000Z', asOf: '2026-11-20T10:30:00.000Z' } };
export const SAVE_ACCOUNT_EXAMPLE: CallExample = {
  request: { currency: 'SAR', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', number: 'SA03 8000 0000 6080 1016 7519', password: 'Harmattan#2026' },
  reply: { currency: 'SAR', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', lastFour: '7519', changedAt: '2026-11-20T10:30:00.000Z', pausedUntil: '2026-11-22T10:30:00.000Z' },
};
export const ENTRIES_EXAMPLE: CallExample = { request: { currency: 'CNY', from: '2026-11-01', to: '2026-11-30', pageSize: 20 }, reply: { list: [ENTRY], total: 1, nextCursor: '' } };
export const STATEMENT_EXAMPLE: CallExample = {
  request: { currency: 'CNY', from: '2026-11-01', to: '2026-11-30', format: 'pdf' },
  reply: { url: '/v1/api/cod/statement/pdf/0190b3d2-7c11-4e0a-9d53-3f0c5e2b8a17.CNY.0.mi8xq2o0.Y3VzdG9tZXJzLXNlZS10aGVpci1v?from=2026-11-01&to=2026-11-30', expiresAt: '2026-11-20T10:40:00.000Z', rows: 1 },
};
