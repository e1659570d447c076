import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { minorDigits, type Currency } from '@amberlane/contract/domain/currencies';
import type { Money as MoneyValue } from '@amberlane/contract/domain/money';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Ltr, Money, TextLink, Time } from '@amberlane/ui';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import { AccountPlace } from './account-place.tsx';
import type { CodEntry, CodSummary } from './cod-calls.ts';
import { payoutsOf, type More, type Payout } from './payouts.ts';
import css from './cod.module.css';

/** An amount below a head that names its currency. */
function Figure({ of: { amount, currency } }: { of: MoneyValue }) {
  const digits = minorDigits(currency);
  return <bdi suppressHydrationWarning>{useIntl().formatNumber(amount / 10 ** digits, { minimumFractionDigits: digits, maximumFractionDigits: digits })}</bdi>;
}

interface EntriesProps {
  /** Newest first. */
  readonly entries: readonly CodEntry[];
  /** With the time of the next payment in each currency. */
  readonly totals: CodSummary['totals'];
  /** Whether pages before and after this one have more of the same list. */
  readonly more: More;
}

/** Deliveries that were paid in cash, by the payout that they are part of. */
export const Entries = ({ entries, totals, more }: EntriesProps) =>
  payoutsOf(entries, more).map((payout, index) => <PayoutPart key={payout.key} payout={payout} id={`payout-${index}`} payoutAt={totals.find(({ currency }) => currency === payout.currency)?.payoutAt ?? null} />);

interface PayoutPartProps {
  readonly payout: Payout;
  readonly id: string;
  /** ISO instant of the next payment; null while there is no account to pay to. */
  readonly payoutAt: string | null;
}

function PayoutPart({ payout: { currency, remittance, entries, isWhole }, id, payoutAt }: PayoutPartProps) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const title = titleOf(remittance, payoutAt, zone);
  return (
    <section className={css.payout} aria-labelledby={id}>
      <div className={css.payoutHead}>
        <h3 id={id}>{title}</h3>
        <p className={css.quiet}>
          <FormattedMessage id={isWhole ? 'cod.payout.count' : 'cod.payout.countHere'} values={{ count: entries.length, currency: <bdi key="currency">{currency}</bdi> }} />
          {remittance === null ? null : (
            <span className={css.reference}>
              <FormattedMessage id="cod.payout.reference" values={{ reference: <Ltr key="reference">{remittance.reference}</Ltr> }} />
            </span>
          )}
        </p>
      </div>
      {remittance?.paidTo ? (
        <p className={css.quiet}>
          <FormattedMessage id="cod.payout.paidTo" values={{ account: <AccountPlace key="account" of={remittance.paidTo} /> }} />
        </p>
      ) : null}
      <RowTable caption={title} columns={columnsOf(entries, currency)} rows={entries} rowKey={({ waybillNo }) => waybillNo} />
    </section>
  );
}

function titleOf(remittance: Payout['remittance'], payoutAt: string | null, zone: string) {
  if (remittance !== null) return <FormattedMessage id="cod.payout.paid" values={{ day: <Time key="day" at={remittance.at} zone="UTC" show="date" /> }} />;
  if (payoutAt === null) return <FormattedMessage id="cod.payout.waiting" />;
  return <FormattedMessage id="cod.payout.next" values={{ day: <Time key="day" at={payoutAt} zone={zone} show="day" /> }} />;
}

/** The columns of a payout; below several deliveries what each comes to. */
function columnsOf(entries: readonly CodEntry[], currency: Currency): readonly RowColumn<CodEntry>[] {
  const isSummed = entries.length > 1;
  const sumOf = (part: 'collected' | 'fee' | 'net'): MoneyValue => ({ amount: entries.reduce((sum, entry) => sum + entry[part].amount, 0), currency });
  const head = (id: 'cod.collected' | 'cod.fee' | 'cod.column.net') => <FormattedMessage id="cod.column.in" values={{ name: <FormattedMessage key="name" id={id} />, currency }} />;
  return [
    {
      id: 'parcel',
      header: <FormattedMessage id="cod.column.parcel" />,
      cell: ({ waybillNo, deliveredAt, timeZone }) => (
        <>
          <TextLink to={`track?numbers=${waybillNo}`}>
            <Ltr figures>{waybillNo}</Ltr>
          </TextLink>{' '}
          <span className={`${css.together} ${css.besideNumber}`}>
            <Time at={deliveredAt} zone={timeZone} show="day" />
          </span>
        </>
      ),
      foot: isSummed ? <FormattedMessage id="cod.payout.total" /> : undefined,
    },
    { id: 'recipient', header: <FormattedMessage id="cod.column.recipient" />, line: 2, cell: ({ recipient }) => <bdi>{recipient}</bdi> },
    { id: 'day', header: <FormattedMessage id="cod.column.delivered" />, narrow: 'out', cell: ({ deliveredAt, timeZone }) => <Time at={deliveredAt} zone={timeZone} show="day" /> },
    {
      id: 'collected', header: head('cod.collected'), atEnd: true, narrow: 'end', line: 2,
      cell: ({ collected, fee }) => <Collected collected={collected} fee={fee} />,
      foot: isSummed ? <Collected collected={sumOf('collected')} fee={sumOf('fee')} isTotal /> : undefined,
    },
    { id: 'fee', header: head('cod.fee'), atEnd: true, narrow: 'out', cell: ({ fee }) => <Figure of={fee} />, foot: isSummed ? <b><Figure of={sumOf('fee')} /></b> : undefined },
    {
      id: 'net', header: head('cod.column.net'), atEnd: true, narrow: 'end', line: 1, named: <FormattedMessage id="cod.column.net" />,
      cell: ({ net }) => <Net of={net} />,
      foot: isSummed ? <Net of={sumOf('net')} /> : undefined,
    },
  ];
}

/** With its currency where no head names it. */
const Net = ({ of: net }: { of: MoneyValue }) => (
  <>
    <b className={css.alone}>
      <Figure of={net} />
    </b>
    <b className={css.net}>
      <Money of={net} />
    </b>
  </>
);

/** What was collected; where the table has no columns with the fee, which has a column of its own elsewhere. */
function Collected({ collected, fee, isTotal = false }: { collected: MoneyValue; fee: MoneyValue; isTotal?: boolean }) {
  const amount = <Figure of={collected} />;
  return (
    <>
      <span className={css.alone}>{isTotal ? <b>{amount}</b> : amount}</span>
      <span className={css.together}>
        <FormattedMessage id="cod.collectedAndFee" values={{ collected: <Figure key="collected" of={collected} />, fee: <Figure key="fee" of={fee} /> }} />
      </span>
    </>
  );
}
