import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { cashFee, sampleAmounts, type CashFee } from '../../warehouse/cash-fee.ts';

const COLUMNS: readonly Column<CashFee>[] = [
  { id: 'collected', header: <Say id="warehouse-delivery.cash.collected" />, cell: ({ collected }) => <Money of={{ amount: collected, currency: 'CNY' }} /> },
  { id: 'fee', header: <Say id="warehouse-delivery.cash.fee" />, figures: true, cell: ({ fee }) => <Money of={{ amount: fee, currency: 'CNY' }} /> },
  { id: 'rule', header: <Say id="warehouse-delivery.cash.rule" />, cell: ({ decidedBy }) => <Say id={`warehouse-delivery.cash.${decidedBy}`} /> },
];

/** The fee on one amount below, one between and one above the limits of the rule of the day. */
export function CashFees() {
  const rule = cashOnDeliveryRule(useSelector(selectAsOf));
  return (
    <DataTable
      caption={<Say id="warehouse-delivery.cash.title" />}
      captionHidden
      columns={COLUMNS}
      rows={sampleAmounts(rule).map((amount) => cashFee(amount, rule))}
      rowKey={({ collected }) => String(collected)}
    />
  );
}
