/** Deliveries that were paid in cash, as the API tells them. */
import type { CodEntry, CodTotals, PayoutAccount } from '@amberlane/contract/calls/cod';

/** Where the sample's payments go: one account for yuan, none for riyals. */
export const SAMPLE_ACCOUNT: PayoutAccount = { currency: 'CNY', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', lastFour: '4821', changedAt: '2026-01-05T08:00:00.000Z', pausedUntil: null };

const DAY_MS = 86_400_000;
const COUNT = 46;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FIRST_PAYMENT_MS = Date.UTC(1970, 0, 5);

/** The first Monday, 00:00 UTC, after an instant. */
export const nextPaymentAfter = (at: Date): Date => new Date(FIRST_PAYMENT_MS + (Math.floor((at.getTime() - FIRST_PAYMENT_MS) / WEEK_MS) + 1) * WEEK_MS);

export function codEntriesUntil(now: Date): CodEntry[] {
  return Array.from({ length: COUNT }, (_none, index): CodEntry => {
    const currency = index % 4 === 3 ? 'SAR' : 'CNY';
    const minor = 12_000 + ((index * 7_919) % 90_000);
    const fee = Math.max(500, Math.round(minor * 0.03));
    const amount = (value: number) => ({ amount: value, currency }) as const;
    const deliveredAt = new Date(now.getTime() - (index + 1) * 0.7 * DAY_MS);
    const paidAt = nextPaymentAfter(deliveredAt);
    const reference = `CR-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-${currency === 'CNY' ? '0190B3D2' : '7C114E0A'}`;
    return {
      waybillNo: `SA${String(67_340_195_528 + index).padStart(12, '0')}`, orderId: `order-${index}`, orderNo: `AL${String(202_611_200_100 + index)}`, recipient: index % 2 === 0 ? 'Noura Al-Harbi' : 'نورة الحربي',
      deliveredAt: deliveredAt.toISOString(), timeZone: 'Asia/Riyadh', collected: amount(minor), fee: amount(fee), net: amount(minor - fee),
      remittance: paidAt > now ? null : { reference, at: paidAt.toISOString(), paidTo: currency === 'CNY' ? { kind: 'bank', provider: SAMPLE_ACCOUNT.provider, lastFour: SAMPLE_ACCOUNT.lastFour } : null },
    };
  });
}

/** `payoutAt`: when the open part of each currency is paid; those that are not named have no account. */
export function codTotalsOf(entries: readonly CodEntry[], payoutAt: Readonly<Partial<Record<CodTotals['currency'], string>>>): CodTotals[] {
  return (['CNY', 'SAR'] as const).flatMap((currency) => {
    const own = entries.filter(({ collected }) => collected.currency === currency);
    const sum = (value: (entry: CodEntry) => number) => ({ amount: own.reduce((total, entry) => total + value(entry), 0), currency });
    const totals = {
      currency, underWay: 2, toCollect: { amount: 45_000, currency }, orders: own.length, collected: sum(({ collected }) => collected.amount), fee: sum(({ fee }) => fee.amount),
      remitted: sum(({ net, remittance }) => (remittance ? net.amount : 0)), open: sum(({ net, remittance }) => (remittance ? 0 : net.amount)), payoutAt: payoutAt[currency] ?? null,
    };
    return own.length > 0 ? [totals] : [];
  });
}
