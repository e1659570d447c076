/** The eleven countries with their languages, the page's own first, as links that keep the page; in header and dialog. */
import { COUNTRIES, languageTag, LOCALE_FACTS, localesOf, marketSegment, type Country } from '@amberlane/contract/site';
import { countryIconPath } from '@amberlane/contract/site/country-icon';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { usePageIn } from '../page-in-market.ts';
import css from './market-list.module.css';

/**
 * `columns`: as many as fit, with the country's code in front; otherwise one, with its icon. The dialog of a first visit
 * opens by itself: eleven icons would be fetched with the page.
 */
export function MarketList({ columns = false }: { columns?: boolean }) {
  const { country: here } = useMarket();
  return (
    <ul role="list" className={columns ? css.columns : css.list}>
      {[here, ...COUNTRIES.filter((country) => country !== here)].map((country) => (
        <CountryRow key={country} country={country} showCode={columns} />
      ))}
    </ul>
  );
}

function CountryRow({ country, showCode }: { country: Country; showCode: boolean }) {
  const name = useIntl().formatMessage({ id: `shell.country.${country}` });
  const here = useMarket();
  const pageIn = usePageIn();
  return (
    <li className={css.row}>
      {/* The name beside it says it all. An icon is fetched once the list is on screen. */}
      {showCode ? (
        <span className={css.code} aria-hidden="true">
          {country}
        </span>
      ) : (
        <img src={countryIconPath(country)} alt="" width={21} height={14} loading="lazy" decoding="async" className={css.icon} />
      )}
      <span className={css.name}>
        <FormattedMessage id={`shell.country.${country}`} />
      </span>
      <span role="group" aria-label={name} className={css.languages}>
        {localesOf(country).map((locale) => {
          const market = { country, locale };
          const segment = marketSegment(market);
          return (
            // No router link: another country may be another host, and the choice is kept by the loader.
            <a
              key={locale}
              href={pageIn(market)}
              hrefLang={languageTag(market)}
              lang={LOCALE_FACTS[locale].tag}
              data-place={segment}
              aria-current={segment === here.segment ? 'true' : undefined}
              className={css.language}
            >
              {LOCALE_FACTS[locale].name}
            </a>
          );
        })}
      </span>
    </li>
  );
}
