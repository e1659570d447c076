import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket, useSelector } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { customsRows, type CustomsRow } from './customs-rows.ts';

const WHOLE_IN_BASIS_POINTS = 10_000;
const MINOR_UNITS = 100;

const COLUMNS: readonly Column<CustomsRow>[] = [
  { id: 'country', header: <Say id="industry.customs.country" />, cell: (row) => <Destination row={row} /> },
  { id: 'limit', header: <Say id="industry.customs.limit" />, cell: ({ rule: { threshold } }) => (threshold.amount > 0 ? <Whole of={threshold} /> : <Say id="industry.customs.nothing" />) },
  { id: 'above', header: <Say id="industry.customs.above" />, cell: (row) => <Above row={row} /> },
  { id: 'fee', header: <Say id="industry.customs.fee" />, cell: (row) => <Clearance row={row} /> },
];

/** What customs let in free, what they ask above it, and our fee, by country. */
export function CustomsLimits() {
  const { country } = useMarket();
  const day = useSelector(selectAsOf);
  return (
    <DataTable
      caption={<Say id="industry.customs.title" />}
      captionHidden
      columns={COLUMNS}
      rows={customsRows(country, day)}
      rowKey={({ rule }) => rule.id}
    />
  );
}

function Destination({ row: { country, gifts } }: { row: CustomsRow }) {
  const name = <FormattedMessage id={`content.country.${country}`} />;
  return gifts ? <Say id="industry.customs.gifts" values={{ country: name }} /> : name;
}

function Above({ row: { rule } }: { row: CustomsRow }): ReactNode {
  if (rule.included) return <Say id="industry.customs.included" />;
  if (rule.basisPoints === null) return <Say id="industry.customs.byKind" />;
  return <Say id="industry.customs.share" values={{ share: rule.basisPoints / WHOLE_IN_BASIS_POINTS }} />;
}

function Clearance({ row: { rule } }: { row: CustomsRow }): ReactNode {
  if (!rule.clearance) return <Say id="industry.customs.noFee" />;
  const { individual, company } = rule.clearance;
  if (individual.amount === company.amount) return <Whole of={individual} />;
  return <Say id="industry.customs.fees" values={{ individual: <Whole of={individual} />, company: <Whole of={company} /> }} />;
}

/** Limits are whole units: `1,000 SAR`. */
function Whole({ of: { amount, currency } }: { of: { readonly amount: number; readonly currency: string } }) {
  const text = useIntl().formatNumber(amount / MINOR_UNITS, { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 });
  // Isolated, since letters would change places with their number in right-to-left text; see `Money`.
  return <bdi suppressHydrationWarning>{text}</bdi>;
}
