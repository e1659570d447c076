import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { ButtonLink, CallFailed, DataTable, EmptyState, ListState, listStateOf, Ltr, StatusMark, Weight, type Column, type Status } from '@amberlane/ui';
import type { OrderStatus } from '@amberlane/contract/domain/order-states';
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

const PRESEND_PATH = 'express/presend-package';

/** The packages that the customer has announced, newest first. */
export function SentList({ cursor }: { cursor: string }) {
  const intl = useIntl();
  const { currentData, error, isFetching, refetch } = presendCalls.usePresendListQuery({ cursor });
  const columns: readonly Column<Row>[] = [
    {
      id: 'number',
      header: <FormattedMessage id="presend.list.number" />,
      cell: ({ id, orderNo, domesticTransOrder }) => (
        <>
          <Link to={`express/intlorder-detail?id=${encodeURIComponent(id)}`}>
            <Ltr code>{orderNo}</Ltr>
          </Link>
          <span className={css.small}>
            <Ltr code>{domesticTransOrder}</Ltr>
          </span>
        </>
      ),
    },
    { id: 'goods', header: <FormattedMessage id="presend.list.goods" />, cell: ({ goodsName, weightGrams }) => <Goods name={goodsName} grams={weightGrams} /> },
    {
      id: 'to',
      header: <FormattedMessage id="presend.list.to" />,
      cell: ({ acceptName, acceptCity, acceptCountry }) => (
        <>
          <bdi>{acceptName}</bdi>
          <span className={css.small}>
            <bdi>{[acceptCity, acceptCountry ? intl.formatDisplayName(acceptCountry, { type: 'region' }) : ''].filter(Boolean).join(', ')}</bdi>
          </span>
        </>
      ),
    },
    { id: 'announced', header: <FormattedMessage id="presend.list.announced" />, cell: ({ orderTime }) => <time dateTime={orderTime}>{intl.formatDate(orderTime, { dateStyle: 'medium' })}</time> },
    {
      id: 'state',
      header: <FormattedMessage id="presend.list.state" />,
      cell: ({ status }) => (
        <StatusMark status={STATUS_OF[status]}>
          <FormattedMessage id={STATE_MESSAGE[status]} />
        </StatusMark>
      ),
    },
  ];
  return (
    <section className={css.part} aria-labelledby="presend-list">
      <h2 id="presend-list" className={css.title}>
        <FormattedMessage id="presend.list.title" />
      </h2>
      <ListState
        state={listStateOf({ loading: isFetching, failed: error !== undefined, count: currentData?.list.length })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="presend.list.failed" />} onRetry={() => void refetch()} />}
        empty={
          <EmptyState level={3} title={<FormattedMessage id="presend.list.empty" />}>
            <FormattedMessage id="presend.list.emptyText" />
          </EmptyState>
        }
      >
        {currentData ? (
          <>
            <DataTable caption={<FormattedMessage id="presend.list.title" />} captionHidden columns={columns} rows={currentData.list} rowKey={({ id }) => id} reflow="wide" />
            <div className={css.actions}>
              {cursor === '' ? null : (
                <ButtonLink to={PRESEND_PATH}>
                  <FormattedMessage id="presend.list.newest" />
                </ButtonLink>
              )}
              {currentData.nextCursor === '' ? null : (
                <ButtonLink to={`${PRESEND_PATH}?cursor=${encodeURIComponent(currentData.nextCursor)}`}>
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

const Goods = ({ name, grams }: { name: string; grams: number | null }) => (
  <>
    <bdi>{name}</bdi>
    {grams === null ? null : (
      <span className={css.small}>
        <Weight grams={grams} />
      </span>
    )}
  </>
);
