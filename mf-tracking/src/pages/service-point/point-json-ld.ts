/** A service point for search engines: schema.org LocalBusiness with its hours. */
import { BRAND } from '@amberlane/contract/site/brand';
import { marketHref, type PageContext } from '@amberlane/core';
import type { PointDetails } from '../../api/points-api.ts';
import { pointPath } from '../../points/point-filter.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const pointJsonLd = (point: PointDetails, { market, origin }: Pick<PageContext, 'market' | 'origin'>) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${origin}${marketHref(market, pointPath(point.siteCode))}#point`,
  name: `${BRAND.name}, ${point.siteName}`,
  url: origin + marketHref(market, pointPath(point.siteCode)),
  telephone: point.phone,
  email: point.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: point.localAddress ?? point.address,
    addressLocality: point.cityName,
    addressRegion: point.provinceName,
    addressCountry: point.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng },
  openingHoursSpecification: [
    ...point.hours.map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap((day) => DAYS[day - 1] ?? []),
      opens: from,
      // schema.org knows no 24:00; a day that ends where the next begins closes with its last minute.
      closes: to === '24:00' ? '23:59' : to,
    })),
    ...point.closures.map(({ from, to }) => ({ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' })),
  ],
  parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, url: `${origin}/` },
});
