import { FormattedMessage } from '@amberlane/core';
import { DataTable, Ltr, Money, TextLink, Time, type Column } from '@amberlane/ui';
import type { CodEntry } from './cod-calls.ts';
import css from './cod.module.css';

const COLUMNS: readonly Column<CodEntry>[] = [
  {
    id: 'parcel',
    header: <FormattedMessage id="cod.column.parcel" />,
    cell: ({ waybillNo }) => (
      <TextLink to={`track?numbers=${waybillNo}`} className={css.number}>
        <Ltr code>{waybillNo}</Ltr>
      </TextLink>
    ),
  },
  { id: 'recipient', header: <FormattedMessage id="cod.column.recipient" />, cell: ({ recipient }) => <bdi>{recipient}</bdi> },
  { id: 'day', header: <FormattedMessage id="cod.column.delivered" />, cell: ({ deliveredAt, timeZone }) => <Time at={deliveredAt} zone={timeZone} show="full" /> },
  { id: 'collected', header: <FormattedMessage id="cod.collected" />, cell: ({ collected }) => <Money of={collected} />, figures: true },
  { id: 'fee', header: <FormattedMessage id="cod.fee" />, cell: ({ fee }) => <Money of={fee} />, figures: true },
  { id: 'net', header: <FormattedMessage id="cod.column.net" />, cell: ({ net }) => <Money of={net} />, figures: true },
  {
    id: 'state',
    header: <FormattedMessage id="cod.column.state" />,
    cell: ({ remittance }) =>
      remittance === null ? <FormattedMessage id="cod.state.open" /> : <FormattedMessage id="cod.state.remitted" values={{ day: <Time key="day" at={remittance.at} zone="UTC" show="date" />, reference: <Ltr key="reference">{remittance.reference}</Ltr> }} />,
  },
];

/** Deliveries that were paid in cash, newest first. */
export const Entries = ({ entries }: { entries: readonly CodEntry[] }) => (
  <DataTable caption={<FormattedMessage id="cod.list" />} captionHidden columns={COLUMNS} rows={entries} rowKey={({ waybillNo }) => waybillNo} reflow="wide" />
);
