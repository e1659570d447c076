import { languageTag, LOCALE_FACTS, localesOf, marketSegment, type Country, type Locale } from '@amberlane/contract/site';
import { FormattedMessage, marketHref, useMarket, usePageAddress } from '@amberlane/core';
import { Notice } from '@amberlane/ui';

/** The same page in the saved language and country, where the site has that pair and does not show it already. */
export function ShowSite({ country, locale }: { country: Country; locale: Locale }) {
  const here = useMarket();
  const { path } = usePageAddress();
  const offered: readonly Locale[] = localesOf(country);
  const market = { country, locale };
  const segment = marketSegment(market);
  if (!offered.includes(locale) || segment === here.segment) return null;
  return (
    <Notice tone="done">
      {/* Another country may be another host, so it is no router link; the choice is kept by whoever follows `data-place`. */}
      <a href={marketHref(market, path)} hrefLang={languageTag(market)} data-place={segment}>
        <FormattedMessage id="preferences.show" values={{ language: <bdi key="language" lang={LOCALE_FACTS[locale].tag}>{LOCALE_FACTS[locale].name}</bdi>, country: <FormattedMessage key="country" id={`shell.country.${country}`} /> }} />
      </a>
    </Notice>
  );
}
