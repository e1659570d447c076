/** Tracking page (spec §2): up to 20 waybill numbers in, where each parcel is and what comes next out. */
import { useEffect, useMemo, useRef } from 'react';
import { definePage, FormattedMessage, useIntl, usePageAddress } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { ErrorSummary } from '@amberlane/ui/fields';
import { RefusalText } from '../../query/refusal-text.tsx';
import { askPath, isOrder, readAsk } from '../../query/track-request.ts';
import { readOrderQuery } from '../../query/order-query.ts';
import { useNumberEntry } from '../../query/use-number-entry.ts';
import { RecentList } from '../../recent/recent-list.tsx';
import { trackingSlice } from '../../store/tracking-slice.ts';
import { loadTrack, trackHead } from './load.ts';
import { NumberGuide } from './number-guide.tsx';
import { ORDER_FIELD_ID, OrderForm } from './order-form.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { QueryForm } from './query-form.tsx';
import { Results } from './results.tsx';
import css from './page.module.css';

function TrackPage() {
  const intl = useIntl();
  const entry = useNumberEntry();
  const { refused } = entry;
  const { ask, order, orderKey } = useAsked();
  const heading = useResultsInView(ask ? askPath(ask) : '');
  const title = <FormattedMessage id="track.title" />;
  const home = [{ to: '', title: <FormattedMessage id="track.home" /> }];
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'track.breadcrumb' })} trail={home} here={title} />}
        art={<Drawing of={drawings.rider} />}
      />
      <Wrap className={css.columns}>
        {refused ? (
          <ErrorSummary title={<FormattedMessage id="track.errors.title" />} faults={[{ fieldId: entry.field.id, sentence: <RefusalText {...refused} /> }]} />
        ) : null}
        {order?.refusal ? (
          <ErrorSummary title={<FormattedMessage id="track.errors.title" />} faults={[{ fieldId: ORDER_FIELD_ID, sentence: <OrderRefusal refusal={order.refusal} /> }]} />
        ) : null}
        <div className={css.ways}>
          <QueryForm entry={entry} />
          <OrderForm key={orderKey} query={order} />
          <RecentList className={ask ? css.aside : undefined} />
        </div>
        <div className={css.results}>{ask ? <Results ask={ask} heading={heading} /> : <NumberGuide />}</div>
      </Wrap>
    </>
  );
}

/** What the address asks for, and the order number that it may hold. */
function useAsked() {
  const { search } = usePageAddress();
  return useMemo(() => {
    const asked = new URLSearchParams(search);
    const ask = readAsk(asked);
    const order = ask && !isOrder(ask) ? null : readOrderQuery(asked);
    return { ask, order, orderKey: order ? `${order.sent} ${order.typed}` : '' };
  }, [search]);
}

/** Moves the focus, and with it the view, to the results of another query than the page came with. */
function useResultsInView(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) heading.current?.focus();
    shown.current = key;
  }, [key]);
  return heading;
}

export default definePage({ component: TrackPage, setup: (site) => site.inject(trackingSlice), load: loadTrack, head: trackHead });
