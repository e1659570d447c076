/** Data and head of the tracking page. */
import type { PageContext, PageHead } from '@amberlane/core';
import { trackingApi } from '../../api/tracking-api.ts';
import { prepareLand } from '../../journey/land.ts';
import { isOrder, readAsk } from '../../query/track-request.ts';

/** Asks anew on every visit of the address: a parcel moves, and "try again" is a link to the same page. */
export async function loadTrack({ search, site }: PageContext): Promise<void> {
  const ask = readAsk(search);
  if (!ask) return;
  await Promise.all([prepareLand(), site.dispatch(trackingApi.endpoints.queryTrack.initiate(ask, { forceRefetch: true, subscribe: false }))]);
}

/** A page with a query is one reader's business: it stays out of search engines. */
export function trackHead({ market, search, intl }: PageContext): PageHead {
  const ask = readAsk(search);
  const country = intl.formatDisplayName(market.country, { type: 'region' }) ?? market.country;
  const title =
    ask && !isOrder(ask)
      ? intl.formatMessage({ id: 'track.head.resultsTitle' }, { count: ask.waybillNos.length })
      : intl.formatMessage({ id: ask ? 'track.head.orderTitle' : 'track.head.title' }, { country });
  const description = intl.formatMessage({ id: 'track.head.description' }, { country });
  return { title, description, ...(search.size > 0 && { noindex: true }) };
}
