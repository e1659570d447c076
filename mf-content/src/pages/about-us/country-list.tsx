import { COUNTRIES, LOCALE_FACTS, languageTag, localesOf, type Place } from '@amberlane/contract';
import { FormattedMessage, placeHref } from '@amberlane/core';
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
                <PlaceLink key={locale} place={{ country, locale }} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.prose}>
        <FormattedMessage id="about.countries.licence" />
      </p>
    </Section>
  );
}

/** An ordinary address: another country is another page of the server, with its own prices and messages. */
function PlaceLink({ place }: { place: Place }) {
  const { name, dir } = LOCALE_FACTS[place.locale];
  const tag = languageTag(place);
  return (
    <a href={placeHref(place, '')} hrefLang={tag} lang={tag} dir={dir} className={css.language}>
      {name}
    </a>
  );
}
