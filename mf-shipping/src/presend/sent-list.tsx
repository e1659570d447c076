import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { ButtonLink, CallFailed, Chip, ChipRow, EmptyState, ListState, listStateOf, Ltr, StatusMark, Weight, type Status } from '@amberlane/ui';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import { listAddress, NEW_PATH, type ListView } from './presend-address.ts';
import { presendCalls, type AnnouncedPage } from './presend-calls.ts';
import css from './presend.module.css';

type Row = AnnouncedPage['list'][number];

const STATE_MESSAGE = {
  DRAFT: 'presend.state.draft', SUBMITTED: 'presend.state.submitted', ACCEPTED: 'presend.state.accepted', PICKED_UP: 'presend.state.pickedUp',
  IN_TRANSIT: 'presend.state.inTransit', DELIVERED: 'presend.state.delivered', RETURNED: 'presend.state.returned', CANCELLED: 'presend.state.cancelled',
} as const satisfies Record<OrderStatus, string>;
const STATUS_OF: Readonly<Record<OrderStatus, Status>> = {
  DRAFT: 'neutral', SUBMITTED: 'waiting', ACCEPTED: 'waiting', PICKED_UP: 'transit', IN_TRANSIT: 'transit', DELIVERED: 'delivered', RETURNED: 'attention', CANCELLED: 'neutral',
};

/** The packages that the customer has announced, newest first. */
export function SentList({ view }: { view: ListView }) {
  const { currentData, error, isFetching, refetch } = presendCalls.usePresendListQuery(view);
  return (
    <section className={css.part} aria-labelledby="presend-list">
      <h2 id="presend-list" className={css.title}>
        <FormattedMessage id="presend.list.title" />
      </h2>
      {currentData ? <StatusChips view={view} counts={currentData.counts} /> : null}
      <ListState
        state={listStateOf({ loading: isFetching, failed: error !== undefined, count: currentData?.list.length })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="presend.list.failed" />} onRetry={() => void refetch()} />}
        empty={<Nothing isFiltered={view.status !== null} />}
      >
        {currentData ? (
          <>
            <Rows rows={currentData.list} />
            <div className={css.pages}>
              {view.cursor === '' ? null : (
                <ButtonLink to={listAddress({ ...view, cursor: '' })}>
                  <FormattedMessage id="presend.list.newest" />
                </ButtonLink>
              )}
              {currentData.nextCursor === '' ? null : (
                <ButtonLink to={listAddress({ ...view, cursor: currentData.nextCursor })}>
                  <FormattedMessage id="presend.list.older" />
                </ButtonLink>
              )}
            </div>
          </>
        ) : null}
      </ListState>
    </section>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      level={3}
      title={<FormattedMessage id="presend.list.noMatch" />}
      action={
        <ButtonLink to={listAddress({})}>
          <FormattedMessage id="presend.list.showAll" />
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      level={3}
      title={<FormattedMessage id="presend.list.empty" />}
      action={
        <ButtonLink to={NEW_PATH}>
          <FormattedMessage id="presend.form.label" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="presend.list.emptyText" />
    </EmptyState>
  );

/** A link for each status that a package has, with how many have it; none where all have the same. */
function StatusChips({ view, counts }: { view: ListView; counts: AnnouncedPage['counts'] }) {
  const intl = useIntl();
  const had = ORDER_STATUSES.filter((status) => counts[status] > 0 || status === view.status);
  if (had.length < 2 && view.status === null) return null;
  return (
    <ChipRow label={intl.formatMessage({ id: 'presend.list.filter' })}>
      <Chip to={listAddress({})} chosen={view.status === null} count={intl.formatNumber(ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0))}>
        <FormattedMessage id="presend.list.all" />
      </Chip>
      {had.map((status) => (
        <Chip key={status} to={listAddress({ status })} chosen={view.status === status} count={intl.formatNumber(counts[status])}>
          <FormattedMessage id={STATE_MESSAGE[status]} />
        </Chip>
      ))}
    </ChipRow>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const intl = useIntl();
  const columns: readonly RowColumn<Row>[] = [
    {
      id: 'number',
      header: <FormattedMessage id="presend.list.number" />,
      cell: ({ id, orderNo }) => (
        <Link to={`express/intlorder-detail?id=${encodeURIComponent(id)}`} className={css.number}>
          <Ltr code>{orderNo}</Ltr>
        </Link>
      ),
    },
    {
      id: 'state',
      header: <FormattedMessage id="presend.list.state" />,
      narrow: 'end',
      cell: ({ status }) => (
        <span className={css.whole}>
          <StatusMark status={STATUS_OF[status]}>
            <FormattedMessage id={STATE_MESSAGE[status]} />
          </StatusMark>
        </span>
      ),
    },
    {
      id: 'goods',
      header: <FormattedMessage id="presend.list.goods" />,
      cell: ({ goodsName, weightGrams }) => <Goods name={goodsName} grams={weightGrams} />,
    },
    { id: 'announced', header: <FormattedMessage id="presend.list.announced" />, narrow: 'end', cell: ({ orderTime }) => <time dateTime={orderTime} className={css.whole}>{intl.formatDate(orderTime, { dateStyle: 'medium' })}</time> },
    {
      id: 'to',
      header: <FormattedMessage id="presend.list.to" />,
      cell: ({ acceptName, acceptCity, acceptCountry }) => (
        <>
          <bdi>{acceptName}</bdi>{' '}
          <span className={css.beside}>
            <Place city={acceptCity} country={acceptCountry ? (intl.formatDisplayName(acceptCountry, { type: 'region' }) ?? '') : ''} />
          </span>
        </>
      ),
    },
    {
      id: 'carrier',
      header: <FormattedMessage id="presend.package.domestic" />,
      narrow: 'end',
      cell: ({ domesticTransOrder }) => (
        <span className={css.small}>
          <Ltr code>{domesticTransOrder}</Ltr>
        </span>
      ),
    },
  ];
  return <RowTable caption={<FormattedMessage id="presend.list.title" />} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const Place = ({ city, country }: { city: string; country: string }) =>
  city && country ? <FormattedMessage id="presend.list.place" values={{ city: <bdi key="city">{city}</bdi>, country: <bdi key="country">{country}</bdi> }} /> : <bdi>{city || country}</bdi>;

const Goods = ({ name, grams }: { name: string; grams: number | null }) => (
  <>
    <bdi>{name}</bdi>{' '}
    {grams === null ? null : (
      <span className={css.beside}>
        <Weight grams={grams} />
      </span>
    )}
  </>
);
