/** Deliveries that were paid in cash, as the API tells them. */
import type { CodEntry, CodTotals } from '@amberlane/contract/calls/cod';

const DAY_MS = 86_400_000;
const COUNT = 46;
/** Days after which a delivery is part of a payment. */
const PAID_AFTER = 6;

export function codEntriesUntil(now: Date): CodEntry[] {
  return Array.from({ length: COUNT }, (_none, index): CodEntry => {
    const currency = index % 4 === 3 ? 'SAR' : 'CNY';
    const minor = 12_000 + ((index * 7_919) % 90_000);
    const fee = Math.max(500, Math.round(minor * 0.03));
    const amount = (value: number) => ({ amount: value, currency }) as const;
    const deliveredAt = new Date(now.getTime() - (index + 1) * 0.7 * DAY_MS);
    const isPaid = index > PAID_AFTER;
    return {
      waybillNo: `SA${String(67_340_195_528 + index).padStart(12, '0')}`, orderId: `order-${index}`, orderNo: `AL${String(202_611_200_100 + index)}`, recipient: index % 2 === 0 ? 'Noura Al-Harbi' : 'نورة الحربي',
      deliveredAt: deliveredAt.toISOString(), timeZone: 'Asia/Riyadh', collected: amount(minor), fee: amount(fee), net: amount(minor - fee),
      remittance: isPaid ? { reference: `CR-20261116-${String(index).padStart(8, '0')}`, at: new Date(deliveredAt.getTime() + 3 * DAY_MS).toISOString() } : null,
    };
  });
}

export function codTotalsOf(entries: readonly CodEntry[]): CodTotals[] {
  return (['CNY', 'SAR'] as const).flatMap((currency) => {
    const own = entries.filter(({ collected }) => collected.currency === currency);
    const sum = (value: (entry: CodEntry) => number) => ({ amount: own.reduce((total, entry) => total + value(entry), 0), currency });
    const totals = {
      currency, orders: own.length, collected: sum(({ collected }) => collected.amount), fee: sum(({ fee }) => fee.amount),
      remitted: sum(({ net, remittance }) => (remittance ? net.amount : 0)), open: sum(({ net, remittance }) => (remittance ? 0 : net.amount)),
    };
    return own.length > 0 ? [totals] : [];
  });
}
