/** Data and head of the page of service points. */
import type { PageContext, PageHead } from '@amberlane/core';
import { pointsApi } from '../../api/points-api.ts';
import { pointListQuery, readPointFilter } from '../../points/point-filter.ts';
import { focusWindow } from './map-focus.ts';

/** Asks anew on every visit of the address: doors open and close, and "try again" is a link to the same page. */
export async function loadPoints({ search, market, site }: PageContext): Promise<void> {
  const query = pointListQuery(readPointFilter(search, market), market);
  const { data } = await site.dispatch(pointsApi.endpoints.points.initiate(query, { forceRefetch: true, subscribe: false }));
  const window = data ? focusWindow(data) : null;
  if (window) await site.dispatch(pointsApi.endpoints.stillLand.initiate(window, { subscribe: false }));
}

/** A search is one reader's business: it stays out of search engines. */
export function pointsHead({ market, search, intl }: PageContext): PageHead {
  const country = intl.formatMessage({ id: `points.country.${market.country}` });
  return {
    title: intl.formatMessage({ id: 'points.head.title' }, { country }),
    description: intl.formatMessage({ id: 'points.head.description' }, { country }),
    ...(search.size > 0 && { noindex: true }),
  };
}
