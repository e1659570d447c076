import { COUNTRIES, LOCALE_FACTS, languageTag, localesOf, type Market } from '@amberlane/contract/site';
import { FormattedMessage, marketHref } from '@amberlane/core';
import { Section } from '../../section/section.tsx';
import css from './page.module.css';

/** Every country of the site with links to its pages, in each of its languages. */
export function CountryList() {
  return (
    <Section id="countries" title={<FormattedMessage id="about.countries.title" />} lead={<FormattedMessage id="about.countries.lead" />}>
      <ul role="list" className={css.countries}>
        {COUNTRIES.map((country) => (
          <li key={country} className={css.country}>
            <b>
              <FormattedMessage id={`content.country.${country}`} />
            </b>
            <span className={css.languages}>
              {localesOf(country).map((locale) => (
                <MarketLink key={locale} market={{ country, locale }} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** An ordinary address: another country is another page of the server, with its own prices and messages. */
function MarketLink({ market }: { market: Market }) {
  const { name, dir } = LOCALE_FACTS[market.locale];
  const tag = languageTag(market);
  return (
    <a href={marketHref(market, '')} hrefLang={tag} lang={tag} dir={dir} className={css.language}>
      {name}
    </a>
  );
}
