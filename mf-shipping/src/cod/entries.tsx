import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import type { Money as MoneyValue } from '@amberlane/contract/domain/money';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Ltr, Money, TextLink, Time } from '@amberlane/ui';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import type { CodEntry } from './cod-calls.ts';
import css from './cod.module.css';

/** An amount below a head that names its currency. */
function Figure({ of: { amount, currency } }: { of: MoneyValue }) {
  const digits = minorDigits(currency);
  return <bdi suppressHydrationWarning>{useIntl().formatNumber(amount / 10 ** digits, { minimumFractionDigits: digits, maximumFractionDigits: digits })}</bdi>;
}

interface EntriesProps {
  readonly entries: readonly CodEntry[];
  /** ISO instant. */
  readonly nextPayment: string;
  /** No other page has more of them: their sum is the sum of the filter. */
  readonly isAll: boolean;
}

/** Deliveries that were paid in cash, newest first. Their currency stands in the heads where they have one. */
export function Entries({ entries, nextPayment, isAll }: EntriesProps) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const [currency, ...others] = new Set(entries.map(({ collected }) => collected.currency));
  const isOne = currency !== undefined && others.length === 0;
  const Amount = isOne ? Figure : Money;
  const head = (id: 'cod.collected' | 'cod.fee' | 'cod.column.net') => {
    const name = <FormattedMessage id={id} />;
    return isOne ? <FormattedMessage id="cod.column.in" values={{ name, currency }} /> : name;
  };
  const columns: readonly RowColumn<CodEntry>[] = [
    {
      id: 'parcel',
      header: <FormattedMessage id="cod.column.parcel" />,
      cell: ({ waybillNo }) => (
        <TextLink to={`track?numbers=${waybillNo}`}>
          <Ltr code>{waybillNo}</Ltr>
        </TextLink>
      ),
    },
    { id: 'recipient', header: <FormattedMessage id="cod.column.recipient" />, line: 2, cell: ({ recipient }) => <bdi>{recipient}</bdi> },
    { id: 'day', header: <FormattedMessage id="cod.column.delivered" />, line: 3, cell: ({ deliveredAt, timeZone }) => <Time at={deliveredAt} zone={timeZone} show="day" /> },
    {
      id: 'collected',
      header: head('cod.collected'),
      atEnd: true,
      narrow: 'end',
      line: 3,
      cell: ({ collected, fee }) => (
        <>
          <span className={css.alone}>
            <Amount of={collected} />
          </span>
          <span className={css.together}>
            <FormattedMessage id="cod.collectedAndFee" values={{ collected: <Amount key="collected" of={collected} />, fee: <Amount key="fee" of={fee} /> }} />
          </span>
        </>
      ),
    },
    { id: 'fee', header: head('cod.fee'), atEnd: true, narrow: 'out', cell: ({ fee }) => <Amount of={fee} /> },
    {
      id: 'net',
      header: head('cod.column.net'),
      atEnd: true,
      narrow: 'end',
      line: 2,
      named: true,
      cell: ({ net }) => (
        <b>
          <Amount of={net} />
        </b>
      ),
    },
    {
      id: 'state',
      header: <FormattedMessage id="cod.column.state" />,
      narrow: 'end',
      line: 1,
      cell: ({ remittance }) =>
        remittance === null ? <FormattedMessage id="cod.state.open" values={{ day: <Time key="day" at={nextPayment} zone={zone} show="day" /> }} /> : <FormattedMessage id="cod.state.remitted" values={{ day: <Time key="day" at={remittance.at} zone="UTC" show="date" />, reference: <Ltr key="reference">{remittance.reference}</Ltr> }} />,
    },
  ];
  return (
    <>
      <RowTable caption={<FormattedMessage id="cod.list" />} columns={columns} rows={entries} rowKey={({ waybillNo }) => waybillNo} />
      {isAll && isOne && entries.length > 1 ? <Sum entries={entries} currency={currency} /> : null}
    </>
  );
}

/** What the listed deliveries come to. */
function Sum({ entries, currency }: { entries: readonly CodEntry[]; currency: MoneyValue['currency'] }) {
  const sumOf = (part: 'collected' | 'fee' | 'net'): MoneyValue => ({ amount: entries.reduce((sum, entry) => sum + entry[part].amount, 0), currency });
  return (
    <p className={css.sum}>
      <FormattedMessage
        id="cod.sum"
        values={{ collected: <Money key="collected" of={sumOf('collected')} />, fee: <Money key="fee" of={sumOf('fee')} />, net: <b key="net"><Money of={sumOf('net')} /></b> }}
      />
    </p>
  );
}
