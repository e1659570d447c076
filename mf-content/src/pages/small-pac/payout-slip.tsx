import { cashOnDeliveryFee, cashOnDeliveryRule, type CashOnDeliveryRule } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import css from './payout-slip.module.css';

/** What three buyers paid, fen: one below the floor of the fee, one between, one above its ceiling. */
const COLLECTED: readonly number[] = [12_000, 68_000, 6_000_000];

interface PaidOut {
  readonly collected: number;
  readonly fee: number;
  readonly rule: 'least' | 'share' | 'most';
}

export function paidOut(collected: number, rule: CashOnDeliveryRule): PaidOut {
  const fee = cashOnDeliveryFee(collected, rule);
  return { collected, fee, rule: fee === rule.minFen ? 'least' : fee === rule.maxFen ? 'most' : 'share' };
}

const yuan = (amount: number) => <Money of={{ amount, currency: 'CNY' }} />;

const COLUMNS: readonly Column<PaidOut>[] = [
  { id: 'collected', header: <Say id="small-pac.slip.collected" />, cell: ({ collected }) => yuan(collected) },
  { id: 'fee', header: <Say id="small-pac.slip.fee" />, figures: true, cell: ({ fee }) => yuan(fee) },
  { id: 'rule', header: <Say id="small-pac.slip.rule" />, cell: ({ rule }) => <Say id={`small-pac.slip.${rule}`} /> },
  { id: 'paid', header: <Say id="small-pac.slip.paid" />, figures: true, cell: ({ collected, fee }) => <b>{yuan(collected - fee)}</b> },
];

/** A statement of three parcels paid at the door, by the rule of the day (spec §9 "COD fee"). */
export function PayoutSlip() {
  const rule = cashOnDeliveryRule(useSelector(selectAsOf));
  return (
    <div className={css.slip}>
      <DataTable
        caption={<Say id="small-pac.payout.title" />}
        captionHidden
        columns={COLUMNS}
        rows={COLLECTED.map((collected) => paidOut(collected, rule))}
        rowKey={({ collected }) => String(collected)}
      />
    </div>
  );
}
