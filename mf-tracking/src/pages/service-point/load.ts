/** Data, validity and head of the page of one service point. */
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import type { PageContext, PageHead, SiteStore } from '@amberlane/core';
import { failureOf } from '../../api/tracking-api.ts';
import { pointsApi, type ListedPoint, type NearbyQuery, type PointQuery } from '../../api/points-api.ts';
import { pointJsonLd } from './point-json-ld.ts';

const LONGEST_DESCRIPTION = 160;

export const siteCodeOf = ({ code = '' }: PageContext['params']): string => code.toUpperCase();
export const pointQuery = (siteCode: string, { locale }: Pick<Market, 'locale'>): PointQuery => ({ locale, siteCode });
/** The nearest of its country, itself first. */
export const nearbyQuery = ({ countryCode, lat, lng }: Pick<ListedPoint, 'countryCode' | 'lat' | 'lng'>, { locale }: Pick<Market, 'locale'>): NearbyQuery => ({
  locale, countryCode, lat: String(lat), lng: String(lng),
});

const answerIn = (site: SiteStore, siteCode: string, market: Market) => pointsApi.endpoints.point.select(pointQuery(siteCode, market))(site.getState());

/** What is known to be no point is not found, before it is asked for or after. */
export function isPoint({ params, site, market }: PageContext): boolean {
  const siteCode = siteCodeOf(params);
  if (!/^[A-Z]{2}-[A-Z]{3}-\d{2}$/.test(siteCode)) return false;
  const { error } = answerIn(site, siteCode, market);
  return error === undefined || failureOf(error).code !== ERROR.NOT_FOUND;
}

export async function loadPoint({ params, site, market }: PageContext): Promise<void> {
  const { point, pointsAround } = pointsApi.endpoints;
  const { data } = await site.dispatch(point.initiate(pointQuery(siteCodeOf(params), market), { forceRefetch: true, subscribe: false }));
  if (data) await site.dispatch(pointsAround.initiate(nearbyQuery(data, market), { subscribe: false }));
}

export function pointHead(context: PageContext): PageHead {
  const { params, site, market, intl } = context;
  const { data } = answerIn(site, siteCodeOf(params), market);
  if (!data) return { title: `${intl.formatMessage({ id: 'point.failure.title' })} | ${BRAND.name}`, description: intl.formatMessage({ id: 'point.failure.text' }), noindex: true };
  const city = data.areaName ?? data.cityName;
  const description = intl.formatMessage({ id: 'point.head.description' }, { name: data.siteName, city, address: data.localAddress ?? data.address });
  return {
    title: `${data.siteName}, ${data.cityName} | ${BRAND.name}`,
    description: description.slice(0, LONGEST_DESCRIPTION),
    ...(data.closedForGood && { noindex: true }),
    jsonLd: data.closedForGood ? [] : [pointJsonLd(data, context)],
  };
}
