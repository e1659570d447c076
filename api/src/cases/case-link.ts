/** Address of the page that tells where a case stands. The email address is typed there: a forwarded mail opens nothing. */
import { marketSegment, type Country, type Locale } from '@amberlane/contract/site';
import { emailMarket } from '../tracking-subscriptions/email-market.ts';
import type { ApiSettings } from '../settings.ts';

interface Linked {
  readonly reference: string;
  readonly country: Country;
  readonly locale: Locale;
}

export function caseLink({ reference, country, locale }: Linked, { siteOrigin, turkishOrigin }: Pick<ApiSettings, 'siteOrigin' | 'turkishOrigin'>): string {
  const market = emailMarket(country, locale);
  return `${market.country === 'TR' ? turkishOrigin : siteOrigin}/${marketSegment(market)}/service/case?reference=${reference}`;
}
