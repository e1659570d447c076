/** Data and head of the tracking page. */
import type { PageContext, PageHead } from '@amberlane/core';
import { trackingApi } from '../../api/tracking-api.ts';
import { readTrackQuery } from '../../query/track-query.ts';

/** Asks anew on every visit of the address: a parcel moves, and "try again" is a link to the same page. */
export async function loadTrack({ search, site }: PageContext): Promise<void> {
  const query = readTrackQuery(search);
  if (!query || query.refusal) return;
  const request = { waybillNos: [...query.list.numbers] };
  await site.dispatch(trackingApi.endpoints.queryTrack.initiate(request, { forceRefetch: true, subscribe: false }));
}

/** A page with a query is one reader's business: it stays out of search engines. */
export function trackHead({ place, search, intl }: PageContext): PageHead {
  const query = readTrackQuery(search);
  const country = intl.formatDisplayName(place.country, { type: 'region' }) ?? place.country;
  const title = query?.refusal === null
    ? intl.formatMessage({ id: 'track.head.resultsTitle' }, { count: query.list.count })
    : intl.formatMessage({ id: 'track.head.title' }, { country });
  const description = intl.formatMessage({ id: 'track.head.description' }, { country });
  return { title, description, ...(search.size > 0 && { noindex: true }) };
}
