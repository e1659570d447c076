import { useEffect, useRef } from 'react';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import type { EventCode } from '@amberlane/contract/domain/event-codes';
import { ButtonLink, CallFailed, Chip, ChipRow, CopyButton, EmptyState, ListState, listStateOf, Ltr, StatusMark, TextLink, Time, VisuallyHidden, Weight, type Status } from '@amberlane/ui';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { ExpectedDays, ShortDay } from '../orders/dates.tsx';
import { WAITING } from '../orders/order-filter.ts';
import { deliveryChoicePath, detailPath, LIST_PATH, trackPath } from '../orders/order-paths.ts';
import { taskOf } from '../orders/order-status.tsx';
import { FoldedRowTable } from '../orders/folded-row-table.tsx';
import type { RowColumn } from '../orders/row-table.tsx';
import { listAddress, NEW_PATH, type ListView } from './presend-address.ts';
import { presendCalls, type AnnouncedPage } from './presend-calls.ts';
import css from './presend.module.css';

type Row = AnnouncedPage['list'][number];

const STATE_MESSAGE = {
  DRAFT: 'presend.state.draft', SUBMITTED: 'presend.state.submitted', ACCEPTED: 'presend.state.accepted', PICKED_UP: 'presend.state.pickedUp',
  IN_TRANSIT: 'presend.state.inTransit', DELIVERED: 'presend.state.delivered', RETURNED: 'presend.state.returned', CANCELLED: 'presend.state.cancelled',
} as const satisfies Record<OrderStatus, string>;
const STATUS_OF: Readonly<Record<OrderStatus, Status>> = {
  DRAFT: 'neutral', SUBMITTED: 'waiting', ACCEPTED: 'waiting', PICKED_UP: 'transit', IN_TRANSIT: 'transit', DELIVERED: 'delivered', RETURNED: 'neutral', CANCELLED: 'neutral',
};

const BLANK = ' ';

/** Scans that say more than the status of the order. */
const SCAN_MESSAGE = {
  CUSTOMS_HELD: 'presend.state.customs', OUT_FOR_DELIVERY: 'presend.state.out', ATTEMPT_FAILED: 'presend.state.attempted', READY_AT_POINT: 'presend.state.ready',
  RETURN_STARTED: 'presend.state.returning', RETURNED_TO_WAREHOUSE: 'presend.state.back', DISPOSED: 'presend.state.over',
} as const satisfies Partial<Record<EventCode, string>>;
type ToldScan = keyof typeof SCAN_MESSAGE;
const isTold = (code: Row['expressStatus']): code is ToldScan => code !== null && code in SCAN_MESSAGE;

/** Whether the parcel waits for the customer: for papers, or for a choice that nobody has made yet. */
function isWaiting(row: Row): boolean {
  const task = taskOf(row);
  return task === 'customs' || (task === 'choose' && row.decideBy !== null);
}
/** What can be done about a row: the earliest deadline first, what has none next, then drafts. Others follow as they came. */
const urgencyOf = (row: Row): string => (isWaiting(row) ? `1 ${row.decideBy?.at ?? '9999'}` : row.status === 'DRAFT' ? '2' : '3');
const urgentFirst = (rows: readonly Row[]): readonly Row[] => rows.toSorted((one, other) => urgencyOf(one).localeCompare(urgencyOf(other)));

/** The packages that the customer has announced: those that wait for the customer, then the newest. */
export function SentList({ view }: { view: ListView }) {
  const intl = useIntl();
  const { currentData, error, isFetching, refetch } = presendCalls.usePresendListQuery(view);
  return (
    <section className={`${css.part} ${css.sent}`} aria-label={intl.formatMessage({ id: 'presend.title' })}>
      {currentData ? <StatusChips view={view} page={currentData} /> : null}
      <ListState
        state={listStateOf({ loading: isFetching, failed: error !== undefined, count: currentData?.list.length })}
        error={<CallFailed level={2} error={error} title={<FormattedMessage id="presend.list.failed" />} onRetry={() => void refetch()} />}
        empty={<Nothing isFiltered={view.status !== null} />}
      >
        {currentData ? (
          <>
            <div className={css.above}>
              {view.status === null && view.cursor === '' && currentData.waiting > 0 ? (
                <p className={css.small}>
                  <TextLink to={listAddress({ status: WAITING })}>
                    <FormattedMessage id="presend.list.waiting" values={{ count: currentData.waiting }} />
                  </TextLink>
                  {BLANK}
                  <FormattedMessage id="presend.list.sorted" />
                </p>
              ) : null}
              {view.cursor !== '' || currentData.nextCursor !== '' ? (
                <TextLink to={`${LIST_PATH}?presend=1`} kind="more">
                  <FormattedMessage id="presend.list.search" />
                </TextLink>
              ) : null}
            </div>
            <Rows rows={urgentFirst(currentData.list)} />
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
      level={2}
      title={<FormattedMessage id="presend.list.noMatch" />}
      action={
        <ButtonLink to={listAddress({})}>
          <FormattedMessage id="presend.list.showAll" />
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      level={2}
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

/** A link for each status that a package has, with how many there are; none where all have the same. One for those of any status that wait for the customer stands there while they are shown. */
function StatusChips({ view, page: { counts, waiting } }: { view: ListView; page: AnnouncedPage }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view.status]);
  const had = ORDER_STATUSES.filter((status) => counts[status] > 0 || status === view.status);
  if (had.length < 2 && view.status === null) return null;
  const total = ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div ref={place} className={css.filters}>
      <ChipRow label={intl.formatMessage({ id: 'presend.list.filter' })}>
        <Chip to={listAddress({})} chosen={view.status === null} count={intl.formatNumber(total)}>
          <FormattedMessage id="presend.list.all" />
        </Chip>
        {/* These have a status as well: the others add up without them. */}
        {view.status === WAITING ? (
          <Chip to={listAddress({ status: WAITING })} chosen count={intl.formatNumber(waiting)}>
            <FormattedMessage id="order-status.action" />
          </Chip>
        ) : null}
        {had.map((status) => (
          <Chip key={status} to={listAddress({ status })} chosen={view.status === status} count={intl.formatNumber(counts[status])}>
            <FormattedMessage id={STATE_MESSAGE[status]} />
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const intl = useIntl();
  const columns: readonly RowColumn<Row>[] = [
    { id: 'number', header: <FormattedMessage id="presend.list.onParcel" />, cell: (row) => <Numbers of={row} /> },
    { id: 'state', header: <FormattedMessage id="presend.list.state" />, narrow: 'end', line: 1, cell: (row) => <State of={row} /> },
    { id: 'goods', header: <FormattedMessage id="presend.list.goods" />, narrow: 'line', cell: (row) => <Goods of={row} /> },
    {
      id: 'to',
      header: <FormattedMessage id="presend.list.to" />,
      narrow: 'line',
      cell: ({ acceptName, acceptCity, acceptCountry }) => (
        <>
          <bdi>{acceptName}</bdi>{' '}
          <span className={css.beside}>
            <Place city={acceptCity} country={acceptCountry ? (intl.formatDisplayName(acceptCountry, { type: 'region' }) ?? '') : ''} />
          </span>
        </>
      ),
    },
    { id: 'next', header: <FormattedMessage id="presend.list.next" />, narrow: 'line', cell: (row) => <span className={css.act}><NextAct of={row} /></span> },
  ];
  return <FoldedRowTable caption={<FormattedMessage id="presend.title" />} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** The number that goes on the parcel; below, ours once it has one, until then that of the supplier's carrier. */
function Numbers({ of: { id, orderNo, waybillNo, domesticTransOrder } }: { of: Row }) {
  const known = waybillNo ?? domesticTransOrder;
  return (
    <>
      <Link to={`express/intlorder-detail?id=${encodeURIComponent(id)}`} className={css.number}>
        <Ltr figures>{orderNo}</Ltr>
      </Link>
      {known === '' ? null : (
        <span className={`${css.small} ${css.together} ${css.second}`}>
          <FormattedMessage id={waybillNo === null ? 'presend.list.carrier' : 'presend.list.own'} values={{ number: <Ltr key="number">{known}</Ltr> }} />
        </span>
      )}
    </>
  );
}

/** Where the parcel is in its life, and where and when it was seen last; before, the day on which the customer saved or announced it. */
function State({ of: row }: { of: Row }) {
  const { status, expressStatus, orderTime, updatedAt, lastPlace } = row;
  const place = <bdi key="place">{lastPlace}</bdi>;
  const waits = isWaiting(row);
  const isBack = expressStatus === 'RETURNED_TO_WAREHOUSE';
  const isAnnounced = status === 'SUBMITTED' || status === 'ACCEPTED';
  const day = <ShortDay key="day" at={isAnnounced ? orderTime : updatedAt} />;
  return (
    <span className={css.whole}>
      <StatusMark status={waits ? 'attention' : STATUS_OF[status]}>
        <FormattedMessage id={waits ? 'order-status.action' : isTold(expressStatus) && !isBack ? SCAN_MESSAGE[expressStatus] : STATE_MESSAGE[status]} />
      </StatusMark>
      <span className={css.notes}>
        {isTold(expressStatus) && (waits || isBack) ? (
          <span className={css.small}>
            {isBack && lastPlace !== '' ? <FormattedMessage id="presend.state.backAt" values={{ city: place }} /> : <FormattedMessage id={SCAN_MESSAGE[expressStatus]} />}
          </span>
        ) : null}
        <span className={css.small}>
          {status === 'DRAFT' || isAnnounced ? (
            <FormattedMessage id={isAnnounced ? 'presend.list.announced' : 'presend.list.saved'} values={{ day }} />
          ) : lastPlace === '' || isBack ? (
            <FormattedMessage id="presend.list.updated" values={{ day }} />
          ) : (
            <FormattedMessage id="presend.list.seen" values={{ day, place }} />
          )}
        </span>
      </span>
    </span>
  );
}

/** What the customer can do now, by when, what happens then, and what else there is to know of it. */
function NextAct({ of: row }: { of: Row }) {
  const { id, status, expressStatus, orderNo, waybillNo, decideBy, expected } = row;
  if (status === 'DRAFT') {
    return (
      <ButtonLink small className={css.call} to={`express/intlorder-entry?order=${encodeURIComponent(id)}`}>
        <FormattedMessage id="presend.list.continue" />
      </ButtonLink>
    );
  }
  if (status === 'SUBMITTED' || status === 'ACCEPTED') {
    return (
      <>
        <CopyButton small text={orderNo} copied={<FormattedMessage id="presend.list.copied" />}>
          <FormattedMessage id="presend.list.copy" />
          <VisuallyHidden> {orderNo}</VisuallyHidden>
        </CopyButton>
        <span className={css.small}>
          <FormattedMessage id="presend.list.write" />
        </span>
      </>
    );
  }
  if (waybillNo !== null && decideBy && taskOf(row) === 'choose') {
    return (
      <>
        <ButtonLink small kind="primary" className={css.call} to={deliveryChoicePath(waybillNo)}>
          <FormattedMessage id="order-tasks.choose.action" />
        </ButtonLink>
        <b className={css.deadline}>
          <FormattedMessage id="order-tasks.deadline" values={{ day: <Time key="day" at={decideBy.at} zone={decideBy.timeZone} show="day" /> }} />
        </b>
        <span className={status === 'RETURNED' ? `${css.small} ${css.destroyed}` : css.small}>
          <FormattedMessage id={status === 'RETURNED' ? 'order-tasks.returned' : 'order-tasks.returns'} />
        </span>
        <FailedAttempts of={row} />
      </>
    );
  }
  // A parcel that is back and has been decided about goes on: it is not announced again.
  const isReturning = expressStatus === 'RETURN_STARTED' || expressStatus === 'RETURNED_TO_WAREHOUSE';
  if (status === 'RETURNED' && !isReturning) {
    return (
      <TextLink to={NEW_PATH}>
        <FormattedMessage id="presend.list.again" />
      </TextLink>
    );
  }
  if (waybillNo === null || status === 'CANCELLED') return null;
  if (expressStatus === 'CUSTOMS_HELD') {
    return (
      <ButtonLink small className={css.call} to={detailPath(row)}>
        <FormattedMessage id="order-tasks.customs.action" />
      </ButtonLink>
    );
  }
  return (
    <>
      {isReturning ? <FailedAttempts of={row} /> : null}
      <TextLink to={trackPath(waybillNo)}>
        <FormattedMessage id="presend.list.track" />
      </TextLink>
      {expected ? (
        <span className={`${css.small} ${css.together}`}>
          <FormattedMessage id="presend.list.expected" values={{ days: <ExpectedDays key="days" of={expected} /> }} />
        </span>
      ) : null}
    </>
  );
}

/** Why a parcel could not be delivered; nothing where that is not known. */
const FailedAttempts = ({ of: { failedAttempts } }: { of: Row }) =>
  failedAttempts?.reason ? (
    <span className={css.small}>
      <FormattedMessage id="presend.list.attempts" values={{ count: failedAttempts.count, reason: failedAttempts.reason }} />
    </span>
  ) : null;

const Place = ({ city, country }: { city: string; country: string }) =>
  city && country ? <FormattedMessage id="presend.list.place" values={{ city: <bdi key="city">{city}</bdi>, country: <bdi key="country">{country}</bdi> }} /> : <bdi>{city || country}</bdi>;

/** What is in the parcel and what it weighs; of a draft, which of the two it lacks. */
const Goods = ({ of: { status, goodsName, weightGrams } }: { of: Row }) => (
  <>
    {goodsName === '' && status === 'DRAFT' ? <FormattedMessage id="presend.list.noGoods" /> : <bdi>{goodsName}</bdi>}{' '}
    {weightGrams === null && status !== 'DRAFT' ? null : (
      <span className={css.beside}>{weightGrams === null ? <FormattedMessage id="presend.list.noWeight" /> : <Weight grams={weightGrams} />}</span>
    )}
  </>
);
