/** Tracking page (spec §2): up to 20 waybill numbers in, where each parcel is and what comes next out. */
import { useEffect, useMemo, useRef } from 'react';
import { definePage, usePageAddress } from '@amberlane/core';
import { askPath, isOrder, readAsk } from '../../query/track-request.ts';
import { readOrderQuery } from '../../query/order-query.ts';
import { useNumberEntry } from '../../query/use-number-entry.ts';
import { trackingSlice } from '../../store/tracking-slice.ts';
import { loadTrack, trackHead } from './load.ts';
import { Results } from './results.tsx';
import { StartPage } from './start-page.tsx';

function TrackPage() {
  const entry = useNumberEntry();
  const { ask, ...asked } = useAsked();
  const heading = useResultsInView(ask ? askPath(ask) : '');
  const ways = { entry, ...asked };
  return ask ? <Results ask={ask} ways={ways} heading={heading} /> : <StartPage ways={ways} />;
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
