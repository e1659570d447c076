import { FormattedMessage, Link, useIntl, useToast } from '@amberlane/core';
import type { OwnFollows } from '@amberlane/contract/calls/tracking-subscriptions';
import { statusOfScan, waitsForSender, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { DOT, Ltr, RemoveButton, StatusMark, TextLink, Time, type Status } from '@amberlane/ui';
import { TRACK_PATH, trackPath } from '../../query/track-query.ts';
import { overviewApi } from '../../api/overview-api.ts';
import { OverviewSection } from './overview-section.tsx';
import css from './account-overview.module.css';

type Parcel = OwnFollows['list'][number];

/** Parcels under way that emails to the customer's own address tell of; each can be stopped here. */
export function FollowedParcels() {
  const { data, ...query } = overviewApi.useOwnFollowsQuery(null, { refetchOnMountOrArgChange: true });
  const hidden = data ? data.total - data.list.length : 0;
  return (
    <OverviewSection
      title={<FormattedMessage id="tracking-overview.followed" />}
      aside={data?.address && data.total > 0 ? <FormattedMessage id="tracking-overview.followed.address" values={{ address: <Ltr>{data.address}</Ltr> }} /> : null}
      entries={data?.list}
      query={query}
      failed={<FormattedMessage id="tracking-overview.followed.failed" />}
      empty={
        <FormattedMessage
          id="tracking-overview.followed.none"
          values={{ track: (words) => <TextLink to={TRACK_PATH}>{words}</TextLink> }}
        />
      }
      row={(parcel) => <Row key={parcel.waybillNo} parcel={parcel} />}
      more={
        hidden > 0 ? (
          <p className={css.none}>
            <FormattedMessage id="tracking-overview.followed.more" values={{ count: hidden }} />
          </p>
        ) : null
      }
    />
  );
}

function Row({ parcel }: { parcel: Parcel }) {
  const { waybillNo, latestCode, latestAt, place, timeZone } = parcel;
  const intl = useIntl();
  const toast = useToast();
  const word = wordOf(parcel);
  const [stop, { isLoading }] = overviewApi.useStopOwnFollowMutation();
  const onStop = async (): Promise<void> => {
    const { error } = await stop({ waybillNo });
    // A parcel that was stopped elsewhere is stopped.
    const isGone = error !== undefined && 'status' in error && error.status === 404;
    if (!error || isGone) toast('success', { id: 'tracking-overview.followed.stopped', values: { number: waybillNo } });
    else toast('error', { id: 'tracking-overview.followed.notStopped' });
  };
  return (
    <li className={css.row}>
      <span className={css.what}>
        <Link to={trackPath([waybillNo])}>
          <Ltr figures>{waybillNo}</Ltr>
        </Link>
        {word === 'action' ? (
          <span className={css.why}>
            <FormattedMessage id="tracking-overview.followed.why" values={{ code: latestCode }} />
          </span>
        ) : null}
        <span className={css.facts}>
          {place ? (
            <>
              <FormattedMessage id="tracking-overview.followed.place" values={{ place: <bdi>{place}</bdi> }} />
              {DOT}
            </>
          ) : null}
          <Time at={latestAt} zone={timeZone} show="date" />
        </span>
      </span>
      <StatusMark status={SHAPE[word]}>
        <FormattedMessage id={`tracking-overview.status.${word}`} />
      </StatusMark>
      <span className={css.day}>
        {word === 'action' ? (
          <TextLink kind="more" to={trackPath([waybillNo])}>
            <FormattedMessage id="tracking-overview.followed.toDo" />
          </TextLink>
        ) : null}
      </span>
      <RemoveButton name={intl.formatMessage({ id: 'tracking-overview.followed.stop' }, { number: waybillNo })} busy={isLoading} onRemove={onStop} />
    </li>
  );
}

type Word = 'action' | 'announced' | 'inTransit' | 'delivered' | 'returned';
const WORD: Readonly<Record<OrderStatus, Word>> = {
  DRAFT: 'announced', SUBMITTED: 'announced', ACCEPTED: 'announced', CANCELLED: 'announced', PICKED_UP: 'inTransit', IN_TRANSIT: 'inTransit', DELIVERED: 'delivered', RETURNED: 'returned',
};
const SHAPE: Readonly<Record<Word, Status>> = { action: 'attention', announced: 'waiting', inTransit: 'transit', delivered: 'delivered', returned: 'neutral' };

const wordOf = ({ latestCode, latestReason }: Parcel): Word => (waitsForSender(latestCode, latestReason) ? 'action' : WORD[statusOfScan(latestCode)]);
